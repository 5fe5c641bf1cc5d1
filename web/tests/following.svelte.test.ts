import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Analysis } from '../src/replay/analysis.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an analysis that an effect follows is looked for once while there is none, and at times while it is made', async () => {
  let asked = 0
  let answer: object = { state: 'none' }
  vi.stubGlobal('fetch', () => {
    asked += 1
    const told = { ok: true, status: 200, json: () => Promise.resolve({ ...answer }) }
    return new Promise((resolve) => setTimeout(resolve, 10, told))
  })
  const analysis = new Analysis('t')
  const leave = $effect.root(() => {
    $effect(() => analysis.follow())
  })
  async function pass() {
    flushSync()
    await vi.advanceTimersByTimeAsync(500)
    flushSync()
  }
  for (let i = 0; i < 8; i += 1) await pass()
  expect(asked).toBe(1)
  answer = { state: 'running', share: 0.5 }
  void analysis.ask()
  for (let i = 0; i < 8; i += 1) await pass()
  expect(asked).toBe(4)
  leave()
  for (let i = 0; i < 8; i += 1) await pass()
  expect(asked).toBe(4)
})
