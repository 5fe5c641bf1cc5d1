/** Who of the others at a table is awaited, and who has come. */
import type { TableInfo, TableSeat } from '../lib/protocol'

/** The seats for other people, whether they have come or not. */
export const awaited = (info: Pick<TableInfo, 'seats'>): TableSeat[] => info.seats.filter((seat) => !seat.mine && (seat.kind === 'open' || seat.held))

export const hasCome = (seat: Pick<TableSeat, 'kind'>): boolean => seat.kind !== 'open'
