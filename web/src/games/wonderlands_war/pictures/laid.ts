/** What the pictures lay out: players as their Factions, cards, a board. */
import type { Seat } from '../../../lib/game'
import { signOf } from '../../../lib/seating'
import { emblemOf } from '../content/emblems'
import type { Book } from '../content/book'
import { FACTIONS, type Faction, type Force, type SeatView } from '../types'

/** A player for each Faction, in the seat of its colour. */
const factions = [...FACTIONS].sort((a, b) => emblemOf(a).hue - emblemOf(b).hue)
export const seats: readonly Seat[] = factions.map((faction, seat) => ({ ...signOf(seat), ...emblemOf(faction) }))
export const seatOf = (faction: Faction): number => factions.indexOf(faction)

/** Their boards, of which the pictures need little. */
export const boards = factions.map((faction, seat) => ({ seat, faction, madness: [], forged: [[], [], [], []] }) as unknown as SeatView)

/** Cards of the data, one of each look. */
export function cardsOf(book: Book) {
  const all = [...book.cards.values()]
  const whole = all.filter(({ rewards, top, corrupted }) => rewards?.length && !top?.length && !corrupted?.length)
  return {
    plain: whole.find(({ shard_die }) => !shard_die),
    die: whole.find(({ shard_die }) => shard_die),
    split: all.find(({ top }) => top?.length),
    corrupted: all.find(({ corrupted }) => corrupted?.length),
  }
}

const nobody: Force = { supporters: 0, figures: [], leader: false, castle: 'none' }
/** Forces in a Region, by the seats of their Factions. */
export const forces = (there: Partial<Record<Faction, Partial<Force>>>): Force[] => factions.map((faction) => ({ ...nobody, ...there[faction] }))
