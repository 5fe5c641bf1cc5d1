/** The lobby's lists: which of my tables come first, and what may be done about one. */
import type { GameInfo, Summary } from '../lib/protocol'

/** The great games first; those that weigh the same as they came. */
export const byWeight = (games: readonly GameInfo[]): GameInfo[] => games.toSorted((a, b) => b.weight - a.weight)

/** The seats of this browser that still play. */
const playing = (table: Summary): number[] => table.seats.flatMap((seat, i) => (seat.mine && !table.left.includes(i) ? [i] : []))

/** There is nothing more to come for me here: the game is over, or all my seats have left it. */
const isDone = (table: Summary): boolean => table.over || (table.seats.some((seat) => seat.mine) && playing(table).length === 0)

export interface Mine {
  /** Those that wait for me, then the others. */
  running: Summary[]
  done: Summary[]
}

/** My tables; in both lists they stay as the server sorts them, the latest first. */
export function sorted(tables: readonly Summary[]): Mine {
  const running = tables.filter((table) => !isDone(table))
  return { running: running.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn)), done: tables.filter(isDone) }
}

export interface Doings {
  /** The seats to leave the game with. */
  leave: number[]
  /** The seats that stay when these leave. */
  staying: number[]
  /** It is mine to delete. */
  remove: boolean
  /** The seats of other people, who lose the table if it is deleted. */
  others: number[]
}

/** What may be done about a table; null: nothing. */
export function doings(table: Summary): Doings | null {
  const leave = table.over ? [] : playing(table)
  if (leave.length === 0 && !table.host) return null
  const others = table.seats.flatMap((seat, i) => (seat.held && !seat.mine ? [i] : []))
  const staying = table.seats.flatMap((seat, i) => (seat.mine || table.left.includes(i) ? [] : [i]))
  return { leave, staying, remove: table.host, others }
}
