/** What a browser knows of a lesson that was left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Begun from '../src/lib/begun'
import type { Lesson } from '../src/lib/protocol'

const lesson: Lesson = { name: 'first', step: 0, steps: 2, pages: [], awaits: null, astray: null, done: false }
const seated = { id: 'a', over: false, seats: [{ mine: false }, { mine: true }] }
let begun: typeof Begun.begun, settle: typeof Begun.settle, stillThere: typeof Begun.stillThere

/** The server answers this. */
function answering(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
}

beforeEach(async () => {
  const store = new Map<string, string>()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  ;({ begun, settle, stillThere } = await import('../src/lib/begun'))
  settle('xiii', 'a', lesson)
})
afterEach(() => vi.unstubAllGlobals())

test('a lesson under way is noted, until it is done or left', () => {
  expect(begun('xiii')).toBe('a')
  settle('xiii', 'a', { ...lesson, done: true })
  expect(begun('xiii')).toBeNull()
  settle('xiii', 'a', lesson)
  settle('xiii', 'a', undefined)
  expect(begun('xiii')).toBeNull()
})

test('what other tables show leaves the note as it is', () => {
  settle('xiii', 'b', undefined)
  settle('xiii', 'b', { ...lesson, done: true })
  settle('war', 'a', undefined)
  expect(begun('xiii')).toBe('a')
})

test('one goes on where one sits and the game is not over', async () => {
  answering(200, { table: seated })
  expect(await stillThere('xiii')).toBe('a')
  answering(200, { table: { ...seated, over: true } })
  expect(await stillThere('xiii')).toBeNull()
  answering(200, { table: { ...seated, seats: [{ mine: false }] } })
  expect(await stillThere('xiii')).toBeNull()
  expect(await stillThere('war')).toBeNull()
})

test('a table is gone when the server does not know it, and not for any other reason', async () => {
  answering(404, { error: 'unknown-table', message: 'gone' })
  expect(await stillThere('xiii')).toBeNull()
  answering(403, { error: 'other', message: 'no' })
  await expect(stillThere('xiii')).rejects.toThrow('no')
})
