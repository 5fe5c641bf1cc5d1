import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { settings as Settings } from '../src/lib/settings.svelte'

/** The tabs of one browser: a store, and who hears of its changes. */
const store = new Map<string, string>()
const tabs: ((event: { key: string | null }) => void)[] = []

beforeEach(() => {
  store.clear()
  tabs.length = 0
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('addEventListener', (kind: string, hear: (event: { key: string | null }) => void) => kind === 'storage' && tabs.push(hear))
})
afterEach(() => vi.unstubAllGlobals())

async function tab(): Promise<typeof Settings> {
  vi.resetModules()
  return (await import('../src/lib/settings.svelte')).settings
}
const kept = () => JSON.parse(store.get('wabe:settings') ?? '{}') as Record<string, unknown>

it('writes nothing that was not changed here', async () => {
  const [one, other] = [await tab(), await tab()]
  one.apply()
  expect(store.size).toBe(0)
  one.values.theme = 'dark'
  one.apply()
  other.values.name = 'Ann'
  other.apply()
  expect(kept()).toEqual({ theme: 'dark', name: 'Ann' })
})

it('follows the other tabs, and keeps nothing that it heard from them', async () => {
  const [one, other] = [await tab(), await tab()]
  one.values.pace = 'quick'
  one.apply()
  tabs[1]?.({ key: 'wabe:seen:x' })
  expect(other.values.pace).toBe('calm')
  tabs[1]?.({ key: 'wabe:settings' })
  expect(other.values.pace).toBe('quick')
  one.values.pace = 'instant'
  one.apply()
  other.apply()
  expect(kept()).toEqual({ pace: 'instant' })
})

it('is as it was at first when everything was cleared elsewhere', async () => {
  const one = await tab()
  one.values.name = 'Ann'
  one.apply()
  store.clear()
  tabs[0]?.({ key: null })
  expect(one.values.name).toBe('')
})

it('lets pieces travel twice as fast in a quick game', async () => {
  const one = await tab()
  one.apply()
  expect([one.tempo, document.documentElement.dataset['tempo']]).toEqual([1, '1'])
  one.values.pace = 'quick'
  one.apply()
  expect([one.tempo, document.documentElement.dataset['tempo']]).toEqual([2, '2'])
})
