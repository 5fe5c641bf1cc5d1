/** What a seat sees of Wonderland XIII (docs/protocol.md), and the small sums the board makes of it. */
import type { BoardProps, PanelProps, ViewHeader } from '../../lib/game'

export const CHARACTERS = ['alice', 'rabbit', 'cat', 'hatter', 'queen'] as const
export const CARDS = [...CHARACTERS, 'bundle'] as const
export type Character = (typeof CHARACTERS)[number]
export type Card = (typeof CARDS)[number]
export type Counts = Readonly<Record<Card, number>>
export type Some = Readonly<Partial<Record<Card, number>>>

/** A third card of one character brings the Tunnel down (XIII-11). */
export const COLLAPSE = 3
const SET_POINTS = 15
const BUNDLE_POINTS = 5

export interface Deck {
  deck: number
  size: number
  /** Face-up cards on top. */
  covers: number
  /** Null: face down. */
  top: Card | null
  /** This seat's note of the topmost face-down card. */
  seen: Card | null
  /** All face-down cards, the uppermost first: only where nothing is hidden. */
  cards?: readonly Card[]
  /** Seats that have looked at the topmost face-down card. */
  seen_by: readonly number[]
  unlocked: boolean
  gone: boolean
}

export interface Tunnel {
  open: Some
  covered: Some
  hidden: readonly { card: Card | null }[]
  gauge: Readonly<Record<Character, number>>
}

export interface Score {
  sets: number
  set_points: number
  /** Points of the left-over cards of each character. */
  rows: Partial<Record<Character, number>>
  row_points: number
  bundle_points: number
  total: number
}

export interface SeatView {
  seat: number
  notebook: Counts
  tunnel: Tunnel
  score: Score
}

export interface View extends ViewHeader {
  hall: readonly Deck[]
  keys: { middle: number; hand: number; beside: number }
  discard: Counts
  pass: { deck: number | null; won: readonly Card[]; number: number }
  seats: readonly SeatView[]
  end: { empty_needed: number; empty: number; final: boolean }
}

/** A type, not an interface, so that it passes for a plain record. */
export type Odds = {
  decks?: readonly { deck: number; collapse: number }[]
  rabbit?: readonly { deck: number; collapse: number }[]
}

export type Props = BoardProps<View, Odds>
export type Panel = PanelProps<View, Odds>

export const cardText = (card: Card | null): string => `@card-${card ?? 'unknown'}`
export const isCard = (word: unknown): word is Card => CARDS.includes(word as Card)
export const isCharacter = (card: Card): card is Character => card !== 'bundle'
export const percent = (chance: number): number => Math.round(chance * 100)
/** What the Tunnel holds of a character as the viewer knows it: open cards, and the hidden ones that are shown to them. */
export function held(tunnel: Tunnel, character: Character): { open: number; hidden: number } {
  const hidden = tunnel.hidden.filter((one) => one.card === character || one.card === 'bundle').length
  return { open: tunnel.gauge[character], hidden }
}
export const total = (counts: Some): number => CARDS.reduce((sum, card) => sum + (counts[card] ?? 0), 0)

/** Cards of the counts one by one, in the order of the book. */
export const listed = (counts: Some): Card[] => CARDS.flatMap((card) => Array<Card>(counts[card] ?? 0).fill(card))

/** The decks whose tops are won by covering `deck`: left and right among those that still exist (XIII-A05). */
export function neighbours(hall: readonly Deck[], deck: number): [number, number] {
  const alive = hall.filter((d) => !d.gone).map((d) => d.deck)
  const at = alive.indexOf(deck)
  return [alive.at(at - 1) ?? deck, alive[(at + 1) % alive.length] ?? deck]
}

export function chance(odds: Odds, deck: number, kind: 'decks' | 'rabbit' = 'decks'): number | null {
  return odds[kind]?.find((one) => one.deck === deck)?.collapse ?? null
}

const row = (n: number): number => (n * (n + 1)) / 2
export const setsOf = (counts: Counts): number => Math.min(...CHARACTERS.map((c) => counts[c]))

/** Points with exactly `sets` sets formed (XIII-28 to XIII-30). */
const pointsWith = (counts: Counts, sets: number): number =>
  BUNDLE_POINTS * counts.bundle + SET_POINTS * sets + CHARACTERS.reduce((sum, c) => sum + row(counts[c] - sets), 0)

/** Points of a Notebook; with `best`, all sets or none, whichever is more (XIII-A35). */
export function points(counts: Counts, best = false): number {
  const all = pointsWith(counts, setsOf(counts))
  return best ? Math.max(all, pointsWith(counts, 0)) : all
}

/** What one more card of a kind would add to a Notebook as it stands. */
export function worth(counts: Counts, card: Card, best = false): number {
  return points({ ...counts, [card]: counts[card] + 1 }, best) - points(counts, best)
}

/** What giving one card of a kind away would cost; can be negative where a set breaks a long row. */
export function cost(counts: Counts, card: Card, best = false): number {
  return points(counts, best) - points({ ...counts, [card]: counts[card] - 1 }, best)
}

/** Whether this table scores the best split: the server's total then exceeds the plain count. */
export const scoresBest = (seat: SeatView): boolean => seat.score.total > points(seat.notebook)

/** Characters of which one more is needed for the next set. */
export function missing(counts: Counts): Character[] {
  const sets = setsOf(counts)
  return CHARACTERS.filter((c) => counts[c] === sets)
}
