import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ViewHeader } from '../src/lib/game'

const BATTLE = 5000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen at step 3 where what happens takes as long as a battle. */
async function laid(speed = 1) {
  const [{ Screen }, { settings }] = await Promise.all([import('../src/replay/screen.svelte'), import('../src/lib/settings.svelte')])
  const screen = new Screen(3, (_events, signal) => new Promise((resolve) => {
    const timer = setTimeout(resolve, BATTLE)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()))
  }), () => speed)
  const take = (at: number) => screen.take({ at, seq: at, view: {} as ViewHeader, events: [] })
  take(3)
  return { screen, settings, take }
}

it('a battle is played to its end, and seen then', async () => {
  const { screen, take } = await laid()
  take(4)
  await vi.advanceTimersByTimeAsync(BATTLE - 100)
  expect(screen.seen?.at).toBe(3)
  await vi.advanceTimersByTimeAsync(200)
  expect(screen.seen?.at).toBe(4)
})

it('a faster replay breaks off sooner', async () => {
  const { screen, take } = await laid(4)
  take(4)
  await vi.advanceTimersByTimeAsync(3100)
  expect(screen.seen?.at).toBe(4)
})

it('nothing is played for who wants all at once, nor by a leap, nor after a press', async () => {
  const { screen, settings, take } = await laid()
  take(7)
  expect(screen.seen?.at).toBe(7)
  take(8)
  expect(screen.seen?.at).toBe(7)
  screen.flush()
  expect(screen.seen?.at).toBe(8)
  settings.values.pace = 'instant'
  take(9)
  expect(screen.seen?.at).toBe(9)
  settings.values.pace = 'calm'
})
