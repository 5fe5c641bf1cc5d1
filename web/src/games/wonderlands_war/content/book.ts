/** The records of the data in use (`content()`), by id. */
import type { Tag } from '../../../lib/kit/provenance'
import type { Ally, Chip, Faction, Region } from '../types'

/** The key of the text of an ability at this table: some have another one for 2 players or with a house option. */
export const abilityText = (view: { texts?: Readonly<Record<string, string>> }, id: string): string => view.texts?.[id] ?? `ability-${id}-text`

/** What all records have. */
export interface DataRecord {
  id: string
  name?: string
  text?: string
  notes?: string
  provenance?: Readonly<Record<string, Tag>>
}

export interface TeaRecord extends DataRecord {
  round: number
  supporters: number
  second_units: number
  shard_die: boolean
  rewards?: readonly string[]
  top?: readonly string[]
  bottom?: readonly string[]
  corrupted?: readonly string[]
}

export interface Between {
  /** Between track `upper` and the one below it; tracks and columns count from 1. */
  upper: number
  column: number
  reward: string
}

export interface AllyRecord extends DataRecord {
  set: string
  type: Ally
}

export interface FactionRecord extends DataRecord {
  id: Faction
  artifact_name: string
  power: DataRecord
  abilities: readonly (DataRecord & { artifact: boolean })[]
  tracks: readonly (readonly string[])[]
  between: readonly Between[]
  tracks_2p: readonly (readonly string[])[]
  between_2p: readonly Between[]
}

export interface QuestRecord extends DataRecord {
  region: Region
}

export interface WonderRecord extends DataRecord {
  strength: number
}

interface TypeRecord extends DataRecord {
  weak: { strength: number }
  strong: { strength: number }
}

/** `GET /api/games/wonderlands_war/content`. */
export interface Content {
  board: readonly (DataRecord & Readonly<Record<string, unknown>>)[]
  allies: readonly TypeRecord[]
  forge: readonly (DataRecord & { strength: number })[]
  ally_abilities: readonly AllyRecord[]
  factions: readonly FactionRecord[]
  figures: readonly WonderRecord[]
  tools: readonly WonderRecord[]
  quests: readonly QuestRecord[]
  tea_cards: readonly TeaRecord[]
}

export interface Book {
  cards: ReadonlyMap<string, TeaRecord>
  quests: ReadonlyMap<string, QuestRecord>
  /** Abilities of Factions. */
  abilities: ReadonlyMap<string, DataRecord & { artifact: boolean }>
  allies: readonly AllyRecord[]
  types: ReadonlyMap<string, TypeRecord>
  factions: ReadonlyMap<Faction, FactionRecord>
  figures: ReadonlyMap<string, WonderRecord>
  tools: ReadonlyMap<string, WonderRecord>
  forge: DataRecord | null
  /** Printed Strength of the kinds of chips. */
  strengths: ReadonlyMap<Chip, number>
  symbols: readonly number[]
  /** Cards that a Leader takes in a Tea Party, by the number of players: `for_3`. */
  party: Readonly<Record<string, number>>
  /** Local Resistance of each Round, with two players. */
  resistance: readonly number[]
}

const none: Book = {
  cards: new Map(),
  quests: new Map(),
  abilities: new Map(),
  allies: [],
  types: new Map(),
  factions: new Map(),
  figures: new Map(),
  tools: new Map(),
  forge: null,
  strengths: new Map(),
  symbols: [],
  party: {},
  resistance: [],
}

const byId = <R extends DataRecord>(records: readonly R[]): ReadonlyMap<R['id'], R> => new Map(records.map((record) => [record.id, record]))

function strengths({ allies, forge, tools, board }: Content): ReadonlyMap<Chip, number> {
  const printed = board.find(({ id }) => id === 'strength') ?? {}
  return new Map([
    ...allies.flatMap(({ id, weak, strong }): [Chip, number][] => [
      [`${id}_weak`, weak.strength],
      [`${id}_strong`, strong.strength],
    ]),
    ...Object.entries(printed).flatMap(([chip, strength]): [Chip, number][] => (typeof strength === 'number' ? [[chip, strength]] : [])),
    ...[...forge, ...tools].map(({ id, strength }): [Chip, number] => [id, strength]),
  ])
}

const made = (content: Content): Book => ({
  cards: byId(content.tea_cards),
  quests: byId(content.quests),
  abilities: byId(content.factions.flatMap(({ abilities }) => abilities)),
  allies: content.ally_abilities,
  types: byId(content.allies),
  factions: byId(content.factions),
  figures: byId(content.figures),
  tools: byId(content.tools),
  forge: content.forge[0] ?? null,
  strengths: strengths(content),
  symbols: (content.board.find(({ id }) => id === 'battle_track')?.['forge_symbols'] as number[] | undefined) ?? [],
  party: (content.board.find((record) => 'cards_per_party' in record)?.['cards_per_party'] as Record<string, number> | undefined) ?? {},
  resistance: (content.board.find(({ id }) => id === 'two_players')?.['local_resistance'] as number[] | undefined) ?? [],
})

const books = new WeakMap<object, Book>()

/** The data as a book; empty until they have come. */
export function bookOf(content: unknown): Book {
  if (typeof content !== 'object' || content === null || !('tea_cards' in content)) return none
  const book = books.get(content) ?? made(content as Content)
  books.set(content, book)
  return book
}

/** The ability of an Ally type in the set in use. */
export const allyAbility = (book: Book, type: Ally, set: string): AllyRecord | undefined => book.allies.find((one) => one.type === type && one.set === set)

/** The side of a Faction's board for so many players. */
export function sideOf(record: FactionRecord, players: number): Pick<FactionRecord, 'tracks' | 'between'> {
  return players === 2 ? { tracks: record.tracks_2p, between: record.between_2p } : record
}
