/** What each piece is and which numbers count now: spaces and what lies beside the map here, cards and players in explainCards.ts. */
import type { Arg, ExplainContext, Explanation, Message, Target } from '../../lib/game'
import { explainCards } from './explainCards'
import { coordinate, standing, title } from './names'
import { figures, pay, reachOf } from './reach'
import { own, SPACES, tileOf, total, type Space, type View } from './view'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })
const seatText = (seat: number): string => `#${seat}`

/** Rules of each kind of space, those of invasions apart. */
const RULES = {
  land: ['AH-35', 'AH-37', 'AH-39', 'AH-53', 'AH-54', 'AH-55', 'AH-56'],
  city: ['AH-03', 'AH-40', 'AH-41', 'AH-49', 'AH-57', 'AHA-17'],
  forest: ['AH-42', 'AH-60', 'AH-61', 'AH-62', 'AH-64', 'AH-65', 'AHA-21', 'AHA-24'],
} as const
const REACHING = ['AH-40', 'AH-43', 'AH-46', 'AH-47', 'AH-48']
const TILES = ['AH-66', 'AH-67', 'AHA-26']

/** What kind of place it is, and what may become of it. */
function nature(space: Space, viewer: number | null): Message {
  const [holder] = space.held
  if (space.kind === 'city') return message('heroes-city-help', { number: space.number, free: space.spots - space.held.length })
  if (space.kind === 'forest') return message('heroes-forest-help', { number: space.number, open: space.surrounded ? 'yes' : 'no', seats: (space.may ?? []).map(seatText) })
  const held = holder === undefined ? 'free' : space.connected ? 'connected' : 'loose'
  return message('heroes-land-help', { held: holder !== undefined && holder === viewer ? `own-${held}` : held, number: space.number, seat: holder === undefined ? '' : seatText(holder) })
}

/** Who would score on the tile of a space. */
function tile(view: View, number: number): Message[] {
  const t = tileOf(number)
  const points = view.majorities.tiles[t]?.points ?? []
  const best = Math.max(0, ...points)
  if (best === 0) return [message('heroes-tile-none')]
  const scoring = (n: number) => points.flatMap((one, seat) => (one === n ? [seatText(seat)] : []))
  const second = Math.max(0, ...points.filter((one) => one < best))
  const first = message('heroes-tile', { city: coordinate(t * SPACES), seats: scoring(best), points: best })
  return second > 0 ? [first, message('heroes-tile-second', { seats: scoring(second), points: second })] : [first]
}

function explainSpace(view: View, number: number): Explanation | null {
  const space = view.map.spaces[number]
  if (!space) return null
  const reach = reachOf(view, number)
  const pays = reach ? null : pay(view, space)
  const facts = standing(space)
  const family = space.kind === 'city' || space.kind === 'forest' ? space.kind : 'land'
  return {
    title: title(space, number),
    text: nature(space, view.seat),
    more: [
      // the map shows this beside the tip
      ...(reach ? [message('heroes-reach', figures(reach))] : []),
      ...facts,
      ...(pays ? [pays] : []),
      ...(space.held.length > 0 && space.kind !== 'city' ? [message('heroes-connected-help')] : []),
      ...(space.attack === null ? [] : [message('heroes-attack-help')]),
      ...(reach && own(view) && citiesOn(view, number) ? [message('heroes-free-reach')] : []),
      ...tile(view, number),
    ],
    rules: [...RULES[family], ...(reach ? REACHING : []), ...(space.attack === null ? [] : ['AH-48', 'AH-50']), ...TILES],
  }
}

const citiesOn = (view: View, number: number): boolean => view.map.spaces[tileOf(number) * SPACES]?.held.includes(view.seat ?? -1) === true

const BESIDE: Readonly<Record<string, (view: View) => Explanation>> = {
  round: (view) => ({
    title: view.round > 0 ? message('heroes-round-title', { round: view.round, rounds: view.rounds }) : message('heroes-before'),
    text: message('heroes-round-help', { left: view.rounds - view.round }),
    more: [...(view.start === null ? [] : [message('heroes-start-help', { seat: seatText(view.start) })]), message('heroes-scoring-help')],
    rules: ['AH-13', 'AH-14', 'AH-66', 'AH-71', 'AH-72'],
  }),
  bank: (view) => ({ title: message('heroes-bank-title'), text: message('heroes-bank-help', { ...view.bank }), rules: ['AH-08', 'AH-53', 'AHA-84'] }),
  deck: (view) => ({
    title: message('heroes-deck-title'),
    text: message('heroes-deck-help', { count: view.deck, discard: total(view.discard) }),
    rules: ['AH-55', 'AHA-40', 'AHA-49'],
  }),
}

/** Name and explanation of a piece; null for what this game does not have. */
export function explain(target: Target, context: ExplainContext): Explanation | null {
  const view = context.view as View
  if (target.startsWith('space:')) return explainSpace(view, Number(target.slice('space:'.length)))
  return BESIDE[target]?.(view) ?? explainCards(target, context)
}
