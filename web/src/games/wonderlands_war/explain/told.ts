/** Small things that are said in several places. */
import type { Book } from '../content/book'
import { ALLIES, type View } from '../types'

/** The Ally sets in use, to be said: one letter, or one for each type. */
export function setsTold(view: View): Record<string, string> {
  const letters = ALLIES.map((ally) => view.ally_sets[ally])
  const same = new Set(letters).size === 1
  return { ...view.ally_sets, same: same ? 'yes' : 'no', sets: same ? (letters[0] ?? '') : letters.join(' ') }
}

/** Castles that a player has built, and what they are worth in the end: with 2 players those that stand upright (WW-2P08). */
export function built(view: View, seat: number): { count: number; vp: number } {
  const castles = view.regions.map(({ seats }) => seats[seat]?.castle ?? 'none')
  const upright = castles.filter((castle) => castle === 'upright').length
  return { count: castles.filter((castle) => castle !== 'none').length, vp: upright * (view.seats[seat]?.castle_value ?? 0) }
}

/** How far a player is in the Tea Party: cards taken, of how many, and whether the Leader leaves next or has left (WW-T06). */
export function atTea(view: View, seat: number, book: Book): { count: number; of: number; state: string } {
  const of = partySize(view, book)
  const one = view.seats[seat]
  const count = one?.party_cards ?? 0
  return { count, of, state: one?.leader !== 'table' ? 'gone' : count >= of ? 'last' : 'here' }
}

/** Cards for each Leader in a Tea Party. */
export const partySize = (view: View, book: Book): number => book.party[`for_${view.players}`] ?? 0
