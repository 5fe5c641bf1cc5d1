/** What battles and Tea Parties have come to, read from the log. */
import type { Entry } from '../../../lib/game'
import { numberOf, seatOf, wordOf } from '../../../lib/kit/telling'
import { countOf, regionOf, strengthAfter } from '../log/entries'
import type { Region, Standing } from '../types'

/** How one player has come out of a battle. */
export interface Outcome {
  seat: number
  /** At the end of the battle; 0 after a bust, null where there was none to fight. */
  strength: number | null
  bust: boolean
  place: Standing
  /** VP of the award, and what abilities, stars and Quests have brought besides. */
  vp: number
  besides: number
  /** `castle-placed`, `castle-laid`, `castle-turned`, where. */
  castles: readonly { how: string; region: Region }[]
  /** Units lost in the battle. */
  lost: number
}

interface Told {
  /** Index of the entry after which nothing is added any more: what the result is known by. */
  index: number
}

export interface BattleResult extends Told {
  region: Region
  how: 'won' | 'tied' | 'nobody' | 'alone'
  /** The Round, from 1. */
  round: number
  /** The best first. */
  outcomes: readonly Outcome[]
  /** What has come of the Wagers. */
  wagers: readonly Entry[]
}

export interface PartyResult extends Told {
  /** Madness chips and Shards discarded, by seat. */
  brought: readonly { madness: number; shards: number }[]
}

/** What happened from the beginning of a battle, or the end of a Tea Party, until the next. */
interface Chapter extends Told {
  first: Entry
  rest: readonly Entry[]
  round: number
  /** The action that closed it. */
  seq: number
}

const OPENING = new Set(['battle-started', 'uncontested', 'party-ended'])
const CLOSING = new Set(['battle-started', 'uncontested', 'no-battle', 'war-started', 'war-ended'])
const LOSS = new Set(['unit-lost', 'unit-lost-to'])
const CASTLE = new Set(['castle-placed', 'castle-laid', 'castle-turned'])
const WAGER = new Set(['wager-right', 'wager-wrong', 'wager-void'])
const RANKS: readonly Standing[] = ['first', 'tied_first', 'second', 'none']

/** Of a log that may begin in the middle of a round: `now` is the round it ends in. */
function chaptersOf(log: readonly Entry[], now: number): Chapter[] {
  const chapters: Chapter[] = []
  let open: { first: Entry; rest: Entry[] } | null = null
  const begun = numberOf(log.find(({ kind }) => kind === 'round-started')?.args['round'])
  let round = begun === null ? now : begun - 1
  for (const entry of log) {
    if (open && CLOSING.has(entry.kind)) {
      chapters.push({ ...open, round, index: entry.index, seq: entry.seq })
      open = null
    }
    if (entry.kind === 'round-started') round = numberOf(entry.args['round']) ?? round
    if (OPENING.has(entry.kind)) open = { first: entry, rest: [] }
    else open?.rest.push(entry)
  }
  return chapters
}

const seatsIn = (entry: Entry): number[] => [entry.args['seats'] ?? []].flat().flatMap((seat) => numberOf(seat) ?? [])

function placeOf(seat: number, entries: readonly Entry[]): Standing {
  const has = (kind: string) => entries.some((entry) => entry.kind === kind && seatOf(entry) === seat)
  if (has('first-place') || has('uncontested')) return 'first'
  if (has('tied-resistance') || entries.some((entry) => entry.kind === 'tied-first' && seatsIn(entry).includes(seat))) return 'tied_first'
  return has('second-place') ? 'second' : 'none'
}

function outcomeOf(seat: number, { first, rest }: Chapter): Outcome {
  const own = rest.filter((entry) => seatOf(entry) === seat)
  const gained = own.filter(({ kind }) => kind === 'vp-gained')
  const awarded = gained.filter(({ args }) => wordOf(args['reason'], 'reason') === 'award')
  const sum = (entries: readonly Entry[]) => entries.reduce((all, entry) => all + countOf(entry), 0)
  return {
    seat,
    strength: first.kind === 'uncontested' ? null : own.reduce(strengthAfter, 0),
    bust: own.some(({ kind }) => kind === 'bust'),
    place: placeOf(seat, [first, ...rest]),
    vp: sum(awarded),
    besides: sum(gained) - sum(awarded),
    castles: own.filter(({ kind }) => CASTLE.has(kind)).map((entry) => ({ how: entry.kind, region: regionOf(entry) })),
    lost: own.filter(({ kind }) => LOSS.has(kind)).length,
  }
}

const better = (a: Outcome, b: Outcome): number => RANKS.indexOf(a.place) - RANKS.indexOf(b.place) || Number(a.bust) - Number(b.bust) || (b.strength ?? 0) - (a.strength ?? 0) || a.seat - b.seat

function battleOf(chapter: Chapter): BattleResult {
  const { first, rest, round, index } = chapter
  const alone = first.kind === 'uncontested'
  const seats = alone ? [seatOf(first) ?? 0] : seatsIn(first)
  const outcomes = seats.map((seat) => outcomeOf(seat, chapter)).sort(better)
  const best = outcomes[0]?.place
  const how = alone ? 'alone' : best === 'first' ? 'won' : best === 'tied_first' ? 'tied' : 'nobody'
  return { region: regionOf(first), how, round, outcomes, wagers: rest.filter(({ kind }) => WAGER.has(kind)), index }
}

function partyOf({ rest, index }: Chapter, players: number): PartyResult {
  const count = (kind: string, seat: number) => rest.filter((entry) => entry.kind === kind && seatOf(entry) === seat).reduce((all, entry) => all + countOf(entry), 0)
  return { brought: Array.from({ length: players }, (_, seat) => ({ madness: count('madness-gained', seat), shards: count('shards-halved', seat) })), index }
}

export const isParty = (result: BattleResult | PartyResult): result is PartyResult => 'brought' in result

/** What has come to its end with action `since` or later. */
export const resultsOf = (log: readonly Entry[], since: number, players: number, round: number): (BattleResult | PartyResult)[] =>
  chaptersOf(log, round)
    .filter(({ seq }) => seq >= since)
    .map((chapter) => (chapter.first.kind === 'party-ended' ? partyOf(chapter, players) : battleOf(chapter)))
