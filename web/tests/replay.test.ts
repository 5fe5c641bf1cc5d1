import { describe, expect, it, vi } from 'vitest'
import type { ViewHeader } from '../src/lib/game'
import { Film } from '../src/replay/film'
import { leap, roundOf } from '../src/replay/steps'

const viewOf = (view: object) => view as ViewHeader

describe('parts of a replay', () => {
  it('are the rounds of a game that tells them', () => {
    expect(roundOf(viewOf({ turn: 1 }), undefined)).toBeUndefined()
    const views = [{}, { round: 1, seat: 0 }, { round: 1, seat: 0 }, { round: 1, seat: 1 }, { round: 2, seat: 1 }].map(viewOf)
    const progress = (view: ViewHeader) => ({ key: 'standing', args: { ...(view as object) } })
    expect(views.map((view) => roundOf(view, progress))).toEqual([undefined, 1, 1, 1, 2])
  })

  it('are leapt by, and beyond the first lies the set-up, beyond the last the end', async () => {
    const parts = ['a', 'a', 'b', undefined, 'b', 'c', 'c']
    const ways = (at: number) => Promise.all(([-1, 1] as const).map((way) => leap((step) => Promise.resolve(parts[step]), 6, at, way)))
    expect(await Promise.all([0, 1, 2, 4, 5, 6].map(ways))).toEqual([
      [0, 2],
      [0, 2],
      [0, 4],
      [2, 5],
      [4, 6],
      [5, 6],
    ])
  })
})

describe('a film', () => {
  const steps = [0, 1, 2, 5, 6].map((seq) => ({ seq, seat: null, label: null }))
  const entry = (seq: number, index: number, begins = false) => ({ seq, index, ...(begins ? { chapter: { key: 'c' } } : {}), kind: 'k', args: {}, seen: false })
  const page = (number: number) => Promise.resolve([0, 1].map((i) => viewOf({ turn: number * 2 + i })))
  const filmed = (fetch = page) => new Film({ steps, log: [entry(0, 0, true), entry(2, 1), entry(2, 2, true), entry(6, 3)], page: 2 }, fetch)

  it('fetches the page of a step and the next one, each once', async () => {
    const fetch = vi.fn(page)
    const film = filmed(fetch)
    expect((await film.view(1)).turn).toBe(1)
    await film.view(0)
    expect(fetch.mock.calls.flat()).toEqual([0, 1])
    expect((await film.view(4)).turn).toBe(4)
    expect(fetch.mock.calls.flat()).toEqual([0, 1, 2])
  })

  it('asks again for a page that did not come', async () => {
    const fetch = vi.fn(page).mockRejectedValueOnce(new Error('offline'))
    const film = filmed(fetch)
    await expect(film.view(4)).rejects.toThrow('offline')
    expect((await film.view(4)).turn).toBe(4)
  })

  it('knows in which chapter of the log each step is', () => {
    const film = filmed()
    expect([0, 1, 2, 3, 4].map((at) => film.chapter(at))).toEqual([1, 1, 2, 2, 2])
  })

  it('knows what came of each step', () => {
    const film = filmed()
    expect([0, 1, 2, 3, 4].map((at) => film.events(at).map(({ index }) => index))).toEqual([[0], [], [1, 2], [], [3]])
    expect(film.last).toBe(4)
  })
})
