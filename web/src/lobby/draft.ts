/** A table before it exists: what the set-up form edits, and the table of "play now". */
import type { NewTable, SeatChoice } from '../lib/api'
import { clockOf } from '../lib/clock'
import { usualLevel } from '../lib/levels'
import type { GameInfo, OptionInfo, OptionValue } from '../lib/protocol'

export interface SeatDraft {
  kind: 'me' | 'link' | 'bot'
  level: string
  name: string
  /** The name that the page gave it as a bot; what people write is theirs. */
  given?: string
}

export interface Draft {
  seats: SeatDraft[]
  options: Record<string, OptionValue>
  seed: string
  byLot: boolean
  public: boolean
  /** Whether spectators may talk. */
  talk: boolean
  /** `keyOf` a clock. */
  clock: string
  aids: { odds: boolean; hints: boolean; undo: boolean }
}

/** Three make the liveliest table; fewer or more only where the game wants it. */
export const usualPlayers = (info: Pick<GameInfo, 'min_players' | 'max_players'>): number =>
  Math.min(info.max_players, Math.max(info.min_players, 3))

export const defaultOptions = (info: Pick<GameInfo, 'options'>): Record<string, OptionValue> =>
  Object.fromEntries(info.options.map((option) => [option.name, option.default]))

/** The first of `names` that nobody at the table bears. */
const freeName = (seats: readonly SeatDraft[], names: readonly string[]): string => names.find((one) => !seats.some((seat) => seat.name === one)) ?? ''

/** A bot under the first of `names` that nobody at the table bears. */
export function newBot(info: Pick<GameInfo, 'bots'>, seats: readonly SeatDraft[], names: readonly string[]): SeatDraft {
  const given = freeName(seats, names)
  return { kind: 'bot', level: usualLevel(info), name: given, given }
}

/** Turns a seat over to another kind: a nameless bot is given one of `names`, which no person keeps; what was written stays. */
export function turn(seat: SeatDraft, kind: SeatDraft['kind'], seats: readonly SeatDraft[], names: readonly string[]): void {
  const written = seat.name === seat.given ? '' : seat.name
  const given = kind === 'bot' && !written ? seat.given || freeName(seats, names) : ''
  Object.assign(seat, { kind, name: written || given, given })
}

/** An option that ends in a number, such as `kingdom_4`, is about that seat. */
const seatOfOption = (name: string): number => Number(/_(\d+)$/.exec(name)?.[1] ?? 0)

/** Whether another seat has this already, of what each seat has its own: a Faction, a kingdom. What comes by lot is free to all. */
export function isTaken({ name, default: usual }: Pick<OptionInfo, 'name' | 'default'>, choice: OptionValue, chosen: Readonly<Record<string, OptionValue>>): boolean {
  const seat = seatOfOption(name)
  const others = (one: string): boolean => one !== name && seatOfOption(one) > 0 && one.replace(/\d+$/, '') === name.replace(/\d+$/, '')
  return seat > 0 && choice !== usual && Object.keys(chosen).some((one) => others(one) && chosen[one] === choice)
}

/** The options about the whole table, or about one of its seats, which count from 0. */
export const optionsOf = (info: Pick<GameInfo, 'options'>, seat: number | 'table'): OptionInfo[] =>
  info.options.filter(({ name }) => seatOfOption(name) === (seat === 'table' ? 0 : seat + 1))

/** Takes a seat away; those after it move up with what was chosen for them. */
export function removeSeat(draft: Draft, info: Pick<GameInfo, 'options'>, seat: number): void {
  draft.seats.splice(seat, 1)
  for (let at = seat; at <= draft.seats.length; at++) {
    const after = optionsOf(info, at + 1)
    for (const [index, { name, default: usual }] of optionsOf(info, at).entries()) draft.options[name] = draft.options[after[index]?.name ?? ''] ?? usual
  }
}

export interface OptionGroup {
  about: string
  options: OptionInfo[]
  rules: string[]
}

/** Options that follow one another and have the same help (one for each Ally type), which is then said once. `help`: that of an option. */
export function explainedTogether(options: readonly OptionInfo[], help: (name: string) => string): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const option of options) {
    const about = help(option.name)
    const last = groups.at(-1)
    const group = last?.about === about ? last : { about, options: [], rules: [] }
    if (group !== last) groups.push(group)
    group.options.push(option)
    group.rules.push(...option.rules.filter((rule) => !group.rules.includes(rule)))
  }
  return groups
}

/** One person and bots. `names`: for the bots. */
export function newDraft(info: GameInfo, name: string, names: readonly string[]): Draft {
  const seats: SeatDraft[] = [{ kind: 'me', level: usualLevel(info), name }]
  while (seats.length < usualPlayers(info)) seats.push(newBot(info, seats, names))
  return {
    seats,
    options: defaultOptions(info),
    seed: '',
    byLot: info.seat_0_begins,
    public: false,
    talk: true,
    clock: '',
    aids: { odds: true, hints: true, undo: true },
  }
}

/** A draft that was made on an older page: what the game offers now is kept of it. */
export function draftAgain(info: GameInfo, draft: Draft): Draft {
  const offered = info.options.filter(({ name, choices }) => choices.some((one) => one === draft.options[name]))
  const kept = Object.fromEntries(offered.map(({ name }) => [name, draft.options[name] as OptionValue]))
  const levels = info.bots.map(({ name }) => name)
  const seats = draft.seats.map((seat) => (levels.includes(seat.level) ? seat : { ...seat, level: usualLevel(info) }))
  return { ...newDraft(info, '', []), ...draft, seats, options: { ...defaultOptions(info), ...kept } }
}

function choice({ kind, level, name }: SeatDraft): SeatChoice {
  return kind === 'bot' ? { kind, level, name: name.trim() } : { kind, name: name.trim() }
}

/** A whole number, or null: the server chooses. NaN where the text is neither. */
export function parseSeed(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const seed = Number(trimmed)
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(seed) ? seed : NaN
}

export const toTable = (game: string, draft: Draft): NewTable => ({
  game,
  seats: draft.seats.map(choice),
  options: Object.fromEntries(Object.entries(draft.options).filter(([name]) => seatOfOption(name) <= draft.seats.length)),
  seed: parseSeed(draft.seed),
  by_lot: draft.byLot,
  public: draft.public,
  spectators_talk: draft.talk,
  clock: clockOf(draft.clock),
  aids: { ...draft.aids },
})

export const quickTable = (info: GameInfo, name: string, names: readonly string[]): NewTable => toTable(info.name, newDraft(info, name, names))
