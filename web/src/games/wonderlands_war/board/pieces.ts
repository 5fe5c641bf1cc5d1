/** What a piece needs of the table, handed on together. */
import type { Action, Target } from '../../../lib/game'
import type { Props } from '../types'

export interface Pieces {
  legal: ReadonlyMap<Target, readonly Action[]>
  marked: (target: Target) => boolean
  onpick: (target: Target) => void
  onfocus: (target: Target | null, element?: Element) => void
}

export const piecesOf = ({ legal, highlight, selected, onpick, onfocus }: Props): Pieces => ({
  legal,
  marked: (target) => highlight.has(target) || selected === target,
  onpick,
  onfocus,
})

/** Steps in which chips of the own bag are chosen. */
const OF_BAG = ['choose_forged']
/** Steps in which chips are chosen that lie on no Faction board. */
const ELSEWHERE = ['gain_ally', 'choose_drawn', 'order_madness']

/** Where the chips lie that may be chosen at a step: in the bag, on the board, or on none of them. */
export function chipsChosen(step: string): 'bag' | 'board' | 'elsewhere' {
  if (OF_BAG.includes(step)) return 'bag'
  return ELSEWHERE.includes(step) ? 'elsewhere' : 'board'
}
