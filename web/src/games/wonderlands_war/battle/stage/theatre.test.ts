import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Arg, Entry } from '../../../../lib/game'
import { theatre } from './theatre.svelte'

const entry = (kind: string, args: Record<string, Arg> = {}): Entry => ({ seq: 1, index: 1, kind, args, seen: true })
const [DREW, ENDED] = [entry('drew', { seat: 0, chip: 'forge' }), entry('battle-ended')]

beforeEach(() => {
  vi.useFakeTimers()
  theatre.begin([DREW], true)
})
afterEach(() => vi.useRealTimers())

describe('the stage of a battle', () => {
  it('lays what all have chosen face down, then turns it over', () => {
    theatre.lay(0, 'forge')
    theatre.lay(1, null)
    expect(theatre.draw).toMatchObject({ open: false, last: false, turned: [{ seat: 0, chip: 'forge' }, { seat: 1, chip: null }] })
    theatre.turn()
    expect(theatre.draw?.open).toBe(true)
    expect([0, 1, 2].map((seat) => theatre.shows(seat))).toEqual([true, true, false])
  })

  it('begins anew with what is laid after that', () => {
    theatre.lay(0, 'forge')
    theatre.turn()
    theatre.lay(1, 'madness')
    expect(theatre.draw?.turned.map(({ seat }) => seat)).toEqual([1])
  })

  it('adds up what comes of a chip', () => {
    theatre.lay(0, 'forge')
    theatre.tell(0, ({ change }) => ({ change: change + 2, strength: 5 }))
    theatre.tell(0, ({ change }) => ({ change: change - 1, strength: 4 }))
    expect(theatre.draw?.turned[0]).toMatchObject({ change: 1, strength: 4 })
  })

  it('knows a draw with which the battle ends, not one after the end of another battle', () => {
    theatre.begin([DREW, ENDED], true)
    theatre.lay(0, 'forge')
    expect(theatre.draw?.last).toBe(true)
    theatre.begin([ENDED, entry('battle-started'), DREW], true)
    theatre.change()
    theatre.lay(0, 'forge')
    expect(theatre.draw).toMatchObject({ first: true, last: false })
  })

  it('shows who has won in place of the chips, with all that it brings', () => {
    theatre.lay(0, 'forge')
    theatre.decide(entry('first-place', { seat: 0, region: 'red_keep' }), [0])
    theatre.award(0, 4)
    theatre.award(0, 1)
    theatre.plant(0, entry('castle-placed', { seat: 0 }))
    expect(theatre.outcome).toMatchObject({ winners: [0], castles: [{ seat: 0 }] })
    expect(theatre.outcome?.vp.get(0)).toBe(5)
  })

  it('fades when the move is over, and is gone at once when that is broken off', () => {
    theatre.lay(0, 'forge')
    theatre.end(false)
    expect([theatre.falling, theatre.draw === null]).toEqual([true, false])
    vi.runAllTimers()
    expect([theatre.falling, theatre.draw]).toEqual([false, null])
    theatre.lay(0, 'forge')
    theatre.end(true)
    expect(theatre.draw).toBeNull()
  })
})
