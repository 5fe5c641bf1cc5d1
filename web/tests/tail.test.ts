import { describe, expect, it } from 'vitest'
import { Tail } from '../src/lib/tail'

const entry = (seq: number, index: number) => ({ seq, index, kind: 'k', args: {}, seen: false })
const update = (seq: number, ...indices: number[]) => ({ seq, events: indices.map((i) => entry(seq, i)) })

describe('Tail', () => {
  it('joins updates to the snapshot', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 2, log: [entry(1, 0), entry(2, 1)] })
    expect(tail.update(update(3, 2, 3))).toEqual({ fresh: true, gap: false })
    expect(tail.log.map((e) => e.index)).toEqual([0, 1, 2, 3])
  })

  it('ignores a doubled frame', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [] })
    tail.update(update(1, 0))
    expect(tail.update(update(1, 0))).toEqual({ fresh: false, gap: false })
    expect(tail.log).toHaveLength(1)
  })

  it('shows a frame after a gap and asks for what is missing', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [] })
    expect(tail.update(update(2, 1))).toEqual({ fresh: true, gap: true })
  })

  it('lets a late older frame change nothing', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 0, log: [] })
    tail.update(update(2, 1))
    expect(tail.update(update(1, 0)).fresh).toBe(false)
    expect(tail.snapshot({ seq: 1, log: [entry(1, 0)] }).fresh).toBe(false)
    expect(tail.seq).toBe(2)
  })

  it('forgets what was taken back: the snapshot after an undo is shorter and newer', () => {
    const tail = new Tail()
    tail.snapshot({ seq: 3, log: [entry(1, 0), entry(2, 1), entry(3, 2)] })
    tail.snapshot({ seq: 4, log: [entry(1, 0)] })
    tail.update(update(5, 1))
    expect(tail.log.map((e) => [e.seq, e.index])).toEqual([
      [1, 0],
      [5, 1],
    ])
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
      tail.snapshot({ seq: 0, log: [] })
      for (const seq of order) tail.update(update(seq, seq - 1))
      expect(tail.seq).toBe(3)
    }
  })
})
