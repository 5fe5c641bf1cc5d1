/** What parts of the page are called, and whom they ask, as they are first drawn. */
import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameModule, Seat, ViewHeader, Voice } from '../src/lib/game'
import type { Ask, GameInfo, OrderInfo, Orders, TableInfo } from '../src/lib/protocol'

vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

const voice = { text: (id: string) => id, say: ({ key }: { key: string }) => key, has: () => true } as unknown as Voice
const seats = ['Ann', 'Bea', 'Cy'].map((name, seat) => ({ seat, name, letter: 'ABC'[seat], shape: 'heart', mine: false })) as unknown as Seat[]

describe('a question to go back', () => {
  const ask: Ask = { seat: 0, of: [1, 2], what: [{ key: 'drew', args: {} }], more: 0 }
  const shown = async (mine: number[], of = ask.of) => {
    const { default: Asked } = await import('../src/table/Asked.svelte')
    return render(Asked, { props: { ask: { ...ask, of }, mine, seats, voice, onsend: () => Promise.reject(new Error('not asked')) } }).body
  }
  it('is a region with a name, and no alert that is read whole at every answer', async () => {
    const body = await shown([1])
    expect(body).toContain('aria-labelledby="asked"')
    expect(body).not.toContain('role="alert"')
  })
  it('asks the people of one browser one after the other', async () => {
    expect((await shown([1, 2])).match(/<button/g)).toHaveLength(2)
    expect((await shown([1, 2], [2])).match(/<button/g)).toHaveLength(2)
    expect((await shown([0, 2])).match(/<button/g)).toHaveLength(1)
    expect(await shown([])).not.toContain('<button')
  })
})

describe('what may be chosen', () => {
  const order = (name: string): OrderInfo => ({ name, amounts: [], passing: false })
  const bots = ['kind', 'sharp', 'hatter'].map((name) => ({ name, character: name === 'hatter', roles: [], seconds: null }))
  beforeAll(async () => {
    const { house } = await import('../src/lib/house.svelte')
    house.games = [{ name: 'g', bots, orders: [order('draw'), order('wager')] } as unknown as GameInfo]
  })

  it('marks the bot that plays now, and says of each level what it is like', async () => {
    const { default: BotChoice } = await import('../src/dialogs/BotChoice.svelte')
    const { body } = render(BotChoice, { props: { game: 'g', now: 'kind', onchoose: () => undefined } })
    expect(body.match(/aria-pressed="true"[^>]*aria-disabled="true"/g)).toHaveLength(1)
    expect(body).toContain('bot-plays-now')
    for (const { name } of bots) expect(body).toContain(`bot-${name}-help`)
    expect(body).not.toMatch(/<button[^>]* disabled/)
    expect(render(BotChoice, { props: { game: 'g', onchoose: () => undefined } }).body).not.toContain('aria-pressed')
  })

  it('tells of a clock apart from what its list is called', async () => {
    const { default: ClockChoice } = await import('../src/lobby/ClockChoice.svelte')
    const { body } = render(ClockChoice, { props: { chosen: '' } })
    expect(body).toMatch(/<label[^>]*>clock<\/label>/)
    const about = /aria-describedby="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(body).toContain(`id="${about}"`)
  })

  it('names each button of an order for it', async () => {
    const { default: Orders } = await import('../src/table/Orders.svelte')
    const orders: Orders = { given: { draw: {} }, open: ['draw', 'wager'], answering: false }
    const info = { game: 'g', aids: { odds: true } } as unknown as TableInfo
    const { body } = render(Orders, { props: { open: true, orders, info, voice, onorder: () => undefined } })
    for (const name of ['order-stop: order-draw', 'order-give: order-draw', 'order-give: order-wager']) expect(body).toContain(`aria-label="${name}"`)
  })
})

it('what lies open is one group of groups, and no landmark for each row', async () => {
  const { default: OpenRows } = await import('../src/lib/kit/OpenRows.svelte')
  const rows = ['Ann', 'Bea'].map((title) => ({ id: title, title, things: [] }))
  const { body } = render(OpenRows, { props: { label: 'open', rows, sign: (() => undefined) as never, onfocus: () => undefined } })
  expect(body.match(/role="group"/g)).toHaveLength(3)
  expect(body).not.toContain('<section')
})

it('the end speaks of the winner alone', async () => {
  const { default: EndSheet } = await import('../src/table/EndSheet.svelte')
  const game = { scoreLines: () => [{ label: { key: 'line', args: {} }, points: [1, 2, 3] }] } as unknown as GameModule
  const view = { seat: 0, over: true, winners: [2], turn: 3 } as unknown as ViewHeader
  const { body } = render(EndSheet, { props: { table: 't', game, sheet: {}, view, seats, voice, children: (() => undefined) as never } })
  expect(body).toContain('sheet-skip')
  expect(/role="status"[^>]*>(.*?)<\/div>/s.exec(body)?.[1]).not.toContain('button')
})

it('who wants no motion here has none that goes on for ever, as who says so to the system', () => {
  const css = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8')
  const stilled = css.split('animation-iteration-count: 1 !important').slice(0, -1)
  expect(stilled.map((before) => before.slice(before.lastIndexOf('\n}\n'))).map((rule) => /data-motion='off'|prefers-reduced-motion: reduce/.exec(rule)?.[0]).sort()).toEqual([
    "data-motion='off'",
    'prefers-reduced-motion: reduce',
  ])
})
