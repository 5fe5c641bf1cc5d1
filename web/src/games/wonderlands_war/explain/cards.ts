/** What chips, abilities, Quests, rewards, Wonderlandians and units are; the inspector adds rulings and provenance. */
import type { Arg, ExplainContext, Explanation, Message } from '../../../lib/game'
import { bySource } from '../../../lib/kit/provenance'
import { abilityText, allyAbility, bookOf, type Book, type DataRecord, type TeaRecord } from '../content/book'
import { allyOf, strengthOf } from '../content/chips'
import { chipOf, halvesOn, parse, rewardsOn } from '../content/rewards'
import type { Faction, View } from '../types'

interface Piece {
  view: View
  book: Book
  id: string
}

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

const rulesIn = (text: string | undefined): string[] => [...new Set(text?.match(/\bWW-\w+/g) ?? [])]

/** What provenance calls a part of a record; the data bring these texts along. */
const fieldName = (field: string): string => `@ww-field-${field.replaceAll(/[^a-zA-Z0-9_-]/g, '-')}`

/** Where the fields of a record come from, a line for each source. */
export const provenance = (record: DataRecord): Message[] => bySource(record.provenance).map(([tag, fields]) => (fields.includes('all') ? message(`ww-from-${tag}-all`) : message(`ww-from-${tag}`, { fields: fields.map(fieldName) })))

/** Rulings and provenance of an ability that the data hold. */
function behind(record: DataRecord | undefined): Pick<Explanation, 'more' | 'rules'> {
  if (!record) return {}
  return { more: [...(record.notes ? [message(`ability-${record.id}-notes`)] : []), ...provenance(record)], rules: rulesIn(record.notes) }
}

const joined = (told: Pick<Explanation, 'more' | 'rules'>, more: readonly Message[], rules: readonly string[] = []) => ({ more: [...more, ...(told.more ?? [])], rules: [...rules, ...(told.rules ?? [])] })

// --- chips ----------------------------------------------------------------------------------------------------------

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  madness: ['WW-B08', 'WW-B09', 'WW-B11', 'WW-B13'],
  double_madness: ['WW-B08', 'WW-B09', 'WW-B11', 'WW-B13', 'WW-T20'],
  poison: ['WW-L03', 'WW-B21', 'WW-B33'],
  faction_1: ['WW-S07', 'WW-B15'],
  faction_2: ['WW-S07', 'WW-B15'],
  artifact: ['WW-S07', 'WW-O11'],
}

/** Where chips of a kind are: in the supply, and in bags if those can be looked into. */
function counted(view: View, chip: string): Message {
  const supply = view.supply[chip] ?? 0
  if (view.seats.some(({ bag }) => bag === null)) return message('ww-chip-supply', { supply })
  const bags = view.seats.reduce((sum, { bag }) => sum + (bag?.[chip] ?? 0), 0)
  return message('ww-chip-where', { supply, bags })
}

function chip({ view, book, id }: Piece): Explanation {
  const ally = allyOf(id)
  const strength = strengthOf(id, book)
  const title = strength === null ? message(`chip-${id}`) : message('ww-chip-title', { chip: `@chip-${id}`, strength })
  const where = counted(view, id)
  if (PLAIN[id]) return { title, text: message(`ww-chip-${id}-help`), more: [where], rules: PLAIN[id] }
  if (ally) {
    const record = allyAbility(book, ally, view.ally_sets[ally])
    const told = joined(behind(record), [message('ww-set-of', { set: view.ally_sets[ally] }), where], ['WW-C14'])
    return { title, text: record ? message(abilityText(view, record.id)) : message('ww-chip-help'), ...told, more: [...told.more, ...provenanceOfType(book, ally)] }
  }
  const record = id === 'forge' ? book.forge : book.tools.get(id)
  return { title, text: message(`ability-${id}-text`), ...joined(behind(record ?? undefined), [where], id === 'forge' ? ['WW-O10', 'WW-O11'] : ['WW-T15']) }
}

function provenanceOfType(book: Book, ally: string): Message[] {
  const type = book.types.get(ally)
  return type ? provenance(type) : []
}

// --- abilities, Wonderlandians, units -------------------------------------------------------------------------------

function ability({ view, book, id }: Piece): Explanation | null {
  const record = book.abilities.get(id)
  if (!record) return null
  const owner = view.seats.find((seat) => seat.unlocked.includes(id))
  const state = owner ? message('ww-ability-unlocked', { seat: `#${owner.seat}` }) : message('ww-ability-locked')
  return {
    title: message(`ability-${id}`),
    text: message(abilityText(view, id)),
    ...joined(behind(record), [message(record.artifact ? 'ww-ability-artifact' : 'ww-ability-passive'), state], ['WW-S08', 'WW-T16']),
  }
}

function wonder({ book, id }: Piece): Explanation | null {
  const figure = book.figures.get(id)
  const record = figure ?? book.tools.get(id)
  if (!record) return null
  return {
    title: message(figure ? 'ww-figure' : 'ww-tools', { name: `@wonder-${id}`, strength: record.strength }),
    text: message(`ability-${id}-text`),
    ...(figure && { figure: id }),
    ...joined(behind(record), [message(figure ? 'ww-figure-help' : 'ww-tools-help')], ['WW-T15']),
  }
}

const market = (piece: Piece): Explanation | null => wonder({ ...piece, id: piece.view.market[Number(piece.id)] ?? '' })

function unit(piece: Piece): Explanation | null {
  const [seat = '', name = '', place = ''] = piece.id.split(':')
  const where = place === 'reserve' ? '@ww-reserve' : `@region-${place}`
  const title = message('ww-unit-title', { unit: `@unit-${name}`, seat: `#${seat}`, where })
  if (name === 'supporter') return { title, text: message('ww-supporter-help'), rules: ['WW-B03', 'WW-B09', 'WW-T08'] }
  if (name === 'leader') return { title, figure: piece.view.seats[Number(seat)]?.faction, text: message('ww-leader-help', { strength: piece.view.seats[Number(seat)]?.leader_strength ?? 0 }), rules: ['WW-B03', 'WW-B09'] }
  const told = wonder({ ...piece, id: name })
  return told ? { ...told, title } : null
}

// --- Quests and rewards ---------------------------------------------------------------------------------------------

function quest({ view, book, id }: Piece): Explanation | null {
  const record = book.quests.get(id)
  if (!record) return null
  const done = view.seats.find((seat) => seat.feats.includes(id))
  return {
    title: message(`quest-${id}`),
    text: message('ww-quest-help', { feat: `@quest-${id}-feat`, objective: `@quest-${id}-objective` }),
    more: [done ? message('ww-quest-done', { seat: `#${done.seat}` }) : message('ww-quest-open', { region: `@region-${record.region}` }), message('ww-quest-worth'), ...provenance(record)],
    rules: ['WW-O08', 'WW-O22', 'WW-F01', 'WW-F02', 'WW-F04'],
  }
}

const REWARD_RULES: Readonly<Record<string, readonly string[]>> = {
  units: ['WW-T08', 'WW-T09', 'WW-T30'],
  ally: ['WW-T11'],
  any_ally: ['WW-T12'],
  forge_chip: ['WW-T11', 'WW-T12'],
  wonderlandian: ['WW-T15'],
  ability: ['WW-T16'],
  discard_shards: ['WW-T17'],
  castle: ['WW-T18', 'WW-2P08'],
  leader_strength: ['WW-T19'],
  discard_madness: ['WW-T20'],
  shield: ['WW-T14'],
  quest1: ['WW-T21'],
  quest2keep: ['WW-T21'],
  forge_a_chip: ['WW-T27'],
  supporter: ['WW-O12'],
  castle_value: ['WW-O12', 'WW-F01'],
  vp: ['WW-O12'],
  shard_die: ['WW-T13', 'WW-L10'],
  split: ['WW-T22', 'WW-R01'],
  corrupted: ['WW-T23', 'WW-R01'],
}

/** A reward in one sentence. */
export function rewardTold(reward: string): Message {
  const { kind, of } = parse(reward)
  return message(`ww-help-${kind}`, { of: kind === 'ally' ? `@chip-${of}` : of, count: Number(of) || 0 })
}

/** What the chips do that a card brings, each kind once. */
export function chipsTold(view: View, book: Book, card: TeaRecord): Message[] {
  const chips = rewardsOn(card).flatMap((each) => chipOf(each) ?? [])
  return [...new Set(chips)].map((each) => message('ww-chip-told', { chip: `@chip-${each}`, does: `@${doneBy(view, book, each)}` }))
}

/** The text that says what an Ally or a Forge chip does. */
function doneBy(view: View, book: Book, chip: string): string {
  const ally = allyOf(chip)
  const record = ally && allyAbility(book, ally, view.ally_sets[ally])
  return record ? abilityText(view, record.id) : `ability-${chip}-text`
}

const rulesOfReward = (reward: string): readonly string[] => REWARD_RULES[parse(reward).kind] ?? []

/** The rules of all that is on a card. */
export const rulesOfCard = (card: TeaRecord): string[] => [...rewardsOn(card), ...(halvesOn(card).length > 0 ? ['split'] : []), ...(card.corrupted?.length ? ['corrupted'] : [])].flatMap(rulesOfReward)

function reward({ id }: Piece): Explanation {
  return { title: message(`reward-${id}`), text: rewardTold(id), rules: rulesOfReward(id) }
}

/** The power of a Faction at the tea table. */
function power({ view, book, id }: Piece): Explanation | null {
  const record = book.factions.get(id as Faction)?.power
  return record ? { title: message(`ability-${record.id}`), text: message(abilityText(view, record.id)), ...behind(record) } : null
}

const PIECES: Readonly<Record<string, (piece: Piece) => Explanation | null>> = { chip, ability, power, wonder, market, unit, quest, reward }

/** Name and explanation of a card, chip, ability, Quest, reward or unit; null for anything else. */
export function explainCards(target: string, context: ExplainContext): Explanation | null {
  const at = target.indexOf(':')
  return PIECES[target.slice(0, at)]?.({ view: context.view as View, book: bookOf(context.content), id: target.slice(at + 1) }) ?? null
}
