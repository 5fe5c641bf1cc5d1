import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest'
import { Pacer, type Course } from '../src/lib/pacer'

const CALM = 12_000
const SLOT = 850

/** A queue whose moves take `travel` milliseconds; what is shown when, what breaks off. */
function laid(travel = 400, course: Partial<Course<number>> = {}) {
  const shown: number[] = []
  const times: number[] = []
  const broken: number[] = []
  const behind: number[] = []
  const pacer = new Pacer<number>({
    show: (n) => {
      shown.push(n)
      times.push(Date.now())
    },
    play: (n, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, travel)
        signal.addEventListener('abort', () => {
          if (!shown.includes(n)) broken.push(n)
          clearTimeout(timer)
          resolve()
        })
      }),
    slot: () => SLOT,
    limit: () => CALM,
    behind: (moves) => behind.push(moves),
    ...course,
  }, Date.now)
  return { pacer, shown, times, broken, behind }
}
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('Pacer', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('shows a position when its move has been played, not before', async () => {
    const { pacer, shown, behind } = laid(400)
    pacer.push(1)
    await vi.advanceTimersByTimeAsync(399)
    expect([shown, behind.at(-1)]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(2)
    expect([shown, behind.at(-1)]).toEqual([[1], 0])
  })

  it('gives each move its time when there is time', async () => {
    const { pacer, times } = laid(400)
    numbers(3).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(CALM)
    expect(times).toEqual([400, 400 + SLOT, 400 + 2 * SLOT])
  })

  it('waits for a move that takes longer than its time', async () => {
    const { pacer, times } = laid(2000)
    numbers(2).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(CALM)
    expect(times).toEqual([2000, 4000])
  })

  it.each([1, 5, 20, 60, 500])('catches up with %i moves in time, in order', async (count) => {
    const { pacer, shown, times } = laid(1500)
    numbers(count).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(10 * CALM)
    expect(shown).toEqual(numbers(count))
    expect(times.at(-1)).toBeLessThanOrEqual(CALM)
  })

  it('catches up in time with moves that keep coming', async () => {
    const { pacer, shown, times } = laid(1500)
    for (const n of numbers(40)) {
      pacer.push(n)
      await vi.advanceTimersByTimeAsync(200)
    }
    await vi.advanceTimersByTimeAsync(10 * CALM)
    expect(shown).toEqual(numbers(40))
    expect(times.at(-1)).toBeLessThanOrEqual(CALM)
  })

  it('shows everything at once when flushed, in order, each once, and breaks off what moves', async () => {
    const { pacer, shown, times, broken, behind } = laid(400)
    numbers(3).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(100)
    pacer.flush()
    expect([shown, behind.at(-1)]).toEqual([[0, 1, 2], 0])
    await vi.advanceTimersByTimeAsync(CALM)
    expect([shown, broken, times]).toEqual([[0, 1, 2], [0], [100, 100, 100]])
  })

  it('goes on after a flush without waiting for what was skipped', async () => {
    const { pacer, times } = laid(400)
    pacer.push(1)
    pacer.flush()
    pacer.push(2)
    await vi.advanceTimersByTimeAsync(CALM)
    expect(times).toEqual([0, 400])
  })

  it('plays nothing where all is shown at once', () => {
    const play = vi.fn(() => Promise.resolve())
    const { pacer, shown } = laid(0, { play, limit: () => 0 })
    numbers(3).forEach((n) => pacer.push(n))
    expect(shown).toEqual([0, 1, 2])
    expect(play).not.toHaveBeenCalled()
  })

  it('forgets what waits when cleared', async () => {
    const { pacer, shown, behind } = laid(400)
    numbers(2).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(500)
    pacer.clear()
    await vi.advanceTimersByTimeAsync(CALM)
    expect([shown, behind.at(-1)]).toEqual([[0], 0])
  })

  it('goes on when a picture fails, and says so', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const { pacer, shown } = laid(0, { play: () => Promise.reject(new Error('torn')) })
    numbers(2).forEach((n) => pacer.push(n))
    await vi.advanceTimersByTimeAsync(CALM)
    vi.unstubAllGlobals()
    expect(shown).toEqual([0, 1])
    expect(report).toHaveBeenCalledTimes(2)
  })
})
