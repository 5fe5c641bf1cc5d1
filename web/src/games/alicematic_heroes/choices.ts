/** What each choice costs and brings, in a few words on its button: invasions here, cards in cardChoices.ts. */
import type { Action, Arg, ChoiceNote, ExplainContext } from '../../lib/game'
import { cardNote } from './cardChoices'
import { best, figures, reachOf } from './reach'
import type { How, View } from './view'

const TONES: Readonly<Partial<Record<How, ChoiceNote['tone']>>> = { success: 'ok', finish: 'ok', pay: 'warn', turn: 'warn', jet: 'warn' }

const toned = (how: How): Pick<ChoiceNote, 'tone'> => {
  const tone = TONES[how]
  return tone ? { tone } : {}
}

/** Who would lose the space, or the attack there. */
function loser(view: View, number: number): Record<string, Arg> {
  const space = view.map.spaces[number]
  const [holder] = space?.kind === 'city' ? [] : (space?.held ?? [])
  if (holder !== undefined) return { from: 'held', holder: `#${holder}` }
  const attacker = space?.attack ?? view.seat
  return attacker === view.seat ? { from: 'nobody', holder: '' } : { from: 'attacked', holder: `#${attacker}` }
}

/** A space to invade: what it takes, what it comes to, what it brings. */
function invading(view: View, space: number): ChoiceNote | null {
  const reach = reachOf(view, space)
  return reach ? { text: { key: 'heroes-note', args: { ...figures(reach), ...loser(view, space) } }, ...toned(best(reach)) } : null
}

/** A City to start from: how hard its tile's middle is, and who else has room there. */
function founding(view: View, number: number): ChoiceNote | null {
  const space = view.map.spaces[number]
  return space ? { text: { key: 'heroes-note-city', args: { number: space.number, free: space.spots - space.held.length } } } : null
}

/** Ways to carry out the plan at hand: an attack brings nothing yet, success what the space pays. */
function carrying(view: View, how: How): ChoiceNote | null {
  const { plan } = view
  if (!plan) return null
  const key = how === 'attack' ? 'heroes-note-attack' : 'heroes-note-success'
  return { text: { key, args: figures(plan) }, ...toned(how === 'attack' ? 'attack' : 'success') }
}

/** Null for choices that need no words. */
export function choiceNote(action: Action, context: ExplainContext): ChoiceNote | null {
  const view = context.view as View
  const space = Number(action.form['space'])
  switch (action.form.kind) {
    case 'invade':
      return invading(view, space)
    case 'place_city':
      return founding(view, space)
    case 'attack':
      return carrying(view, 'attack')
    case 'succeed':
      return carrying(view, 'success')
    case 'pay_tokens':
      return carrying(view, 'pay')
    case 'jet':
      return carrying(view, 'jet')
    default:
      return cardNote(action, context)
  }
}
