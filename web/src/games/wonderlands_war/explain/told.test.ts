import { describe, expect, it } from 'vitest'
import { sceneAt } from '../testing/samples'
import { book, tea, voice, withSeat } from '../testing/reading'
import type { SeatView } from '../types'
import { atTea, built } from './told'

describe('a player at a glance', () => {
  it('shows how far the Tea Party is for each', () => {
    const told = (seat: Partial<SeatView>): string => voice.text('ww-has-tea', atTea(withSeat(tea.view, seat), 0, book))
    expect(told({ party_cards: 1 })).toBe('Cards: 1 of 4')
    expect(told({ party_cards: 4 })).toBe('leaves next')
    expect(told({ party_cards: 4, leader: 'witzend' })).toBe('left the Party')
    expect(atTea(sceneAt('choose_chair of 2').view, 0, book).of).toBe(5)
  })

  it('counts Castles built with their VP, with 2 players the upright ones', () => {
    const { view } = sceneAt('end of 2')
    const regions = view.regions.map((region, i) => ({ ...region, seats: region.seats.map((force) => ({ ...force, castle: (['upright', 'sideways'] as const)[i] ?? ('none' as const) })) }))
    expect(built({ ...view, regions }, 0)).toEqual({ count: 2, vp: view.seats[0]?.castle_value })
    expect(voice.text('ww-has-built', { count: 2, vp: 6 })).toBe('2 built: 6 VP')
  })

  it('says what is left in supply, in the singular too', () => {
    expect(voice.text('ww-has-supporters', { count: 1 })).toBe('1 Supporter left')
    expect(voice.text('ww-has-castles', { count: 5 })).toBe('5 Castles left')
  })
})
