import { describe, expect, it } from 'vitest'
import type { Action } from '../../../lib/game'
import { sceneAt } from '../testing/samples'
import type { Props } from '../types'
import { naturalPart, partsOf } from './tabs'

const asked = (more: Partial<Props> = {}): Props => ({ ...sceneAt('draw_or_halt of 2'), legal: new Map(), taught: [], odds: {}, ...more }) as unknown as Props
const legal = (...targets: string[]): Partial<Props> => ({ legal: new Map(targets.map((target): [string, Action[]] => [target, []])) })
const draws = { draws: [{ draws: 1, bust: 0, strength: 2, forge_symbol: 0, madness: 0 }], bag: 9 }

describe('a battle on a small screen', () => {
  it('has something of the own bag only where there is something to see', () => {
    expect(partsOf(asked())).toEqual(['track', 'fighters'])
    expect(partsOf(asked({ odds: draws }))).toEqual(['track', 'fighters', 'own'])
  })

  it('begins with the track, and shows where what may be chosen lies', () => {
    expect(naturalPart(asked({ odds: draws }))).toBe('track')
    expect(naturalPart(asked(legal('seat:1')))).toBe('track')
    expect(naturalPart(asked(legal('unit:0:supporter:red_keep')))).toBe('fighters')
    expect(naturalPart(asked(legal('unit:0:supporter:reserve')))).toBe('track')
    expect(naturalPart(asked(legal('chip:forge')))).toBe('fighters')
  })

  it('shows several chips in the hand, and what somebody speaks of who teaches', () => {
    const battle = sceneAt('draw_or_halt of 2').view.battle
    expect(naturalPart(asked({ view: { ...asked().view, battle: battle && { ...battle, held: ['forge', 'madness'] } } }))).toBe('own')
    expect(naturalPart(asked({ taught: ['odds'] }))).toBe('own')
    expect(naturalPart(asked({ taught: ['stone:5'], ...legal('unit:0:supporter:red_keep') }))).toBe('track')
  })
})
