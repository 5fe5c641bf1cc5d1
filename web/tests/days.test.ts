import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayBefore, written } from '../src/days/days'
import { match } from '../src/lib/router.svelte'
import { average, inOrder, peopleFirst, percent, summed, wins, type Share } from '../src/statistics/shares'

const share = (more: Partial<Share>): Share => ({ game: 'war', side: '', players: 3, company: ['people'], games: 1, wins: 0, points: 10, best: 10, ...more })

describe('days', () => {
  it('knows the day before, over months and leap days', () => {
    expect(['2026-03-01', '2028-03-01', '2027-01-01'].map(dayBefore)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
  })
  it('writes a day of UTC wherever one is', () => {
    expect(written('2026-11-30', 'en')).toBe('Monday, November 30')
  })
})

it('finds the pages by their addresses', () => {
  expect(match('/statistics')).toEqual({ page: 'statistics' })
  expect(match('/daily/wonderland_xiii')).toEqual({ page: 'daily', game: 'wonderland_xiii' })
  expect([match('/daily'), match('/statistics/more')]).toEqual([{ page: 'missing' }, { page: 'missing' }])
})

describe('the clock of a day', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  it('counts down and calls once at the end', async () => {
    const { DayClock } = await import('../src/days/countdown.svelte')
    const clock = new DayClock()
    const over = vi.fn()
    clock.start(50, over)
    vi.advanceTimersByTime(20_000)
    expect(clock.seconds).toBe(30)
    vi.advanceTimersByTime(100_000)
    expect([clock.seconds, over.mock.calls.length]).toEqual([0, 1])
  })
  it('is silent once stopped', async () => {
    const { DayClock } = await import('../src/days/countdown.svelte')
    const over = vi.fn()
    new DayClock().start(5, over)()
    vi.advanceTimersByTime(100_000)
    expect(over).not.toHaveBeenCalled()
  })
})

describe('statistics', () => {
  it('sum up what is alike, the most played first', () => {
    const rows = summed([share({ side: 'a', best: 30, points: 30 }), share({ side: 'b', games: 3, wins: 1.5 }), share({ side: 'a', wins: 1, best: 20, points: 20 })], ({ side }) => side)
    expect(rows.map(({ key, games, wins, points, best }) => [key, games, wins, points, best])).toEqual([
      ['b', 3, 1.5, 10, 10],
      ['a', 2, 1, 50, 30],
    ])
  })
  it('order numbers of players as numbers', () => {
    expect(inOrder(summed([10, 2, 3].map((players) => share({ players })), ({ players }) => String(players))).map(({ key }) => key)).toEqual(['2', '3', '10'])
  })
  it('tell shares and averages', () => {
    const sum = { games: 3, wins: 1 / 3 + 1, points: 100, best: 50 }
    expect([percent(sum), average(sum), wins(sum)]).toEqual([44, 33.3, 1.3])
  })
  it('name people before bots', () => {
    expect(peopleFirst(['caterpillar', 'people', 'random'])).toEqual(['people', 'caterpillar', 'random'])
  })
})
