/** What log entries tell of: numbers, cards and pieces, whether their arguments are raw or already speak. */
import type { Arg, Entry, Target } from '../../lib/game'
import { numberOf, seatOf, wordOf } from '../../lib/kit/telling'
import { isCard, type Card } from './view'

/** A card out of `"cat"` or `"@card-cat"`; null for anything else. */
export function toCard(arg: Arg | undefined): Card | null {
  const word = wordOf(arg, 'card')
  return isCard(word) ? word : null
}

export const cardOf = (entry: Entry): Card | null => toCard(entry.args['card'])
export const deckOf = (entry: Entry): number | null => numberOf(entry.args['deck'])

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
