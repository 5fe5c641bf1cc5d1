/** Where on the map VP came from: in play space by space, at the end tile by tile. */
import type { Gain, Message } from '../../lib/game'
import { tileOf, SPACES, type View } from './view'

export interface Share {
  seat: number
  count: number
}

/** What each space has brought in play, by its number, the most first. */
export function bySpace(gains: readonly Gain[]): ReadonlyMap<number, readonly Share[]> {
  const sums = new Map<number, Map<number, number>>()
  for (const { at, seat, count } of gains) {
    const space = Number(at.replace('space:', ''))
    const here = sums.get(space) ?? new Map<number, number>()
    sums.set(space, here.set(seat, (here.get(seat) ?? 0) + count))
  }
  const shares = (here: ReadonlyMap<number, number>): Share[] => [...here].map(([seat, count]) => ({ seat, count })).sort((a, b) => b.count - a.count || a.seat - b.seat)
  return new Map([...sums].map(([space, here]) => [space, shares(here)]))
}

/** What a space has brought, and on its City what the tile does, in words. */
export function gainsTold(view: View, gains: ReadonlyMap<number, readonly Share[]>, space: number): Message[] {
  if (!view.over) return []
  const tile = space % SPACES === 0 ? (view.majorities.tiles[tileOf(space)]?.points ?? []) : []
  const told = (key: string, seat: number, count: number): Message => ({ key, args: { seat: `#${seat}`, count } })
  return [...(gains.get(space) ?? []).map(({ seat, count }) => told('heroes-gained', seat, count)), ...tile.flatMap((count, seat) => (count > 0 ? [told('heroes-tile-paid', seat, count)] : []))]
}
