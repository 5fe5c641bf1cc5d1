import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Seat, ViewHeader, Voice } from '../src/lib/game'
import type { Look, TableInfo, TableSeat } from '../src/lib/protocol'

const rung: string[] = []
vi.mock('../src/lib/sound', () => ({ ring: (sound: string) => rung.push(sound) }))
vi.mock('../src/lib/house.svelte', () => ({ t: (id: string, args?: { names?: string[]; turn?: string }) => [id, args?.turn, ...(args?.names ?? [])].filter(Boolean).join(' ') }))
vi.mock('../src/lib/settings.svelte', () => ({ settings: { values: { notify: false, callTurn: true, callJoined: true, callOver: true } } }))

let hidden = false
const page = { title: '', querySelector: () => null, addEventListener: () => undefined, removeEventListener: () => undefined }
vi.stubGlobal('document', Object.defineProperty(page, 'hidden', { get: () => hidden }))
const { announcer } = await import('../src/lib/announce.svelte')
const { herald } = await import('../src/lib/herald.svelte')

const seat = (number: number, more: Partial<TableSeat> = {}): TableSeat => ({ seat: number, name: '', kind: 'human', level: null, connected: true, held: true, mine: number === 0, thinking: false, ...more })
const info = (...seats: TableSeat[]) => ({ id: 'x', seats }) as unknown as TableInfo
const look = (asked: boolean, more: Partial<ViewHeader> = {}) =>
  ({ seq: 1, view: { seat: 0, over: false, waiting: [asked ? 0 : 1], winners: [], ...more }, decision: asked ? { prompt: {} } : null }) as unknown as Look
const voice = { text: (id: string) => id, say: () => 'Play a card' } as unknown as Voice

let shown = $state.raw(look(false))
let newest = $state.raw(info(seat(0), seat(1)))
const told = {
  get look() {
    return shown
  },
  get info() {
    return newest
  },
  get seats() {
    return newest.seats.map(({ name }) => ({ name }) as Seat)
  },
  voice,
  waiting: 'B',
}
/** What a screen reader has been told at once. */
const heard: string[] = []
let stop: () => void

beforeEach(async () => {
  hidden = false
  ;[shown, newest] = [look(false), info(seat(0), seat(1))]
  stop = $effect.root(() => {
    herald(told)
    $effect(() => void (announcer.urgent && heard.push(announcer.urgent.trim())))
  })
  await tick()
  heard.length = rung.length = 0
})
afterEach(() => stop())
async function comes(change: { look?: Look; info?: TableInfo }) {
  ;[shown, newest] = [change.look ?? shown, change.info ?? newest]
  await tick()
}

it('tells of a turn once, whoever comes and goes meanwhile', async () => {
  await comes({ look: look(true) })
  expect([heard, rung]).toEqual([['announce-yours'], ['turn']])
  await comes({ info: info(seat(0), seat(1, { connected: false })) })
  await comes({ info: info(seat(0), seat(1)) })
  expect([heard, rung]).toEqual([['announce-yours'], ['turn']])
  await comes({ look: look(true) })
  expect(heard).toEqual(['announce-yours', 'announce-yours'])
})
it('says in the title whose turn it is, and marks it for whoever it is', async () => {
  expect(page.title).toBe('title-table B')
  await comes({ look: look(true) })
  expect(page.title).toBe('● title-table title-yours')
})

it('calls those who look elsewhere, in the title until they are back', async () => {
  hidden = true
  await comes({ info: info(seat(0), seat(1, { name: 'Bea', kind: 'open', held: false })) })
  await comes({ info: info(seat(0), seat(1, { name: 'Bea' })) })
  expect([page.title, rung]).toEqual(['● title-table call-joined Bea', ['key']])
})

it('calls nobody to a turn that a bot plays for them', async () => {
  hidden = true
  await comes({ look: { ...look(true), decision: null }, info: info(seat(0, { kind: 'bot' }), seat(1)) })
  expect([heard, rung, page.title]).toEqual([[], [], 'title-table B'])
})
