/** What each choice risks, costs or brings, in a few words on its button. */
import type { Action, ChoiceNote, ExplainContext } from '../../lib/game'
import { CARDS, chance, cost, isCard, percent, points, scoresBest, total } from './view'
import type { Card, Counts, Odds, View } from './view'

type Tone = 'ok' | 'warn' | 'danger'
const MIDDLE = 0.12
const HIGH = 0.35

/** How grave a chance of collapse is: the same steps for stones on decks and words on buttons. */
export const gravity = (risk: number): Tone => (risk >= HIGH ? 'danger' : risk >= MIDDLE ? 'warn' : 'ok')

/** The card a choice is about; null for decks, seats and the rest. */
export function cardOfChoice(action: Action): Card | null {
  const card = action.form['card']
  return isCard(card) ? card : null
}

const risky = (risk: number | null): ChoiceNote | null =>
  risk === null ? null : { text: { key: 'choice-risk', args: { percent: percent(risk) } }, tone: gravity(risk) }

/** Points with a sign, the true minus for losses; and how many, for the plural. */
const signed = (gain: number) => ({ gain: gain < 0 ? `\u2212${-gain}` : `+${gain}`, points: Math.abs(gain) })

function goingOn(odds: Odds): ChoiceNote | null {
  const risks = (odds.decks ?? []).map((one) => one.collapse)
  if (risks.length === 0) return null
  const low = Math.min(...risks)
  const high = Math.max(...risks)
  if (percent(low) === percent(high)) return risky(low)
  return { text: { key: 'choice-risks', args: { low: percent(low), high: percent(high) } }, tone: gravity(low) }
}

function stopping(view: View): ChoiceNote | null {
  const own = view.active === null ? undefined : view.seats[view.active]
  if (!own) return null
  const { open, covered } = own.tunnel
  const after = Object.fromEntries(CARDS.map((c) => [c, own.notebook[c] + (open[c] ?? 0) + (covered[c] ?? 0)])) as Counts
  const gain = points(after, scoresBest(own)) - own.score.total
  return { text: { key: 'choice-keeps', args: { count: total(open) + total(covered), ...signed(gain) } } }
}

function covering(view: View, card: Card | null): ChoiceNote | null {
  const own = view.seat === null ? undefined : view.seats[view.seat]
  if (!own || !card) return null
  return { text: { key: 'choice-costs', args: signed(-cost(own.notebook, card, scoresBest(own))) } }
}

export function choiceNote(action: Action, context: ExplainContext): ChoiceNote | null {
  const view = context.view as View
  const odds = context.odds as Odds
  const deck = Number(action.form['deck'])
  switch (action.form.kind) {
    case 'unlock':
    case 'visit':
      return risky(chance(odds, deck))
    case 'reveal':
      return risky(chance(odds, deck, 'rabbit'))
    case 'look':
      return view.hall[deck]?.seen ? { text: { key: 'choice-known' } } : null
    case 'go_on':
      return goingOn(odds)
    case 'stop':
      return stopping(view)
    case 'cover':
      return covering(view, cardOfChoice(action))
    default:
      return null
  }
}
