/** Who of the others at a table is awaited, and who has come. */
import type { TableInfo, TableSeat } from '../lib/protocol'

/** The seats for other people, whether they have come or not. */
export const awaited = (info: Pick<TableInfo, 'seats'>): TableSeat[] => info.seats.filter((seat) => !seat.mine && (seat.kind === 'open' || seat.held))

/** Whether this browser may make a link for a free seat: its first one, or one in place of that; null: it may not, or the table itself is the way in. */
export function renewal(info: Pick<TableInfo, 'host' | 'public'>, link: string | null): 'first' | 'again' | null {
  if (!info.host || (info.public && link === null)) return null
  return link === null ? 'first' : 'again'
}

export const hasCome = (seat: Pick<TableSeat, 'kind'>): boolean => seat.kind !== 'open'
