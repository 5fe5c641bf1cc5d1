import { expect, test } from 'vitest'
import { ApiError } from '../src/lib/api'
import { Attempt } from '../src/lib/attempt.svelte'

test('what succeeds is done, and a second press meanwhile does nothing', async () => {
  const attempt = new Attempt()
  let [times, release] = [0, () => {}]
  const work = () => new Promise<void>((resolve) => ((times += 1), (release = resolve)))
  const first = attempt.make(work)
  expect(attempt.busy).toBe(true)
  expect(await attempt.make(work)).toBe(false)
  release()
  expect(await first).toBe(true)
  expect([times, attempt.busy, attempt.failure]).toEqual([1, false, null])
})

test('why it came to nothing is told in the words of the server, and forgotten at the next press', async () => {
  const attempt = new Attempt()
  const refused = () => Promise.reject(new ApiError('not-free', 'The seat is not free.', false))
  expect(await attempt.make(refused)).toBe(false)
  expect([attempt.busy, attempt.failure]).toEqual([false, 'The seat is not free.'])
  expect(await attempt.make(() => Promise.resolve())).toBe(true)
  expect(attempt.failure).toBe(null)
  expect(await attempt.make(() => Promise.reject(new TypeError()))).toBe(false)
  expect(attempt.failure).toBe('offline-text')
})
