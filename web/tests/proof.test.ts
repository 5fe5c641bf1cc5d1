/** What a browser can say of the secret that a table reveals. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as Proof from '../src/lib/proof'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const OTHER = '0'.repeat(64)

let check: typeof Proof.check, noteHash: typeof Proof.noteHash, notedHash: typeof Proof.notedHash

beforeEach(async () => {
  const store = new Map<string, string>()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  ;({ check, noteHash, notedHash } = await import('../src/lib/proof'))
})
afterEach(() => vi.unstubAllGlobals())

describe('the secret of a finished table', () => {
  test('is the one that was announced when this browser first saw the table', async () => {
    expect(await check(SECRET, HASH, HASH)).toBe('sound')
  })
  test('has the hash that is named, where nothing was noted', async () => {
    expect(await check(SECRET, HASH, null)).toBe('unnoted')
  })
  test('is found out if the table has named another hash before', async () => {
    expect(await check(SECRET, HASH, OTHER)).toBe('other')
  })
  test('is found out if it has not the hash that is named', async () => {
    expect(await check(SECRET, OTHER, OTHER)).toBe('broken')
  })
  test('cannot be checked where the browser does not compute hashes', async () => {
    vi.stubGlobal('crypto', { subtle: undefined })
    expect(await check(SECRET, HASH, HASH)).toBe('unable')
  })
})

describe('what a table announces', () => {
  test('is noted the first time, and stays', () => {
    noteHash({ id: 'a', over: false, secret_hash: HASH })
    noteHash({ id: 'a', over: false, secret_hash: OTHER })
    expect(notedHash('a')).toBe(HASH)
  })
  test('is not noted when the game is over, nor where nothing is announced', () => {
    noteHash({ id: 'b', over: true, secret_hash: HASH })
    noteHash({ id: 'c', over: false, secret_hash: null })
    expect([notedHash('b'), notedHash('c')]).toEqual([null, null])
  })
})
