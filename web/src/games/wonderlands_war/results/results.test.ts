import { describe, expect, it } from 'vitest'
import type { Arg, Entry } from '../../../lib/game'
import { isParty, resultsOf, type BattleResult, type PartyResult } from './results'

type Line = [kind: string, args?: Record<string, Arg>]

/** A log; each line of it is an action of its own. */
const logOf = (...lines: Line[]): Entry[] => lines.map(([kind, args = {}], index) => ({ seq: index, index, kind, args, seen: true }))
const battles = (log: readonly Entry[], since = 0): BattleResult[] => resultsOf(log, since, 3, 2).filter((one): one is BattleResult => !isParty(one))
const vp = (seat: number, count: number, reason = '@reason-award'): Line => ['vp-gained', { seat, count, reason }]

const BEGUN: Line[] = [
  ['round-started', { round: 2, seat: 0 }],
  ['battle-started', { region: 'red_keep', seats: [0, 1, 2] }],
  ['start-strength', { seat: 0, count: 3 }],
  ['start-strength', { seat: 1, count: 0 }],
  ['start-strength', { seat: 2, count: 5 }],
]
const FOUGHT: Line[] = [
  ['chip-played', { seat: 0, chip: 'rose_weak', count: 2, strength: 5 }],
  ['unit-lost', { seat: 1, unit: 'supporter', region: 'red_keep' }],
  ['unit-lost-to', { seat: 1, unit: 'walrus', from: 'red_keep', region: 'witzend' }],
  ['chip-played', { seat: 1, chip: 'forge', count: 4, strength: 4 }],
  ['strength-gained', { seat: 1, count: 6, ability: 'x' }],
  ['strength-lost', { seat: 1, count: 1, ability: 'x' }],
  ['bust', { seat: 2 }],
  ['battle-ended', { region: 'red_keep' }],
]
const WON: Line[] = [['first-place', { seat: 1, region: 'red_keep', count: 8 }], ['second-place', { seat: 0, count: 4 }], vp(1, 8), ['castle-placed', { seat: 1, region: 'red_keep' }], vp(0, 4), vp(0, 2, '@ability-rose_a')]

describe('a battle', () => {
  const log = logOf(...BEGUN, ...FOUGHT, ...WON, ['wager-void', { seat: 3, target: 0 }], ['war-ended'])
  const [battle] = battles(log)

  it('is of the present round, or the one before the first that begins, where the log begins in the middle', () => {
    const later = BEGUN.slice(1)
    expect(battles(logOf(...later, ...FOUGHT, ...WON, ['war-ended']))[0]?.round).toBe(2)
    expect(battles(logOf(...later, ...FOUGHT, ...WON, ['war-ended'], ['round-started', { round: 2, seat: 0 }]))[0]?.round).toBe(1)
  })

  it('tells everybody, the best first, with final Strength, bust, VP, Castle and units lost', () => {
    expect(battle).toMatchObject({ region: 'red_keep', how: 'won', round: 2 })
    expect(battle?.outcomes).toEqual([
      { seat: 1, strength: 9, bust: false, place: 'first', vp: 8, besides: 0, castles: [{ how: 'castle-placed', region: 'red_keep' }], lost: 2 },
      { seat: 0, strength: 5, bust: false, place: 'second', vp: 4, besides: 2, castles: [], lost: 0 },
      { seat: 2, strength: 0, bust: true, place: 'none', vp: 0, besides: 0, castles: [], lost: 0 },
    ])
    expect(battle?.wagers.map(({ kind }) => kind)).toEqual(['wager-void'])
  })

  it('is told once nothing more can come of it', () => {
    expect(battles(log.slice(0, -1))).toEqual([])
    expect(battle?.index).toBe(log.length - 1)
  })

  it('is news until the next own action', () => {
    expect(battles(log, log.length - 1)).toHaveLength(1)
    expect(battles(log, log.length)).toEqual([])
  })

  it('understands arguments as they are spoken', () => {
    const [told] = battles(logOf(['battle-started', { region: '@region-witzend', seats: ['#0', '#1'] }], ['start-strength', { seat: '#1', count: 3 }], ['first-place', { seat: '#1' }], ['war-ended']))
    expect(told).toMatchObject({ region: 'witzend', how: 'won' })
    expect(told?.outcomes.map(({ seat, strength }) => [seat, strength])).toEqual([
      [1, 3],
      [0, 0],
    ])
  })

  it('may be a tie, with the Local Resistance too, or won by nobody', () => {
    const how = (...lines: Line[]) => battles(logOf(...BEGUN, ...lines, ['war-ended']))[0]?.how
    expect(how(['tied-first', { seats: [0, 2] }])).toBe('tied')
    expect(how(['tied-resistance', { seat: 2, count: 5 }])).toBe('tied')
    expect(how(['no-winner', { region: 'red_keep' }])).toBe('nobody')
  })

  it('is no battle where one is alone', () => {
    const [alone, ...more] = battles(logOf(['uncontested', { seat: 2, region: 'witzend' }], vp(2, 6), ['no-battle', { region: 'tulgey_woods' }]))
    expect(alone).toMatchObject({ region: 'witzend', how: 'alone' })
    expect(alone?.outcomes).toMatchObject([{ seat: 2, strength: null, vp: 6 }])
    expect(more).toEqual([])
  })
})

describe('the end of a Tea Party', () => {
  it('tells what it brought each, but nothing that happened before or after', () => {
    const log = logOf(
      ['madness-gained', { seat: 0, count: 1 }],
      ['party-ended'],
      ['poison-returned'],
      ['madness-gained', { seat: 0, count: 1 }],
      ['madness-gained', { seat: 1, count: 1 }],
      ['madness-gained', { seat: 1, count: 1 }],
      ['shards-halved', { seat: 1, count: 3 }],
      ['war-started', { region: 'witzend' }],
      ['madness-gained', { seat: 2, count: 1 }],
    )
    const [party] = resultsOf(log, 7, 3, 2) as PartyResult[]
    expect(party?.brought).toEqual([
      { madness: 1, shards: 0 },
      { madness: 2, shards: 3 },
      { madness: 0, shards: 0 },
    ])
    expect(resultsOf(log, 8, 3, 2)).toEqual([])
  })
})
