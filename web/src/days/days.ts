/** The tables of the day: what the server says of them. */
import { read, send } from '../lib/api'

/** How a table of the day is laid, and how this browser stands there. `elsewhere`: another device of the same person has had the try. */
export interface Deal {
  game: string
  players: number
  seat: number
  levels: readonly string[]
  /** So many are in the ranking. */
  finished: number
  state: 'open' | 'running' | 'done' | 'elsewhere'
  /** Null: none, or it is gone. */
  table: string | null
  /** Null: not played to the end in time. */
  points: number | null
  place: number | null
}

export interface Today {
  day: string
  seconds: number
  games: readonly Deal[]
}

export interface Line {
  place: number
  name: string
  points: number
  won: boolean
  mine: boolean
  /** Null: its replay is not open to this browser yet. */
  table: string | null
}

export interface Ranking extends Deal {
  day: string
  /** Until the day is over; 0: it is. */
  seconds: number
  open: boolean
  ranking: readonly Line[]
}

export const today = () => read<Today>('/api/daily')
export const begin = (game: string, name: string, bots: readonly string[]) => send<{ table: string }>('/api/daily', { game, name, bots })
export const ranking = (game: string, day: string) => read<Ranking>(`/api/daily/${encodeURIComponent(game)}/${day}`)

export const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** A day as people write it; it is one of UTC. */
export const written = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
