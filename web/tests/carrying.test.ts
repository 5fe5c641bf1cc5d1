import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at, said } from '../src/carry/companions'
import { isTaken } from '../src/carry/taken'
import { ApiError } from '../src/lib/api'
import { match } from '../src/lib/router.svelte'
import { bundle, Speaker } from '../src/lib/texts'

const voice = new Speaker([bundle('en', readFileSync(new URL('../../src/wabe/texts/en.ftl', import.meta.url), 'utf8'))])

it('learns on the old device that the link was used, and takes no silence for it', async () => {
  const fails = (code: string) => isTaken(() => Promise.reject(new ApiError(code, '', false)))
  expect([await fails('bad-token'), await fails('offline'), await isTaken(() => Promise.resolve({}))]).toEqual([true, false, false])
})

it('lists the devices that play together, at a table those that do so there', () => {
  const one = { id: '1', mine: true, table: null, since: '2026-01-02T03:04:05Z' }
  const all = [one, { ...one, id: '2', mine: false, table: 'x' }, { ...one, id: '3', table: 'y' }]
  expect([at(null, all), at('x', all)].map((some) => some.map(({ id }) => id))).toEqual([['1', '2', '3'], ['1', '2']])
  expect(all.slice(0, 2).map((some) => voice.text('companion', { ...said(some, 'en'), since: 'S' }))).toEqual([
    'Another device plays your seats at all tables, also at tables to come, since S.',
    'This device plays the seats of another one at one table, since S.',
  ])
  expect(said(one, 'en').since).toContain('2026')
})

it('says before it is taken that it is for tables to come, and what stays as it is', () => {
  expect(['all', 'one'].map((scope) => voice.text('carry-both', { scope }))).toEqual(['The other device keeps its seats too, and both play together at tables to come as well.', 'The other device keeps its seats too.'])
  expect(voice.text('carry-left-there', { tables: 2 })).toBe('2 tables stay as they are: this device has seats of its own there.')
})

it('says what comes from the other device', () => {
  const said = (tables: number, game = '') => voice.text('carry-what', { tables, game, scope: game ? 'one' : 'all' })
  expect([said(1), said(3), said(1, 'Tea')]).toEqual(['One table comes to this device.', '3 tables come to this device.', 'What you have at a table of Tea comes to this device.'])
})

it('has one address, whatever is carried', () => {
  expect([match('/carry'), match('/carry/abc')]).toEqual([{ page: 'carry' }, { page: 'missing' }])
})
