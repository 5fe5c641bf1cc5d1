import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/lib/game'
import { around, fitted, LINES, more, moved, newest } from '../src/lib/stretch'
import { chaptersOf, clipped } from '../src/lib/turns'

describe('what is drawn of a long list', () => {
  it('is the newest at first, and more as one reads back', () => {
    expect(newest(1000)).toEqual({ from: 1000 - LINES, to: Infinity })
    expect(more(newest(1000), -1).from).toBe(1000 - 2 * LINES)
    expect(more(newest(10), -1)).toEqual({ from: 0, to: Infinity })
  })

  it('is what lies about a line, if that is not drawn already', () => {
    expect(around(500, newest(1000))).toEqual({ from: 500 - LINES / 2, to: 500 + LINES / 2 })
    expect(around(990, newest(1000))).toEqual(newest(1000))
    expect(around(3, newest(1000)).from).toBe(0)
  })

  it('stays the same lines when earlier ones become known', () => {
    expect(moved({ from: 5, to: 25 }, 100)).toEqual({ from: 105, to: 125 })
    expect(moved(newest(60), 100)).toEqual(newest(160))
  })

  it('goes on to the end once it has reached it', () => {
    const drawn = around(20, newest(1000))
    expect(fitted(drawn, 1000, false)).toBe(drawn)
    expect(fitted(more(drawn, 1), 20 + LINES, false).to).toBe(Infinity)
  })

  it('stays as it is for who reads, and lets go of old lines for who follows', () => {
    let drawn = newest(100)
    for (let count = 100; count < 1000; count++) {
      expect(fitted(drawn, count, false).from).toBe(drawn.from)
      drawn = fitted(drawn, count, true)
      expect(count - drawn.from).toBeLessThanOrEqual(3 * LINES)
    }
  })

  it('is never less than there is, also after something was taken back', () => {
    expect(fitted(newest(1000), 900, false)).toEqual(newest(900))
    expect(fitted(newest(0), 5, true)).toEqual({ from: 0, to: Infinity })
  })

  it('keeps the chapters: whose, and which, though their first lines are not drawn', () => {
    const begin = (seat: number) => ({ chapter: { key: 'chapter-turn', args: { seat: `#${seat}` } } })
    const log = [begin(0), begin(1), {}, {}, begin(2)].map((begun, index): Entry => ({ seq: index, index, kind: 'k', args: {}, seen: false, ...begun }))
    const shown = clipped(chaptersOf(log), { from: 2, to: 4 })
    expect(shown.map(({ seat, first, entries }) => [seat, first, entries.map(({ index }) => index)])).toEqual([[1, 1, [2, 3]]])
  })
})
