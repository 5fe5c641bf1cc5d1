import { describe, expect, it } from 'vitest'
import type { ExplainContext } from '../../../lib/game'
import { explainBoard } from '../board/explain'
import { chipsChosen } from '../board/pieces'
import type { Battle, Fighter, SeatView, View } from '../types'
import { explainBattle } from './explain'
import { combatants, second, stateOf, waitingFor } from './fighters'

const fighter = (more: Partial<Fighter> = {}): Fighter => ({ status: 'fighting', strength: 5, chip: null, chip_strength: null, doubling: false, extra: 0, lowered: 0, madness_drawn: 0, units: 2, place: 'none', ...more })
const battle = (seats: readonly (Fighter | null)[], more: Partial<Battle> = {}): Battle => ({ region: 'witzend', award: 7, draw: 2, seats, held: null, wagers: seats.map(() => null), decided: [], ...more })
const player = (seat: number): SeatView =>
  ({ seat, faction: 'alice', bag: { rose_weak: 2 }, bag_size: 2, active: ['forge'], exhausted: {}, madness: ['madness', 'madness', 'madness'], shield: false, forged: [['forge', null, null, null]], leader_strength: 2, castles_left: 4, castle_value: 3 }) as unknown as SeatView
const look = (now: Battle | null, more: Partial<View> = {}): View =>
  ({ seat: 1, players: now?.seats.length ?? 3, step: 'draw_or_halt', waiting: [], battle: now, resistance: null, seats: [0, 1, 2].map(player), ...more }) as unknown as View
const context = (view: View, odds: object = {}): ExplainContext => ({ view, odds: odds as Record<string, never>, decision: null, content: {} })

describe('those who fight', () => {
  it('are shown with the own one first', () => {
    expect(combatants(look(battle([fighter(), fighter(), null]))).map(({ seat }) => seat)).toEqual([1, 0])
  })

  it('are choosing until they have decided, whatever they decided', () => {
    const now = battle([fighter(), fighter(), fighter({ status: 'halted' })], { decided: [1] })
    expect([0, 1, 2].map((seat) => stateOf(look(now), now, seat))).toEqual(['choosing', 'decided', 'halted'])
  })

  it('are asked when something else waits for them, and placed in the end', () => {
    const now = battle([fighter(), fighter({ status: 'bust' }), fighter({ status: 'halted', place: 'first' })])
    const view = look(now, { step: 'lose_unit', waiting: [0] })
    expect([0, 1, 2].map((seat) => stateOf(view, now, seat))).toEqual(['asked', 'bust', 'first'])
  })

  it('show what waits for their next chip', () => {
    expect(waitingFor(fighter({ doubling: true, extra: 1, lowered: 2 })).map(({ key }) => key)).toEqual(['ww-battle-doubled', 'ww-battle-extra', 'ww-battle-lowered'])
    expect(waitingFor(fighter())).toEqual([])
    expect(waitingFor(fighter({ doubling: true, status: 'halted' }))).toEqual([])
  })

  it('share half of an odd award rounded up for the second place', () => {
    expect([8, 7, 1].map(second)).toEqual([4, 4, 1])
  })
})

describe('explanations in a battle', () => {
  it('name a fighter with the state that counts now', () => {
    const told = explainBattle('fighter:0', context(look(battle([fighter({ status: 'bust', strength: 0 }), fighter(), null]))))
    expect(told?.text.key).toBe('ww-battle-state-bust-help')
    expect(told?.title.args).toMatchObject({ seat: '#0', strength: 0 })
  })

  it('tell who stands on a stone', () => {
    const told = explainBattle('stone:5', context(look(battle([fighter(), fighter(), null]))))
    expect(told?.title.args).toMatchObject({ number: 5, count: 2, seats: ['#0', '#1'] })
  })

  it('keep a Wager face down until it is open', () => {
    const at = (wager: 'hidden' | number) => explainBattle('wager:2', context(look(battle([fighter(), fighter(), null], { wagers: [null, null, wager] }))))?.title.key
    expect([at('hidden'), at(0)]).toEqual(['ww-battle-wager', 'ww-battle-wager-on'])
  })

  it('give the odds in whole percent, a line for each number of draws', () => {
    const odds = { draws: [{ draws: 1, bust: 0.334, strength: 3.44, forge_symbol: 0.5, madness: 0.31 }], bag: 9 }
    expect(explainBattle('odds', context(look(battle([fighter(), fighter(), null])), odds))?.more?.[0]?.args).toEqual({ draws: 1, bust: 33, strength: 3.4, symbol: 50, madness: 0.3 })
  })

  it('have nothing to say outside of battles', () => {
    expect(explainBattle('stone:5', context(look(null)))).toBeNull()
  })
})

describe('explanations on a board', () => {
  it('count what fills the Madness track', () => {
    expect(explainBoard('madness:2', context(look(null)))?.text.args).toEqual({ left: 1 })
  })

  it('know whose track is meant, named with its owner or not', () => {
    expect(explainBoard('track:1:0', context(look(null)))?.title.args).toEqual({ track: 1, filled: 1 })
    expect(explainBoard('track:1', context(look(null)))?.title.args).toEqual({ track: 1, filled: 1 })
  })

  it('list the bag, and leave other pieces to others', () => {
    expect(explainBoard('bagof:0', context(look(null)))?.more).toEqual([{ key: 'ww-chips', args: { chip: '@chip-rose_weak', count: 2 } }])
    expect(explainBoard('region:witzend', context(look(null)))).toBeNull()
  })
})

describe('chips to choose', () => {
  it('lie in the bag, on the board, or elsewhere, as the step asks', () => {
    expect(['choose_forged', 'forging', 'use', 'gain_ally', 'choose_drawn'].map(chipsChosen)).toEqual(['bag', 'board', 'board', 'elsewhere', 'elsewhere'])
  })
})
