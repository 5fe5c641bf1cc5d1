import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { byWeight, doings, sorted } from '../src/lobby/mine'
import type { GameInfo, Summary } from '../src/lib/protocol'
import { bundle, Speaker } from '../src/lib/texts'

const voice = new Speaker([bundle('en', readFileSync(new URL('../../src/wabe/texts/en.ftl', import.meta.url), 'utf8'))])
const seat = (who: 'me' | 'other' | 'bot' | 'free') => ({
  name: who,
  kind: who === 'bot' ? 'bot' : who === 'free' ? 'open' : 'human',
  connected: false,
  held: who === 'me' || who === 'other',
  mine: who === 'me',
})
const table = (id: string, who: Parameters<typeof seat>[0][], more: Partial<Summary> = {}): Summary => ({
  ...{ table: id, game: 'g', players: who.length, seats: who.map(seat), waiting: [], left: [], lesson: false, daily: false, host: false, over: false, turn: 1, updated: '', your_turn: false, open_seats: [] },
  ...more,
})

describe('my tables', () => {
  it('come with those that wait for me first, the finished ones apart', () => {
    const lists = sorted([table('a', ['me', 'bot']), table('b', ['me', 'other'], { your_turn: true }), table('c', ['me', 'bot'], { over: true })])
    expect(lists.running.map((one) => one.table)).toEqual(['b', 'a'])
    expect(lists.done.map((one) => one.table)).toEqual(['c'])
  })

  it('are done with where all my seats have left, and where I only watch they run', () => {
    const lists = sorted([table('left', ['me', 'other', 'bot'], { left: [0] }), table('half', ['me', 'me', 'bot'], { left: [0] }), table('watched', ['other', 'free'], { host: true })])
    expect(lists.done.map((one) => one.table)).toEqual(['left'])
    expect(lists.running.map((one) => one.table)).toEqual(['half', 'watched'])
  })
})

describe('what may be done about a table', () => {
  it('is to leave it with the seats that still play, and for its maker to delete it', () => {
    expect(doings(table('a', ['me', 'me', 'other', 'bot'], { left: [1], host: true }))).toEqual({ leave: [0], staying: [2, 3], remove: true, others: [2] })
    expect(doings(table('a', ['me', 'other'], {}))).toEqual({ leave: [0], staying: [1], remove: false, others: [1] })
  })

  it('is nothing after the end but to delete what is mine', () => {
    expect(doings(table('a', ['me', 'other'], { over: true }))).toBeNull()
    expect(doings(table('a', ['me', 'other'], { over: true, host: true }))).toMatchObject({ leave: [], remove: true })
  })

  it('is told with what it means for others', () => {
    const said = (names: string[], over: boolean) => voice.text('table-delete-help', { others: names.length, names, over: over ? 'yes' : 'no' })
    expect(said(['Bea'], false)).toContain('Bea plays here too: the game ends at once')
    expect(said(['Bea', 'Cid'], false)).toContain('Bea and Cid play here too')
    expect(said(['Bea'], true)).toContain('Bea played here too')
    expect(said([], true)).toBe('The table is cleared away with its log and its replay. Nobody can take that back.')
    const left = (names: string[]) => voice.text('table-leave-help', { staying: names.length, names })
    expect(left(['Bea'])).toContain('Bea wins at once')
    expect(left(['Bea', 'Dodo'])).toContain('Bea and Dodo play on')
    expect(left([])).toContain('the game ends')
  })
})

it('shows the great games first', () => {
  const game = (name: string, weight: number) => ({ name, weight }) as GameInfo
  expect(byWeight([game('a', 2), game('b', 3), game('c', 4), game('d', 3)]).map((one) => one.name)).toEqual(['c', 'b', 'd', 'a'])
})
