import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeQR } from 'qr/decode.js'
import { awaited, hasCome, renewal } from '../src/invite/company'
import { drawn } from '../src/lib/kit/qr'
import { ApiError } from '../src/lib/api'
import { minutesFor } from '../src/lib/minutes'
import { match } from '../src/lib/router.svelte'
import { bundle, Speaker } from '../src/lib/texts'
import { isOwn, leadsNowhere } from '../src/table/coming'

const voice = new Speaker([bundle('en', readFileSync(new URL('../../src/wabe/texts/en.ftl', import.meta.url), 'utf8'))])

describe('a QR code', () => {
  /** What a camera sees: each square as some pixels, light where nothing is drawn. */
  function seen({ size, path }: ReturnType<typeof drawn>, scale = 4) {
    const edge = size * scale
    const data = new Uint8Array(edge * edge * 4).fill(255)
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (let i = 0; i < scale * scale; i++) {
        const at = ((Number(y) * scale + Math.floor(i / scale)) * edge + Number(x) * scale + (i % scale)) * 4
        data.fill(0, at, at + 3)
      }
    return { width: edge, height: edge, data }
  }

  it('is read as the link that was drawn', () => {
    const link = 'https://wabe.example/table/Ab3-_x9KqL2mN4pQ#seat=' + 'x9_-'.repeat(10) + 'abc'
    expect(decodeQR(seen(drawn(link)))).toBe(link)
  })

  it('leaves a light border of four squares', () => {
    const { size, path } = drawn('wabe')
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
  })
})

describe('those who are invited', () => {
  const seat = (kind: 'human' | 'bot' | 'open', more = {}) => ({ seat: 0, name: '', kind, level: null, connected: false, held: kind === 'human', mine: false, thinking: false, ...more })

  it('are all others for whom there is a seat, and a bot plays on for one who has come', () => {
    const seats = [seat('human', { mine: true }), seat('open'), seat('human'), seat('bot'), seat('bot', { held: true })]
    expect(awaited({ seats }).map(hasCome)).toEqual([false, true, true])
  })

  it('are counted in words', () => {
    const said = (come: number, awaited: number) => voice.text('invite-standing', { come, awaited })
    expect([said(0, 1), said(1, 1), said(0, 3), said(2, 2), said(2, 0)]).toEqual([
      'One guest is awaited.',
      '1 came, one more is awaited.',
      '3 guests are awaited.',
      '2 came, 2 more are awaited.',
      'Everybody has come.',
    ])
  })

  it('learn who has their seat when they come late', () => {
    const said = voice.text('claim-late-by', { letter: 'B', name: 'Bea', named: 'yes', from: 'Ann', invited: 'yes' })
    expect(said).toBe('The link has been used: Bea plays at seat B. If it was meant for you, ask Ann for a way in.')
  })
})

describe('whoever comes by a link', () => {
  it('is told that it is for somebody else where they have made it; a way back and a freed seat are not', () => {
    expect((['seat', 'freed', 'back'] as const).map((way) => isOwn({ way }, { host: true }))).toEqual([true, false, false])
    expect(isOwn({ way: 'seat' }, { host: false })).toBe(false)
  })

  it('keeps the link where the table refuses for another reason', () => {
    expect([new ApiError('bad-token', '', false), new ApiError('unknown-table', '', false), new TypeError()].map(leadsNowhere)).toEqual([true, false, false])
  })
})

it('lets whoever made the table take a link back at any time by a new one, where links lead in', () => {
  const at = (host: boolean, open = false) => ({ host, public: open })
  expect([renewal(at(true), null), renewal(at(true), '/link'), renewal(at(true, true), '/link')]).toEqual(['first', 'again', 'again'])
  expect([renewal(at(false), null), renewal(at(false), '/link'), renewal(at(true, true), null)]).toEqual([null, null, null])
})

it('says how long a game takes with so many', () => {
  const war = { min_players: 2, max_players: 5, minutes: [75, 150] as const }
  expect([2, 3, 4, 5].map((players) => minutesFor(war, players))).toEqual([75, 100, 125, 150])
  expect(minutesFor({ min_players: 3, max_players: 3, minutes: [20, 40] }, 3)).toBe(40)
})

it('has an address for the invitations of a table', () => {
  expect(match('/invite/abc')).toEqual({ page: 'invite', id: 'abc' })
})
