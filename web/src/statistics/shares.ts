/** What a browser has played to the end, summed up by what one wants to compare. */
import { read, send } from '../lib/api'

/** Results that are alike: so many games, the wins among them (a shared one counts in part), the points of all and of the best. */
export interface Share {
  game: string
  /** What was played, as a key of the game's texts; empty: all play alike. */
  side: string
  players: number
  /** Who else played: `people` and levels of bots. */
  company: readonly string[]
  games: number
  wins: number
  points: number
  best: number
}

export type Sum = Pick<Share, 'games' | 'wins' | 'points' | 'best'>

export interface Row extends Sum {
  key: string
  /** One of those that were summed up. */
  like: Share
}

export const statistics = () => read<{ games: readonly Share[] }>('/api/statistics').then(({ games }) => games)
export const erase = () => send<unknown>('/api/statistics', {}, 'DELETE')

const add = (a: Sum, b: Sum): Sum => ({ games: a.games + b.games, wins: a.wins + b.wins, points: a.points + b.points, best: Math.max(a.best, b.best) })

/** Those with the same key together, the most played first. */
export function summed(shares: readonly Share[], keyOf: (share: Share) => string): Row[] {
  const rows = new Map<string, Row>()
  for (const like of shares) {
    const key = keyOf(like)
    const before = rows.get(key)
    rows.set(key, before ? { ...before, ...add(before, like) } : { key, like, games: like.games, wins: like.wins, points: like.points, best: like.best })
  }
  return [...rows.values()].sort((a, b) => b.games - a.games || a.key.localeCompare(b.key, 'en', { numeric: true }))
}

/** As one says it. */
export const peopleFirst = (company: readonly string[]): string[] => company.toSorted((a, b) => Number(b === 'people') - Number(a === 'people'))

export const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
export const percent = ({ games, wins }: Sum): number => Math.round((100 * wins) / games)
export const average = ({ games, points }: Sum): number => Math.round((10 * points) / games) / 10
/** Wins to one place. */
export const wins = (sum: Sum): number => Math.round(10 * sum.wins) / 10
