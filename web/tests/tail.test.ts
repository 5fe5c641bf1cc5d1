import { describe, expect, it } from 'vitest'
import { Tail } from '../src/lib/tail'

const entry = (seq: number, index: number) => ({ seq, index, kind: 'k', args: {}, seen: false })
const update = (seq: number, ...indices: number[]) => ({ seq, events: indices.map((i) => entry(seq, i)) })

describe('Tail', () => {
  it('joins updates to the snapshot', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 2, log: [entry(1, 0), entry(2, 1)], earlier: 0 })
    expect(tail.update(update(3, 2, 3))).toEqual({ fresh: true, gap: false })
    expect(tail.log.map((e) => e.index)).toEqual([0, 1, 2, 3])
  })

  it('ignores a doubled frame', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [], earlier: 0 })
    tail.update(update(1, 0))
    expect(tail.update(update(1, 0))).toEqual({ fresh: false, gap: false })
    expect(tail.log).toHaveLength(1)
  })

  it('shows a frame after a gap and asks for what is missing', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [], earlier: 0 })
    expect(tail.update(update(2, 1))).toEqual({ fresh: true, gap: true })
  })

  it('lets a late older frame change nothing', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [], earlier: 0 })
    tail.update(update(2, 1))
    expect(tail.update(update(1, 0)).fresh).toBe(false)
    expect(tail.snapshot({ seq: 1, log: [entry(1, 0)], earlier: 0 }).fresh).toBe(false)
    expect(tail.seq).toBe(2)
  })

  it('forgets what was taken back: the snapshot after an undo is shorter and newer', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 3, log: [entry(1, 0), entry(2, 1), entry(3, 2)], earlier: 0 })
    tail.snapshot({ seq: 4, log: [entry(1, 0)], earlier: 0 })
    tail.update(update(5, 1))
    expect(tail.log.map((e) => [e.seq, e.index])).toEqual([
      [1, 0],
      [5, 1],
    ])
  })

  it('takes earlier lines as long as they are those before what it knows', () => {
    const tail = new Tail()
    const chapter = (name: string) => ({ key: 'chapter-turn', args: { name } })
    tail.snapshot({ seq: 5, log: [{ ...entry(4, 6), chapter: chapter('a') }, entry(5, 7)], earlier: 4 })
    expect(tail.prepend({ log: [entry(1, 1)], earlier: 0 }, 5)).toBe(false)
    expect(tail.prepend({ log: [{ ...entry(3, 4), chapter: chapter('a') }, entry(3, 5)], earlier: 2 }, 6)).toBe(true)
    expect(tail.earlier).toBe(2)
    expect(tail.prepend({ log: [{ ...entry(1, 0), chapter: chapter('b') }, entry(2, 1)], earlier: 0 }, 4)).toBe(true)
    expect(tail.earlier).toBe(0)
    expect(tail.log.map((e) => e.index)).toEqual([0, 1, 4, 5, 6, 7])
    // a chapter that goes on in the next part is one
    expect(tail.log.flatMap((e) => (e.chapter ? [e.index] : []))).toEqual([0, 4])
    tail.update(update(6, 8))
    tail.snapshot({ seq: 7, log: [entry(5, 7)], earlier: 5 })
    expect(tail.earlier).toBe(5)
    expect(tail.log).toHaveLength(1)
  })

  it('ends in the newest view whatever the order of frames', () => {
    const orders = [
      [1, 2, 3],
      [3, 1, 2],
      [2, 1, 3],
      [3, 3, 2, 1],
    ]
    for (const order of orders) {
      const tail = new Tail()
      tail.snapshot({ seq: 0, log: [], earlier: 0 })
      for (const seq of order) tail.update(update(seq, seq - 1))
      expect(tail.seq).toBe(3)
    }
  })
})
