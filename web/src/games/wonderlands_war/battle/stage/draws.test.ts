import { describe, expect, it } from 'vitest'
import type { Arg, Entry } from '../../../../lib/game'
import { lastDraw } from './draws'

type Line = [kind: string, args?: Record<string, Arg>]
const logOf = (...lines: Line[]): Entry[] => lines.map(([kind, args = {}], index) => ({ seq: index, index, kind, args, seen: true }))

const BEGUN: Line[] = [
  ['battle-started', { region: 'red_keep', seats: [0, 1, 2] }],
  ['start-strength', { seat: 0, count: 3 }],
  ['start-strength', { seat: 1, count: 5 }],
]
const FIRST: Line[] = [
  ['drew', { seat: 0, chip: 'forge' }],
  ['drew', { seat: 1, chip: 'rose_weak' }],
  ['chip-played', { seat: 0, chip: 'forge', count: 1, strength: 4 }],
  ['chip-played', { seat: 1, chip: 'rose_weak', count: 2, strength: 7 }],
]

describe('the last draw', () => {
  it('is nothing before the first', () => {
    expect(lastDraw(logOf(...BEGUN)).size).toBe(0)
    expect(lastDraw([]).size).toBe(0)
  })

  it('is what each has drawn, and by how much it changed the Strength', () => {
    expect([...lastDraw(logOf(...BEGUN, ...FIRST))]).toEqual([
      [0, { chip: 'forge', change: 1 }],
      [1, { chip: 'rose_weak', change: 2 }],
    ])
  })

  it('is that of those who did not halt, with all that came of it', () => {
    const second: Line[] = [
      ['halted', { seat: 1 }],
      ['drew', { seat: '#0', chip: '@chip-faction_1' }],
      ['chip-played', { seat: 0, chip: 'faction_1', count: 1, strength: 5 }],
      ['strength-gained', { seat: 0, count: 2, ability: 'x' }],
      ['strength-lost', { seat: 1, count: 3, ability: 'x' }],
    ]
    expect([...lastDraw(logOf(...BEGUN, ...FIRST, ...second))]).toEqual([[0, { chip: 'faction_1', change: 3 }]])
  })

  it('of a battle before this one counts no more', () => {
    expect(lastDraw(logOf(...BEGUN, ...FIRST, ...BEGUN)).size).toBe(0)
  })
})
