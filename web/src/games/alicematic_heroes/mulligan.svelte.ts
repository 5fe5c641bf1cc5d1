/** Which cards of a hand a person means to give back: kept until they say so, seen by the hand and by the list of choices alike. */
import { leave, left } from '../../lib/carry'
import type { Action, Decision } from '../../lib/game'
import { own, type Name, type View } from './view'

interface Marked {
  hand: string
  places: readonly number[]
}
const unfinished = left<Marked>('mulligan')
let kept = $state.raw({ hand: unfinished?.hand ?? '', places: new Set(unfinished?.places) as ReadonlySet<number> })
leave('mulligan', (): Marked => ({ hand: kept.hand, places: [...kept.places] }))

/** One's own hand in its order, and whose; another hand starts with nothing marked. */
const handOf = (view: View): string => `${view.seat}:${own(view)?.cards?.join() ?? ''}`

export const isMulligan = (decision: Decision | null): boolean => decision?.step === 'mulligan'

export const marked = (view: View): ReadonlySet<number> => (kept.hand === handOf(view) ? kept.places : new Set())

export function toggle(view: View, place: number): void {
  const places = new Set(marked(view))
  if (!places.delete(place)) places.add(place)
  kept = { hand: handOf(view), places }
}

/** The cards marked, in the order of the hand. */
export const givenBack = (view: View): Name[] => (own(view)?.cards ?? []).filter((_, place) => marked(view).has(place))

/** The action that gives back just these. */
export function mulliganAction(decision: Decision | null, view: View): Action | undefined {
  const cards = givenBack(view).join()
  return decision?.actions.find((action) => (action.form['cards'] as readonly Name[] | undefined)?.join() === cards)
}
