import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTaken, left } from '../src/carry/clock'
import { ApiError } from '../src/lib/api'
import { match } from '../src/lib/router.svelte'
import { bundle, Speaker } from '../src/lib/texts'

const voice = new Speaker([bundle('en', readFileSync(new URL('../../src/wabe/texts/en.ftl', import.meta.url), 'utf8'))])

it('learns on the old device that the link was used, and takes no silence for it', async () => {
  const fails = (code: string) => isTaken(() => Promise.reject(new ApiError(code, '', false)))
  expect([await fails('bad-token'), await fails('offline'), await isTaken(() => Promise.resolve({}))]).toEqual([true, false, false])
})

it('counts down to nothing and no further', () => {
  expect([300_000, 299_001, 60_000, 59_999, 1, 0, -5].map((ms) => Object.values(left(ms)).join(':'))).toEqual(['5:00', '5:00', '1:00', '1:00', '0:01', '0:00', '0:00'])
})

it('says what comes from the other device', () => {
  const said = (tables: number, game = '') => voice.text('carry-what', { tables, game, scope: game ? 'one' : 'all' })
  expect([said(1), said(3), said(1, 'Tea')]).toEqual(['One table comes to this device.', '3 tables come to this device.', 'What you have at a table of Tea comes to this device.'])
})

it('has one address, whatever is carried', () => {
  expect([match('/carry'), match('/carry/abc')]).toEqual([{ page: 'carry' }, { page: 'missing' }])
})
