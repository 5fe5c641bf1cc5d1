/** Chairs in the list of choices: which decisions list them so, and the chair that is pointed at there. */
import type { Decision, Target } from '../../../lib/game'

const CHAIRS = ['choose_chair', 'take_any', 'place_poison']

export const choosesChair = (decision: Decision): boolean => CHAIRS.includes(decision.step)

class Pointer {
  at = $state<Target | null>(null)
}

export const pointer = new Pointer()
