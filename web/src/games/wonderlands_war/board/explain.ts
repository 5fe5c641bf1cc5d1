/** What the things on a Faction board are, with the numbers that count now. */
import type { Arg, ExplainContext, Explanation, Message } from '../../../lib/game'
import { bookOf, sideOf, type Book } from '../content/book'
import { kindsIn, total } from '../content/chips'
import { rewardTold } from '../explain/cards'
import type { Chips, SeatView, View } from '../types'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

interface Piece {
  view: View
  book: Book
  of: SeatView
  /** What follows the seat: numbers from 1. */
  at: readonly number[]
}

/** The most Strength a Leader can have, and the spaces of a Forge track. */
const [MOST_STRENGTH, SPACES] = [6, 4]

const chipsTold = (chips: Chips): Message[] => kindsIn(chips).map((chip) => message('ww-chips', { chip: `@chip-${chip}`, count: chips[chip] ?? 0 }))

function space({ view, book, of, at: [track = 0, space = 0] }: Piece): Explanation | null {
  const record = book.factions.get(of.faction)
  const reward = record && sideOf(record, view.players).tracks[track - 1]?.[space - 1]
  if (!reward) return null
  const chip = of.forged[track - 1]?.[space - 1] ?? null
  return {
    title: message(chip ? 'ww-board-space-forged' : 'ww-board-space', { track, space, reward: `@reward-${reward}`, chip: `@chip-${chip ?? 'forge'}` }),
    text: rewardTold(reward),
    more: [message('ww-board-forge-help'), message('ww-board-forge-end', { artifact: `@faction-${of.faction}-artifact` })],
    rules: ['WW-O10', 'WW-O11', 'WW-O12', 'WW-O18'],
  }
}

function between({ view, book, of, at: [upper = 0, column = 0] }: Piece): Explanation | null {
  const record = book.factions.get(of.faction)
  const one = record && sideOf(record, view.players).between.find((each) => each.upper === upper && each.column === column)
  if (!one) return null
  const filled = [upper, upper + 1].filter((track) => of.forged[track - 1]?.[column - 1]).length
  return {
    title: message(filled === 2 ? 'ww-board-between-gained' : 'ww-board-between', { reward: `@reward-${one.reward}`, upper, lower: upper + 1, column, filled }),
    text: rewardTold(one.reward),
    more: [message('ww-board-between-help')],
    rules: ['WW-O11', 'WW-O18'],
  }
}

function track({ of, at: [number = 0] }: Piece): Explanation {
  const filled = of.forged[number - 1]?.filter((chip) => chip !== null).length ?? 0
  return { title: message('ww-board-track', { track: number, filled }), text: message('ww-board-track-help', { left: SPACES - filled, artifact: `@faction-${of.faction}-artifact` }), rules: ['WW-O11', 'WW-O18'] }
}

const PIECES: Readonly<Record<string, (piece: Piece) => Explanation | null>> = {
  forged: space,
  between,
  track,
  bagof: ({ of }) => ({ title: message('ww-board-bag', { count: of.bag_size }), text: message(of.bag ? 'ww-bag-open' : 'ww-bag-closed'), more: chipsTold(of.bag ?? {}), rules: ['WW-B07', 'WW-B14', 'WW-S18'] }),
  exhausted: ({ of }) => ({ title: message('ww-board-exhausted', { count: total(of.exhausted) }), text: message('ww-board-exhausted-help'), more: chipsTold(of.exhausted), rules: ['WW-B13', 'WW-B14', 'WW-O15'] }),
  active: ({ of }) => ({ title: message('ww-board-active', { count: of.active.length }), text: message('ww-board-active-help'), rules: ['WW-B15', 'WW-O15'] }),
  madness: ({ of }) => ({ title: message('ww-board-madness', { count: of.madness.length }), text: message('ww-board-madness-help', { left: SPACES - of.madness.length }), rules: ['WW-B09', 'WW-B13', 'WW-E02'] }),
  shield: ({ of }) => ({ title: message(of.shield ? 'ww-shield-whole' : 'ww-shield-broken'), text: message(of.shield ? 'ww-board-shield-help' : 'ww-board-broken-help'), rules: ['WW-B11', 'WW-B30'] }),
  leader: ({ of }) => ({ title: message('ww-board-leader', { strength: of.leader_strength }), text: message('ww-board-leader-help', { most: MOST_STRENGTH }), rules: ['WW-B03', 'WW-T19'] }),
  castles: ({ of, view }) => ({
    title: message('ww-board-castles', { count: of.castles_left, value: of.castle_value }),
    text: message('ww-board-castles-help', { value: of.castle_value }),
    more: view.players === 2 ? [message('ww-board-castles-2p')] : [],
    rules: ['WW-B03', 'WW-F01', 'WW-O12', ...(view.players === 2 ? ['WW-2P08'] : [])],
  }),
  wagers: ({ view }) => ({ title: message('ww-board-wagers', { count: view.players - 1 }), text: message('ww-battle-wager-help'), rules: ['WW-B04', 'WW-O14', 'WW-O23'] }),
}

/** Tracks are named before their owner, `track:2:0`; without one it is the seat looked through. */
function seated(kind: string, id: string, view: View): [number, number[]] {
  const numbers = id.split(/[:-]/).map(Number)
  if (kind !== 'track') return [numbers[0] ?? -1, numbers.slice(1)]
  return [numbers[1] ?? view.seat ?? -1, numbers.slice(0, 1)]
}

/** Name and explanation of a thing on a Faction board; null for anything else. */
export function explainBoard(target: string, context: ExplainContext): Explanation | null {
  const cut = target.indexOf(':')
  const [kind, view] = [target.slice(0, cut), context.view as View]
  const piece = PIECES[kind]
  if (!piece) return null
  const [seat, at] = seated(kind, target.slice(cut + 1), view)
  const of = view.seats[seat]
  return of ? piece({ view, book: bookOf(context.content), of, at }) : null
}
