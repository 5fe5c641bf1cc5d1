/** The Alices of the data in use, by name; and what an Alice is worth at the end as things stand. */
import { COLOURS, total, type Alice, type Content, type Name, type SeatView, type View } from './view'

export type Book = ReadonlyMap<Name, Alice>

const books = new WeakMap<object, Book>()
const none: Book = new Map()

/** The data as a book; empty until they have come. */
export function bookOf(content: unknown): Book {
  if (typeof content !== 'object' || content === null) return none
  const known = books.get(content)
  if (known) return known
  const made: Book = new Map((content as Content).alices.map((alice) => [alice.id, alice]))
  books.set(content, made)
  return made
}

/** What all full names have in common at their end, e.g. " Alice": left out where room is short. */
function surname(names: readonly string[]): string {
  const last = names[0]?.match(/ \S+$/)?.[0] ?? ''
  return last !== '' && names.every((name) => name.endsWith(last)) ? last : ''
}

export function shortName(book: Book, full: string): string {
  const common = surname([...book.values()].map((alice) => alice.name))
  return common !== '' && full.endsWith(common) ? full.slice(0, -common.length) : full
}

/** The kind whose effect a face-up card has: her own, or the one she copies. */
export const actsAs = (card: { card: Name | null; copies: Name | null }): Name | null => card.copies ?? card.card

export const cardsIn = (seat: SeatView): number => COLOURS.reduce((sum, colour) => sum + seat.slots[colour].length, 0)
export const commonersIn = (seat: SeatView): number => cardsIn(seat) - seat.alices

const tilesHeld = (view: View, seat: number): number => view.majorities.tiles.filter((tile) => (tile.tokens[seat] ?? 0) > 0).length
const number = (alice: Alice, param: string, otherwise: number): number => (typeof alice.params[param] === 'number' ? alice.params[param] : otherwise)

/** How often an effect of the end pays for a kingdom as it stands; null for effects that do not pay at the end. */
function counted(alice: Alice, view: View, seat: SeatView): number | null {
  switch (alice.effect) {
    case 'vp_per_hand_card':
      return seat.hand
    case 'vp_per_tokens':
      return Math.floor(total(seat.tokens) / number(alice, 'tokens_per_vp', 1))
    case 'vp_per_alice':
      return seat.alices
    case 'vp_per_tile':
      return tilesHeld(view, seat.seat)
    case 'vp_per_commoner':
      return commonersIn(seat)
    case 'vp_per_city':
      return seat.cities
    default:
      return null
  }
}

/** VP that an Alice would pay at the end if the game ended now; null where that is not what she does. */
export function worthNow(alice: Alice, view: View, seat: SeatView): number | null {
  const times = counted(alice, view, seat)
  return times === null ? null : Math.min(times * number(alice, 'vp', 1), number(alice, 'max', Infinity))
}

/** More than this does not fit on a card in a legible size. */
const LONGEST = 150

/** A card's text as far as the card has room, ending with a whole word; the inspector has all of it. */
export function shortened(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[\s,;:.]+$/, '')} …`
}
