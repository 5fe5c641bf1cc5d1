import { describe, expect, it } from 'vitest'
import type { ViewHeader } from '../src/lib/game'
import { leap, partsOf } from '../src/replay/steps'

const steps = (views: object[]) => views.map((view) => ({ view: view as ViewHeader }))

describe('parts of a replay', () => {
  it('begin where the turn changes, if the game says no more', () => {
    expect(partsOf(steps([{ turn: 0 }, { turn: 1 }, { turn: 1 }, { turn: 2 }]), undefined)).toEqual({ turn: [1, 3], round: [] })
  })

  it('begin where the standing or the round of the game changes', () => {
    const views = [{}, { round: 1, seat: 0 }, { round: 1, seat: 0 }, { round: 1, seat: 1 }, { round: 2, seat: 1 }]
    const progress = (view: ViewHeader) => ({ key: 'standing', args: { ...(view as object) } })
    expect(partsOf(steps(views), progress)).toEqual({ turn: [1, 3, 4], round: [1, 4] })
  })

  it('are leapt by, and before the first lies the set-up', () => {
    const ways = (at: number) => [leap([2, 5], at, -1), leap([2, 5], at, 1)]
    expect([0, 1, 2, 3, 5, 6].map(ways)).toEqual([
      [null, 2],
      [0, 2],
      [0, 5],
      [2, 5],
      [2, null],
      [5, null],
    ])
  })
})
