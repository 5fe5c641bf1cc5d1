/** What log entries tell of: numbers, cards and pieces, whether their arguments are raw or already speak. */
import type { Arg, Entry, Target } from '../../lib/game'
import { isCard, type Card } from './view'

/** A number out of `2`, `"#2"` or `"@deck-2"`; null for anything else. */
export function numberOf(arg: Arg | undefined): number | null {
  if (typeof arg === 'number') return arg
  const digits = typeof arg === 'string' ? /^(?:#|@deck-)(\d+)$/.exec(arg)?.[1] : undefined
  return digits === undefined ? null : Number(digits)
}

/** A card out of `"cat"` or `"@card-cat"`; null for anything else. */
export function toCard(arg: Arg | undefined): Card | null {
  const word = typeof arg === 'string' ? arg.replace('@card-', '') : ''
  return isCard(word) ? word : null
}

export const cardOf = (entry: Entry): Card | null => toCard(entry.args['card'])
export const deckOf = (entry: Entry): number | null => numberOf(entry.args['deck'])
export const seatOf = (entry: Entry): number | null => numberOf(entry.args['seat'])

export function cardsOf(entry: Entry): Card[] {
  const list = entry.args['cards']
  return Array.isArray(list) ? list.flatMap((one: Arg) => toCard(one) ?? []) : []
}

/** Pieces a log line refers to. */
export function targetsOf(entry: Entry): Target[] {
  const deck = deckOf(entry)
  const seat = numberOf(entry.args['target']) ?? seatOf(entry)
  return [...(deck === null ? [] : [`deck:${deck}`]), ...(seat === null ? [] : [`seat:${seat}`])]
}

/** Long moves get the time to be seen, a collapse most of all. */
export function beats(events: readonly Entry[]): number {
  const kinds = new Set(events.map((entry) => entry.kind))
  if (kinds.has('tunnel-collapsed')) return 4
  return kinds.has('card-won') || kinds.has('turn-ended') ? 1.6 : 1
}
