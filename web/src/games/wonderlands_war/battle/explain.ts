/** What the things of a battle are, with the numbers that count now. */
import type { Arg, ExplainContext, Explanation, Message } from '../../../lib/game'
import { bookOf } from '../content/book'
import type { Battle, Odds, View } from '../types'
import { second, stateOf, waitingFor } from './fighters'
import { TRACK_END } from './path'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })
const percent = (part: number): number => Math.round(part * 100)
const tenths = (number: number): number => Math.round(number * 10) / 10

interface Piece {
  view: View
  battle: Battle
  odds: Odds
  symbols: readonly number[]
  /** What follows the kind. */
  id: string
}

function fighter({ view, battle, id }: Piece): Explanation | null {
  const seat = Number(id)
  const [one, of] = [battle.seats[seat], view.seats[seat]]
  if (!one || !of) return null
  const state = stateOf(view, battle, seat)
  return {
    title: message('ww-battle-fighter-title', { seat: `#${seat}`, faction: `@faction-${of.faction}`, strength: one.strength }),
    text: message(`ww-battle-state-${state}-help`),
    more: [
      message('ww-battle-units', { count: one.units }),
      message('ww-board-active', { count: of.active.length }),
      message('ww-board-madness', { count: of.madness.length }),
      ...waitingFor(one),
      ...(one.madness_drawn > 0 ? [message('ww-battle-madness-drawn', { count: one.madness_drawn })] : []),
      message('ww-region-strength'),
    ],
    rules: ['WW-B03', 'WW-B06', 'WW-B12', 'WW-B17', 'WW-B18', 'WW-B22'],
  }
}

function stone({ view, battle, symbols, id }: Piece): Explanation {
  const number = Number(id)
  const here = battle.seats.flatMap((one, seat) => (one?.strength === number ? [`#${seat}`] : []))
  const symbol = symbols.includes(number)
  return {
    title: message(symbol ? 'ww-battle-stone-forge' : 'ww-battle-stone', { number, count: here.length, seats: here }),
    text: message(number === TRACK_END ? 'ww-battle-end-help' : symbol ? 'ww-battle-symbol-help' : 'ww-battle-stone-help'),
    more: view.resistance === number ? [message('ww-resistance-help')] : [],
    rules: symbol ? ['WW-O10', 'WW-O24'] : ['WW-B17', 'WW-B18'],
  }
}

function odds({ odds: { draws = [] } }: Piece): Explanation {
  return {
    title: message('ww-battle-odds'),
    text: message('ww-battle-odds-help'),
    more: draws.map((one) => message('ww-battle-odds-line', { draws: one.draws, bust: percent(one.bust), strength: tenths(one.strength), symbol: percent(one.forge_symbol), madness: tenths(one.madness) })),
    rules: ['WW-B07', 'WW-B12'],
  }
}

function wager({ battle, id }: Piece): Explanation | null {
  const on = battle.wagers[Number(id)] ?? null
  if (on === null) return null
  const title = typeof on === 'number' ? message('ww-battle-wager-on', { seat: `#${id}`, target: `#${on}` }) : message('ww-battle-wager', { seat: `#${id}`, target: `#${id}` })
  return { title, text: message('ww-battle-wager-help'), rules: ['WW-B04', 'WW-O14', 'WW-O23'] }
}

const PIECES: Readonly<Record<string, (piece: Piece) => Explanation | null>> = {
  fighter,
  stone,
  odds,
  wager,
  stakes: ({ view, battle }) => ({
    title: message('ww-battle-stakes', { award: battle.award, half: second(battle.award) }),
    text: message('ww-battle-stakes-help', { award: battle.award, half: second(battle.award) }),
    more: view.resistance === null ? [] : [message('ww-resistance-help')],
    rules: ['WW-O01', 'WW-O02', 'WW-O03', 'WW-O04', ...(view.resistance === null ? [] : ['WW-2P05', 'WW-2P08'])],
  }),
}

/** Name and explanation of a thing of the battle; null for anything else. */
export function explainBattle(target: string, context: ExplainContext): Explanation | null {
  const [kind = '', id = ''] = target.split(':')
  const view = context.view as View
  const piece = PIECES[kind]
  return piece && view.battle ? piece({ view, battle: view.battle, odds: context.odds as Odds, symbols: bookOf(context.content).symbols, id }) : null
}
