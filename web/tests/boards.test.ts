import { afterEach, describe, expect, test, vi } from 'vitest'
import { partsOf } from '../src/lib/boards'

function serve(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn<(path: string) => Promise<Response>>(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const data = () => Promise.resolve(new Response('{"alices": [1]}'))
const nobody = () => Promise.reject(new TypeError('offline'))

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

  test('is asked for again after a failure', async () => {
    serve(nobody, data)
    await expect(partsOf('other')).rejects.toMatchObject({ code: 'offline' })
    const [, content] = await partsOf('other')
    expect(content).toEqual({ alices: [1] })
  })
})
