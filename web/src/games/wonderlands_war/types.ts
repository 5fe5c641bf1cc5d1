/** What the view of Wonderland's War shows (src/wabe/games/wonderlands_war/record/), and its score sheet and odds. */
import type { BoardProps, PanelProps, ViewHeader } from '../../lib/game'

/** Factions in the order of the data. */
export const FACTIONS = ['alice', 'cheshire_cat', 'jabberwock', 'mad_hatter', 'red_queen'] as const
export type Faction = (typeof FACTIONS)[number]

/** Ally types; chips of theirs are `<type>_weak` and `<type>_strong`. */
export const ALLIES = ['card_soldier', 'flamingo', 'rose', 'red_rook', 'creature'] as const
export type Ally = (typeof ALLIES)[number]

/** A kind of chip, e.g. `rose_weak`, `forge`, `faction_1`, `artifact`, `madness`, or a tool. */
export type Chip = string
/** How many of each kind; kinds that are missing count 0. */
export type Chips = Readonly<Record<Chip, number>>
/** A Region's name. */
export type Region = string

export type Phase = 'setup' | 'tea' | 'war' | 'over'
export type Castle = 'none' | 'sideways' | 'upright'

/** What one seat has in a Region. */
export interface Force {
  supporters: number
  /** Figures of Wonderlandians, by id; one with two standees may be named twice. */
  figures: readonly string[]
  leader: boolean
  castle: Castle
}

export interface RegionView {
  region: Region
  /** Awards of the three Rounds; null in the closed Region. */
  marker: readonly [number, number, number] | null
  /** The award of this Round. */
  award: number
  /** Whether its battle of this War is over. */
  fought: boolean
  seats: readonly Force[]
}

export interface Chair {
  chair: number
  card: string | null
  leader: number | null
  poison: boolean
}

export interface TeaTable {
  chairs: readonly Chair[]
  /** Seats whose Leaders wait at the Head of the Table. */
  head: readonly number[]
  deck: number
}

export type Status = 'fighting' | 'halted' | 'bust'
export type Standing = 'none' | 'first' | 'tied_first' | 'second'

/** A participant of the battle being fought. */
export interface Fighter {
  status: Status
  strength: number
  /** The chip of this draw, and what it will add. */
  chip: Chip | null
  chip_strength: number | null
  doubling: boolean
  extra: number
  lowered: number
  madness_drawn: number
  units: number
  place: Standing
}

export interface Battle {
  region: Region
  award: number
  /** Number of the draw, 0 before the first. */
  draw: number
  /** Null for who does not take part. */
  seats: readonly (Fighter | null)[]
  /** Own chips of a multi-draw, to choose one of. */
  held: readonly Chip[] | null
  /** On whom each seat has put its Wager. */
  wagers: readonly (null | 'hidden' | number)[]
  /** The chips that each seat chooses from: only where nothing is hidden. */
  multi_draws?: readonly (readonly Chip[] | null)[]
  /** Seats that have chosen to draw or to halt. */
  decided: readonly number[]
}

export interface SeatView {
  seat: number
  faction: Faction
  vp: number
  shards: number
  shield: boolean
  leader_strength: number
  /** `table`, `reserve`, or the Region the Leader is in. */
  leader: string
  /** The chair of the Leader: 0 the Head of the Table, null none. */
  chair: number | null
  supporters: number
  reserve: readonly string[]
  castles_left: number
  castle_value: number
  /** Null while nobody may look into bags and the table lets nobody count along. */
  bag: Chips | null
  bag_size: number
  active: readonly Chip[]
  exhausted: Chips
  /** Chips on the Madness track. */
  madness: readonly Chip[]
  /** Four tracks of four spaces. */
  forged: readonly (readonly (Chip | null)[])[]
  unlocked: readonly string[]
  /** Tea Party cards taken, in order. */
  cards: readonly string[]
  /** How many of them in this Party. */
  party_cards: number
  /** Quests in hand; who they are: `hand`, for those who may know. */
  quests: number
  hand: readonly string[] | null
  /** Quests with their Feat completed. */
  feats: readonly string[]
  /** Quests, of those that may be known, whose Objective holds right now. */
  objectives: readonly string[]
  wonderlandians: readonly string[]
  poison: number
  power_used: boolean
}

/** The Tea Party card being resolved. */
export interface CardInHand {
  seat: number
  card: string
  /** Rewards still to come, in the order of the targets `part:0` ... */
  parts: readonly string[]
}

export interface View extends ViewHeader {
  round: number
  rounds: number
  phase: Phase
  /** What is drawn next from each deck: only where nothing is hidden. */
  decks?: Readonly<Record<'tea' | 'quests' | 'wonderlandians', readonly string[]>>
  edition: 'final' | 'prototype'
  first: number
  /** Where the War begins. */
  standee: Region
  closed: Region | null
  closing_quest: string | null
  /** The keys, by ability, of texts that are other ones at this table: see `abilityText`. */
  texts?: Readonly<Record<string, string>>
  ally_sets: Readonly<Record<Ally, string>>
  regions: readonly RegionView[]
  table: TeaTable
  market: readonly (string | null)[]
  wonder_deck: number
  quest_deck: number
  supply: Chips
  shards_left: number
  /** Local Resistance of this Round, with two players. */
  resistance: number | null
  card: CardInHand | null
  battle: Battle | null
  seats: readonly SeatView[]
}

/** What one, two or three more draws bring. */
export interface DrawOdds {
  draws: number
  bust: number
  strength: number
  forge_symbol: number
  madness: number
}

export interface Odds {
  draws?: readonly DrawOdds[]
  bag?: number
}

export interface SheetSeat {
  seat: number
  faction: Faction
  track: { awards: number; effects: number; forging: number }
  castles: { count: number; value: number; total: number }
  quests: readonly { quest: string; feat: boolean; objective: boolean; points: number }[]
  shards: number
  total: number
  units: number
}

export interface Sheet {
  seats: readonly SheetSeat[]
}

export type Props = BoardProps<View, Odds>
export type Panel = PanelProps<View, Odds>
