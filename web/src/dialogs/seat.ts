/** Bots at a table, and who says which one plays. */
import type { TableSeat } from '../lib/protocol'

export interface AboutBot {
  /** The text that says why it plays. */
  help: string
  /** Whoever looks may let another one play. */
  may: boolean
}

/** Of a seat that a bot plays. `host`: one has made the table; `holds`: one sits at it. */
export function aboutBot({ mine, held, connected, stand_in }: Pick<TableSeat, 'mine' | 'held' | 'connected' | 'stand_in'>, host: boolean, holds: boolean): AboutBot {
  if (mine) return { help: stand_in === 'ending' ? 'seat-ending-help' : stand_in ? 'seat-time-up-help' : 'seat-hand-back-help', may: true }
  return { help: held && stand_in ? 'seat-is-stand-in' : 'seat-is-bot', may: held ? holds && stand_in === 'away' && !connected : host }
}

/** The text that says why nobody but who plays a seat may play it; null: somebody may. */
export function fixedBy(daily: boolean, taught: boolean): string | null {
  if (daily) return 'seat-fixed-day'
  return taught ? 'seat-fixed-lesson' : null
}
