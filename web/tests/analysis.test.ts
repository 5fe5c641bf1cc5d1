import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apart, dashOf } from '../src/lib/kit/lines'
import { Analysis } from '../src/replay/analysis.svelte'
import { between, followed, isUnderWay, known, margin, nearest, percent, tenths, type Standing } from '../src/replay/report'

const chances = [0, 10, 14, 30].map((at, i) => ({ at, win: [0.5 - 0.1 * i, 0.5 + 0.1 * i] }))

describe('chances to win', () => {
  it('are those of the last position that is known, not of a later one', () => {
    expect([0, 9, 10, 13, 14, 29, 30, 31].map((at) => known(chances, at))).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(known([], 5)).toBe(0)
  })

  it('are reached where they are known next to what is pressed', () => {
    expect([-3, 4, 5, 6, 12, 13, 21, 23, 99].map((at) => nearest(chances, at))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('lie on the straight line from one known position to the next', () => {
    expect([0, 5, 10, 22, 30, 40].map((at) => percent(between(chances, at, 1)))).toEqual([50, 55, 60, 75, 80, 80])
    expect(percent(between(chances, -5, 0))).toBe(50)
    expect(between([], 3, 0)).toBe(0)
  })

  it('are written in whole percent, of which none is below zero by a hair', () => {
    expect([0.004, -0.004, 0.996, -0.12].map(percent)).toEqual([0, 0, 100, -12])
  })
})

describe('what choices cost', () => {
  it('is told as a mean, in tenths of a percent', () => {
    expect([tenths(-0.12, 10), tenths(0.4, 96), tenths(-0.0001, 5), tenths(0, 0)]).toEqual([-1.2, 0.4, 0, 0])
  })

  it('is never told as certain', () => {
    expect([margin(percent(0.004)), margin(percent(0.03)), margin(tenths(0.0001, 5), 0.1), margin(tenths(0.4, 96), 0.1)]).toEqual([1, 3, 0.1, 0.4])
  })
})

describe('lines of a chart', () => {
  it('end in signs of which none covers another', () => {
    expect(apart([{ at: 50 }, { at: 40 }, { at: 45 }, { at: 120 }]).map(({ at }) => at)).toEqual([40, 62, 84, 120])
  })

  it('are broken differently for each of five seats', () => {
    expect(new Set([0, 1, 2, 3, 4].map(dashOf)).size).toBe(5)
    expect(dashOf(5)).toBe(dashOf(0))
  })
})

describe('how it stands with an analysis', () => {
  it('keeps the share that is known while one asks a worker that does not know it', () => {
    const half: Standing = { state: 'running', share: 0.5 }
    const unknown: Standing = { state: 'running', share: null }
    expect(followed(half, unknown)).toBe(half)
    expect(followed(null, unknown)).toBe(unknown)
    expect(followed(half, { state: 'none' })).toEqual({ state: 'none' })
    expect([half, unknown, { state: 'none' } as const].map(isUnderWay)).toEqual([true, true, false])
  })
})

describe('an analysis that is followed', () => {
  const report = { skipped: 0, chances, choices: [], skill: [], luck: [] }
  const asked: string[] = []
  let answers: (object | number)[]

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    asked.length = 0
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      asked.push(`${request.method ?? 'GET'} ${path.split('?')[0] ?? ''}`)
      const answer = answers.shift() ?? {}
      const status = typeof answer === 'number' ? answer : 200
      const body = status === 200 ? answer : { error: 'too-busy', message: 'Too much to do.' }
      return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const pass = () => vi.advanceTimersByTimeAsync(2000)

  it('is looked for once while there is none, and again and again while it is made', async () => {
    const analysis = new Analysis('t')
    answers = [{ state: 'none' }]
    analysis.follow()
    await pass()
    await pass()
    expect(asked).toEqual(['GET /api/tables/t/analysis'])
    answers = [{ state: 'waiting', ahead: 1 }, { state: 'running', share: 0.5 }, { state: 'done', report }]
    await analysis.ask()
    expect(analysis.standing).toEqual({ state: 'waiting', ahead: 1 })
    await pass()
    expect(analysis.standing).toEqual({ state: 'running', share: 0.5 })
    await pass()
    await pass()
    expect(analysis.standing).toEqual({ state: 'done', report })
    expect(asked.slice(1)).toEqual(['POST /api/tables/t/analysis', ...Array<string>(2).fill('GET /api/tables/t/analysis')])
  })

  it('is asked for again, where the server that made it has ended, by whoever has asked for it', async () => {
    const analysis = new Analysis('t')
    answers = [{ state: 'none' }, { state: 'running', share: 0.9 }, { state: 'none' }, { state: 'running', share: 0 }]
    const leave = analysis.follow()
    await pass()
    await analysis.ask()
    await pass()
    expect(asked.map((each) => each.slice(0, 4))).toEqual(['GET ', 'POST', 'GET ', 'POST'])
    expect(analysis.standing).toEqual({ state: 'running', share: 0 })
    leave()
    const count = asked.length
    await pass()
    expect(asked).toHaveLength(count)
  })

  it('is not asked for by whoever only sees it end, nor again when it has failed', async () => {
    const onlooker = new Analysis('t')
    answers = [{ state: 'running', share: 0.9 }, { state: 'none' }]
    const leave = onlooker.follow()
    await pass()
    await pass()
    leave()
    expect(onlooker.standing).toEqual({ state: 'none' })
    const analysis = new Analysis('t')
    answers = [{ state: 'none' }, { state: 'running', share: 0 }, { state: 'failed', message: 'No.' }]
    analysis.follow()
    await pass()
    await analysis.ask()
    await pass()
    expect(analysis.standing).toEqual({ state: 'failed', message: 'No.' })
    answers = [{ state: 'none' }]
    analysis.follow()
    await pass()
    await pass()
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(1)
  })

  it('stands as the newest answer says, not as one that comes later and is older', async () => {
    const analysis = new Analysis('t')
    const late: ((answer: object) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise((resolve) => late.push((answer) => resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) }))))
    analysis.follow()
    const order = analysis.ask()
    late[1]?.({ state: 'running', share: 0.1 })
    await order
    late[0]?.({ state: 'none' })
    await vi.advanceTimersByTimeAsync(100)
    expect(analysis.standing).toEqual({ state: 'running', share: 0.1 })
    expect(late).toHaveLength(2)
  })

  it('says why it was not begun', async () => {
    const analysis = new Analysis('t')
    answers = [503]
    await analysis.ask()
    expect(analysis.refusal).toBe('Too much to do.')
    answers = [{ state: 'running', share: 0 }]
    await analysis.ask()
    expect(analysis.refusal).toBe('')
  })
})
