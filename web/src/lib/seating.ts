/** Seats of a table as boards and panels need them. */
import { SEAT_SHAPES, type Emblem, type Seat } from './game'
import type { TableInfo, TableSeat } from './protocol'

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat)

export const signOf = (seat: number, name = '', mine = false): Seat => ({
  seat,
  name,
  letter: letterOf(seat),
  shape: SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'heart',
  mine,
})

export const seatsOf = (info: TableInfo | null, nameless: (seat: number) => string): Seat[] =>
  (info?.seats ?? []).map((s) => signOf(s.seat, s.name || nameless(s.seat), s.mine))

/** A seat that waits for somebody, as an argument of texts: by its letter, and for whom it is kept if that is known. */
export const kept = ({ seat, name }: Pick<TableSeat, 'seat' | 'name'>) => ({ letter: letterOf(seat), name, named: name ? 'yes' : 'no' })

/** Seats with what tells their players apart in this game. */
export const emblazoned = (seats: readonly Seat[], emblems: readonly Emblem[] = []): Seat[] => seats.map((seat) => ({ ...seat, ...emblems[seat.seat] }))

/** Gives the whole page, pieces in flight included, the colours of these seats; call the result to take them back. */
export function colour(seats: readonly Seat[]): () => void {
  const { style } = document.documentElement
  const named = seats.flatMap(({ seat, hue }) => (hue === undefined ? [] : ['', '-ink'].map((part) => [`--seat-${seat}${part}`, `var(--hue-${hue}${part})`] as const)))
  for (const [name, value] of named) style.setProperty(name, value)
  return () => {
    for (const [name] of named) style.removeProperty(name)
  }
}

/**
 * The seat of this browser to look through next: the one looked through if it waits or nobody else here does, else the
 * lowest of ours that waits; whom a bot plays nobody here waits for. Null: a spectator.
 */
export function seatToUse(info: TableInfo, waiting: readonly number[], current: number | null): number | null {
  const mine = info.seats.filter((s) => s.mine && s.kind !== 'bot').map((s) => s.seat)
  const held = info.seats.filter((s) => s.mine).map((s) => s.seat)
  if (current !== null && mine.includes(current) && waiting.includes(current)) return current
  const next = mine.find((seat) => waiting.includes(seat))
  if (next !== undefined) return next
  if (current !== null && held.includes(current)) return current
  return mine[0] ?? held[0] ?? null
}
