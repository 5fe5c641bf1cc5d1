/** What each piece is and which numbers count now, in one or two sentences. */
import type { Arg, ExplainContext, Explanation, Message, Target } from '../../lib/game'
import { CHARACTERS, cardText, chance, cost, isCard, isCharacter, missing, neighbours, percent, scoresBest, setsOf, total, worth } from './view'
import type { Card, Odds, View } from './view'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

interface Piece {
  view: View
  odds: Odds
  id: string
}

function deck({ view, odds, id }: Piece): Explanation | null {
  const one = view.hall[Number(id)]
  if (!one) return null
  const title = message('xiii-deck-title', { number: one.deck + 1 })
  if (one.gone) return { title, text: message('xiii-deck-gone'), rules: ['XIII-A07'] }
  const [left, right] = neighbours(view.hall, one.deck)
  const more = [message('xiii-deck-covers', { covers: one.covers })]
  if (one.top) more.push(message('xiii-deck-top', { card: cardText(one.top) }), message(`help-card-${one.top}`))
  if (one.seen) more.push(message(one.cards ? 'xiii-deck-next' : 'xiii-deck-seen', { card: cardText(one.seen) }))
  const others = one.seen_by.filter((each) => each !== view.seat)
  if (others.length) more.push(message('xiii-deck-seen-by', { seats: others.map((each) => `#${each}`) }))
  if (one.unlocked) more.push(message('xiii-deck-unlocked'))
  const risk = chance(odds, one.deck)
  const rabbit = chance(odds, one.deck, 'rabbit')
  if (rabbit !== null) more.push(message('xiii-deck-rabbit-odds', { percent: percent(rabbit) }))
  const text = message(risk === null ? 'xiii-deck-short' : 'xiii-deck-short-odds', {
    size: one.size,
    left: left + 1,
    right: right + 1,
    percent: risk === null ? 0 : percent(risk),
  })
  return { title, text, more, rules: ['XIII-07', 'XIII-08', 'XIII-09', 'XIII-A05'] }
}

const RULES: Record<Card, readonly string[]> = {
  alice: ['XIII-17'],
  rabbit: ['XIII-18', 'XIII-A15', 'XIII-A53'],
  cat: ['XIII-19', 'XIII-A54'],
  hatter: ['XIII-20', 'XIII-21', 'XIII-22', 'XIII-23'],
  queen: ['XIII-24', 'XIII-A24', 'XIII-A25', 'XIII-A27'],
  bundle: ['XIII-12', 'XIII-28', 'XIII-A36'],
}

/** A card of the own Notebook: its skill, and what one more or one less is worth. */
function card({ view, id }: Piece): Explanation | null {
  const own = view.seat === null ? undefined : view.seats[view.seat]
  if (!isCard(id) || !own) return null
  const best = scoresBest(own)
  const more = [message('xiii-next', { card: cardText(id), points: worth(own.notebook, id, best) })]
  if (own.notebook[id] > 0) more.push(message('xiii-less', { points: cost(own.notebook, id, best) }))
  return { title: message('xiii-row', { card: cardText(id), count: own.notebook[id] }), text: message(`help-card-${id}`), more, rules: RULES[id] }
}

function won({ id }: Piece): Explanation | null {
  return isCard(id) ? { title: message(`card-${id}`), text: message(`help-card-${id}`), more: [message('help-won')], rules: ['XIII-13', ...RULES[id]] } : null
}

function gauge({ view, id }: Piece): Explanation | null {
  const tunnel = view.active === null ? undefined : view.seats[view.active]?.tunnel
  if (!isCard(id) || !tunnel) return null
  const more = [message(`help-card-${id}`)]
  const bundles = tunnel.open.bundle ?? 0
  if (isCharacter(id) && bundles > 0) more.unshift(message('xiii-gauge-bundles', { bundles }))
  if (tunnel.hidden.some((one) => one.card === null)) more.push(message('xiii-gauge-unknown'))
  if (id === 'queen' && total(tunnel.covered) > 0) more.push(message('xiii-covered-help'))
  if (!isCharacter(id)) return { title: message('card-bundle'), text: message('help-card-bundle'), rules: RULES.bundle }
  const count = tunnel.gauge[id]
  return { title: message('xiii-gauge', { card: cardText(id), count }), text: message('xiii-gauge-help', { count }), more, rules: ['XIII-11', 'XIII-12'] }
}

function hidden({ view, id }: Piece): Explanation | null {
  const cards = view.seats[Number(id)]?.tunnel.hidden
  if (!cards) return null
  const known = cards.flatMap((one) => (one.card ? [cardText(one.card)] : []))
  const text = known.length ? message('xiii-hidden-seen-help', { card: known }) : message('xiii-hidden-mine-help')
  return { title: message('xiii-hidden', { count: cards.length }), text, rules: ['XIII-20', 'XIII-21', 'XIII-22', 'XIII-23'] }
}

function seat({ view, id }: Piece): Explanation | null {
  const one = view.seats[Number(id)]
  if (!one) return null
  const title = `#${one.seat}`
  return { title: message('xiii-seat', { seat: title }), text: message('xiii-seat-help', { points: one.score.total, cards: total(one.notebook), sets: one.score.sets }), more: [message('help-seat')] }
}

function notebook({ view }: Piece): Explanation | null {
  const own = view.seat === null ? undefined : view.seats[view.seat]
  if (!own) return null
  const lacking = missing(own.notebook)
  const more = lacking.length < CHARACTERS.length ? [message('xiii-set-missing', { cards: lacking.map(cardText) })] : []
  return { title: message('xiii-sets', { count: setsOf(own.notebook) }), text: message('xiii-notebook-help'), more: [...more, message('score-explain')], rules: ['XIII-28', 'XIII-29', 'XIII-30'] }
}

function risk({ odds }: Piece): Explanation {
  const more = (odds.decks ?? []).map((one) => message('xiii-risk-deck', { number: one.deck + 1, percent: percent(one.collapse) }))
  return { title: message('xiii-risk'), text: message('xiii-risk-help'), more }
}

const PIECES: Record<string, (piece: Piece) => Explanation | null> = {
  deck,
  card,
  won,
  gauge,
  hidden,
  seat,
  notebook,
  risk,
  tunnel: ({ view }) => {
    const tunnel = view.active === null ? undefined : view.seats[view.active]?.tunnel
    const count = tunnel ? total(tunnel.open) + total(tunnel.covered) : 0
    return { title: message('xiii-tunnel'), text: message('xiii-tunnel-help'), more: [message('xiii-tunnel-keeps', { count })], rules: ['XIII-11', 'XIII-15'] }
  },
  keys: ({ view }) => ({ title: message('xiii-keys'), text: message('xiii-keys-help', { ...view.keys }), rules: ['XIII-06', 'XIII-07', 'XIII-A09'] }),
  discard: ({ view }) => ({
    title: message('xiii-discard'),
    text: message('xiii-discard-help', { count: total(view.discard) }),
    rules: ['XIII-16', 'XIII-A18'],
  }),
  end: ({ view }) => ({
    title: message('xiii-end', { empty: view.end.empty, needed: view.end.empty_needed }),
    text: message(view.end.final ? 'xiii-end-final' : 'xiii-end-help', {
      empty: view.end.empty,
      needed: view.end.empty_needed,
      smallest: Math.min(...view.hall.filter((d) => !d.gone).map((d) => d.size)),
    }),
    rules: ['XIII-25', 'XIII-26', 'XIII-27'],
  }),
}

/** Name and explanation of a piece; null for what this game does not have. */
export function explain(target: Target, context: ExplainContext): Explanation | null {
  const [kind = '', id = ''] = target.split(':')
  return PIECES[kind]?.({ view: context.view as View, odds: context.odds as Odds, id }) ?? null
}
