import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsOf } from '../src/lib/boards'

function serve(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn<(path: string) => Promise<Response>>(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const data = () => Promise.resolve(new Response('{"alices": [1]}'))
const page = () => Promise.resolve(new Response('<script src="/assets/index.js">'))
const nobody = () => Promise.reject(new TypeError('offline'))

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index.js' }) })
})
afterEach(() => vi.unstubAllGlobals())

describe('what a table needs of a game', () => {
  test('is asked for once', async () => {
    const fetched = serve(data)
    const first = partsOf('a game')
    expect(partsOf('a game')).toBe(first)
    const [board, content] = await first
    expect(board.Board).toBeDefined()
    expect(content).toEqual({ alices: [1] })
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/games/a%20game/content'])
  })

  test('is asked for again when the server is back', async () => {
    const fetched = serve(nobody, nobody, page, data)
    const [, content] = await partsOf('other')
    expect(content).toEqual({ alices: [1] })
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/games/other/content', '/', '/', '/api/games/other/content'])
  })

  test('is asked for again after trouble inside the server', async () => {
    serve(() => Promise.resolve(new Response('{"error": "internal"}', { status: 500 })), page, data)
    const [, content] = await partsOf('third')
    expect(content).toEqual({ alices: [1] })
  })

  test('is not asked for again after a refusal, but by the next who needs it', async () => {
    serve(() => Promise.resolve(new Response('{"error": "unknown-game"}', { status: 404 })), data)
    await expect(partsOf('fourth')).rejects.toMatchObject({ code: 'unknown-game' })
    const [, content] = await partsOf('fourth')
    expect(content).toEqual({ alices: [1] })
  })
})
