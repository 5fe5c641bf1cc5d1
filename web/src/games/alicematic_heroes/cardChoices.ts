/** What choices about cards and tokens cost or bring, in a few words on their buttons. */
import type { Action, ChoiceNote, ExplainContext } from '../../lib/game'
import { bookOf } from './book'
import { summoning } from './summon'
import { strength } from './told'
import { isColour, isToken, own, type Name, type View } from './view'

/** The Alice a choice is about. */
export function nameOfChoice(action: Action): Name | null {
  const { kind, card } = action.form
  return typeof card === 'string' && kind !== 'commoner' ? card : null
}

function playing(action: Action, view: View, content: unknown): ChoiceNote | null {
  const book = bookOf(content)
  const alice = book.get(nameOfChoice(action) ?? '')
  const seat = own(view)
  if (!alice || !seat) return null
  const { state, lacking } = summoning(alice, seat, book)
  const tone = { free: 'ok', tokens: 'warn', commoner: undefined }[state] as ChoiceNote['tone']
  return { text: { key: 'choice-summon', args: { state, lacking, cost: alice.cost } }, ...(tone ? { tone } : {}) }
}

function strengthens(action: Action, view: View): ChoiceNote | null {
  const slot = action.form['slot']
  const seat = own(view)
  if (!seat || !isColour(slot)) return null
  const now = strength(seat, slot)
  return { text: { key: 'choice-strength', args: { now, then: now + 1 } } }
}

function there(action: Action, view: View): ChoiceNote | null {
  const token = action.form['token']
  const seat = view.seats[Number(action.form['target'] ?? view.seat)]
  return seat && isToken(token) ? { text: { key: 'choice-there', args: { count: seat.tokens[token] } } } : null
}

function costs(action: Action, content: unknown): ChoiceNote | null {
  const alice = bookOf(content).get(nameOfChoice(action) ?? '')
  return alice ? { text: { key: 'choice-cost', args: { cost: alice.cost } } } : null
}

function flips(content: unknown): ChoiceNote | null {
  const power = [...bookOf(content).values()].find((alice) => alice.effect === 'flip_for_military')?.params['military_per_flip']
  return typeof power === 'number' ? { text: { key: 'choice-flip', args: { power } }, tone: 'ok' } : null
}

/** Null for choices that need no words, and for those about spaces. */
export function cardNote(action: Action, { view, content }: ExplainContext): ChoiceNote | null {
  const seen = view as View
  switch (action.form.kind) {
    case 'play':
      return playing(action, seen, content)
    case 'summon':
    case 'commoner':
      return strengthens(action, seen)
    case 'pay':
    case 'take':
    case 'plunder':
      return there(action, seen)
    case 'keep':
    case 'discard':
      return costs(action, content)
    case 'turn_down':
      return flips(content)
    default:
      return null
  }
}
