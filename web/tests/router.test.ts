import { expect, test } from 'vitest'
import { match, replayPath } from '../src/lib/router.svelte'

test.each([
  ['/replay/abc', { step: null, eyes: null }],
  ['/replay/abc?step=12', { step: 12, eyes: null }],
  ['/replay/abc?step=12&seat=all', { step: 12, eyes: 'all' }],
  ['/replay/abc?seat=2', { step: null, eyes: 2 }],
])('%s leads to a replay as somebody sees it, and back', (path, { step, eyes }) => {
  const url = new URL(path, 'http://house')
  expect(match(url.pathname, url.search)).toEqual({ page: 'replay', id: 'abc', step, eyes })
  expect(replayPath('abc', eyes as 'all' | number | null, step)).toBe(path)
})

test('an address that names nobody is seen by everybody', () => {
  expect(match('/replay/abc', '?seat=some&step=x')).toEqual({ page: 'replay', id: 'abc', step: null, eyes: null })
})
