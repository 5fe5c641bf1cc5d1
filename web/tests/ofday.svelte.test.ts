import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfDay } from '../src/days/ofday.svelte'

vi.mock('../src/lib/attempt.svelte', () => ({ reasonOf: (error: Error) => error.message }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [MINUTE, HOUR] = [60_000, 3_600_000]

it('comes anew when the day is over', async () => {
  const fetch = vi.fn().mockResolvedValueOnce({ seconds: 60, day: 1 }).mockResolvedValue({ seconds: 86_400, day: 2 })
  const one = new OfDay<{ seconds: number; day: number }>(fetch)
  const leave = one.start()
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect(one.found?.day).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(one.found?.day).toBe(2)
  leave()
  expect(vi.getTimerCount()).toBe(0)
})

it('does not leave what is over where the new day is refused, and asks again until it comes', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce({ seconds: 60, day: 1 })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ seconds: 86_400, day: 2 })
  const one = new OfDay<{ seconds: number; day: number }>(fetch)
  const leave = one.start()
  await vi.advanceTimersByTimeAsync(MINUTE + 1000)
  expect([one.found, one.failure]).toEqual([null, 'offline'])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([one.found?.day, one.failure, fetch.mock.calls.length]).toEqual([2, null, 3])
  leave()
})

it('nothing runs on where its page is left before it has come', async () => {
  const answers = [() => Promise.resolve({ seconds: 60 }), () => Promise.reject(new Error('offline'))]
  for (const answer of answers) {
    const fetch = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return answer()
    })
    new OfDay(fetch).start()()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect([fetch.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  }
})
