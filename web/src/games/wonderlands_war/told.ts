/** Small things that are said in several places. */
import { ALLIES, type View } from './types'

/** The Ally sets in use: one letter, or one for each type. */
export function setsTold(view: View): string {
  const letters = ALLIES.map((ally) => view.ally_sets[ally])
  return new Set(letters).size === 1 ? (letters[0] ?? '') : letters.join(' ')
}
