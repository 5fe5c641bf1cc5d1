/** What a seat sees of Alicematic Heroes (docs/protocol.md), and the small sums the board makes of it. */
import type { BoardProps, PanelProps, ViewHeader } from '../../lib/game'

/** The colours of land and of slots, in the order of the slots. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'white'] as const
/** The colours of resource tokens, in the order of the bank. */
export const TOKENS = ['red', 'yellow', 'green'] as const
export const KINDS = [...COLOURS, 'city', 'forest'] as const
export type Colour = (typeof COLOURS)[number]
export type Token = (typeof TOKENS)[number]
export type Kind = (typeof KINDS)[number]
/** The id of an Alice, e.g. `ninja`. */
export type Name = string

/** Spaces of a tile: the City, then one in each of the six directions. */
export const SPACES = 7
/** A slot holds no more cards than this (AH-17). */
export const PLACES = 4

export type TokenCounts = Readonly<Record<Token, number>>
/** Axial coordinates: q to the right, r downwards to the right. */
export type At = readonly [number, number]

export interface Tile {
  /** The tile's id, e.g. `T03`. */
  tile: string
  at: At
  /** Sixths of a turn, clockwise. */
  turned: number
}

export interface Space {
  kind: Kind
  /** Difficulty; of a forest the number of spaces around its group. */
  number: number
  /** Tokens a City has room for; 0 elsewhere. */
  spots: number
  /** Seats in order of arrival. */
  held: readonly number[]
  /** The seat that has this space under attack. */
  attack: number | null
  /** Joined to a City of its holder, hence safe; false when nobody holds it. */
  connected: boolean
  /** Forests alone: the lowest space of the group. */
  group?: number
  /** Forests alone: all spaces around are held. */
  surrounded?: boolean
  /** Forests alone: seats that hold the most around it (AH-61). */
  may?: readonly number[]
}

/** What an invasion brings for certain: the base bonus, and effects that ask nothing. */
export interface Bonus {
  tokens: Readonly<Partial<Record<Token, number>>>
  cards: number
  vp: number
  /** Somebody is robbed: the base bonus is half (AH-52). */
  halved: boolean
}

/** Ways to carry an invasion out; `turn`: only with Alices turned down. */
export const HOWS = ['success', 'finish', 'pay', 'jet', 'turn', 'attack'] as const
export type How = (typeof HOWS)[number]

/** An invasion as it would come out. */
export interface Reach {
  kind: Kind
  /** What there is before tokens, and what is needed. */
  military: readonly [have: number, need: number]
  /** Needed null: no path leads there. */
  mobility: readonly [have: number, need: number | null]
  /** What is lacking; red and green tokens can make up for it. */
  short: { red: number; green: number | null }
  /** Spaces from the source to the target. */
  path: readonly number[]
  how: readonly How[]
  bonus: Bonus
}

/** The invasion that is being worked out. */
export interface Plan extends Reach {
  space: number
  /** Places of Alices turned down for it. */
  turned: readonly (readonly [slot: Colour, index: number])[]
}

export interface CardView {
  /** Null: a Commoner whose face the viewer may not know. */
  card: Name | null
  up: boolean
  /** Wiccan: the kind she acts as. */
  copies: Name | null
  /** Her effect works now. */
  live: boolean
  /** Face down, yet everybody saw it, or it is the viewer's own. */
  known: boolean
}

export interface Powers {
  /** Cards in red and what helps in every invasion. */
  military: number
  /** Further Military Power against Cities. */
  city: number
  /** Further Military Power against Forests. */
  forest: number
  mobility: number
  dream: number
}

export interface SeatView {
  seat: number
  /** `mad_hatter` and the like. */
  kingdom: string
  tokens: TokenCounts
  vp: number
  /** Territory tokens left. */
  territory: number
  /** How many cards are in hand. */
  hand: number
  /** Own hand, in kind order, with repeats. */
  cards: readonly Name[] | null
  alices: number
  cities: number
  slots: Readonly<Record<Colour, readonly CardView[]>>
  powers: Powers
  jet: boolean
  /** Others may not invade spaces held here. */
  protected: boolean
}

export interface Majority {
  /** Territory tokens per seat. */
  tokens: readonly number[]
  points: readonly number[]
}

export interface SlotMajority {
  alices: readonly number[]
  points: readonly number[]
}

/** Final scoring if the game ended now. */
export interface Projection {
  played: number
  tiles: number
  slots: number
  effects: number
  total: number
}

export interface View extends ViewHeader {
  scores: readonly number[]
  round: number
  rounds: number
  /** The start player; null before there is one. */
  start: number | null
  phase: 'mulligan' | 'placement' | 'politics' | 'invasion' | 'over'
  /** `spaces[7 * t + k]`: space k of tile t, 0 its City, k its neighbour in direction k - 1. */
  map: { tiles: readonly Tile[]; spaces: readonly Space[] }
  bank: TokenCounts
  deck: number
  discard: Readonly<Record<Name, number>>
  /** Only for the seat that decides on in its invasion. */
  plan: Plan | null
  /** Per legal target, by the number of its space; only for the seat that chooses one. */
  reach: Readonly<Record<string, Reach>> | null
  /** The deck from the top: only where nothing is hidden. */
  cards?: readonly Name[]
  /** What Hunter's owner looks at. */
  look: readonly Name[] | null
  majorities: { tiles: readonly Majority[]; slots: Readonly<Record<Colour, SlotMajority>> }
  projection: readonly Projection[]
  seats: readonly SeatView[]
}

/** One Alice of the data (`content.alices`). */
export interface Alice {
  id: Name
  name: string
  colour: Colour
  cost: number
  copies: number
  effect: string
  timing: readonly string[]
  ask: boolean
  params: Readonly<Record<string, unknown>>
  text: string
  notes: string
  [field: string]: unknown
}

/** Static data of the game, `GET /api/games/alicematic_heroes/content`. */
export interface Content {
  pack: { name: string; digest: string } | null
  alices: readonly Alice[]
  tiles: readonly unknown[]
  layouts: readonly unknown[]
  provenance: Readonly<Record<string, unknown>>
}

export type Props = BoardProps<View>
export type Panel = PanelProps<View>

export const tileOf = (space: number): number => Math.floor(space / SPACES)
export const cardText = (name: Name | null): string => (name === null ? '@card-unknown' : `@card-${name}`)
export const colourText = (kind: Kind): string => `@colour-${kind}`
export const isColour = (word: unknown): word is Colour => COLOURS.includes(word as Colour)
export const isToken = (word: unknown): word is Token => TOKENS.includes(word as Token)
export const isKind = (word: unknown): word is Kind => KINDS.includes(word as Kind)
export const total = (counts: Readonly<Partial<Record<string, number>>>): number => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** The seat whose side the picture takes: the viewer's own, null for a spectator. */
export const own = (view: View): SeatView | null => (view.seat === null ? null : (view.seats[view.seat] ?? null))
