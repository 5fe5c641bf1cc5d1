/** The tabs of a battle on a small screen: one of its parts at a time. */
import type { Odds, Props } from '../types'
import { heldIn } from './fighters'

export type Part = 'track' | 'fighters' | 'own'
type Asked = Pick<Props, 'view' | 'decision' | 'legal' | 'odds' | 'taught'>

/** What there is to be seen. */
export const partsOf = (asked: Asked): Part[] => ['track', 'fighters', ...(heldIn(asked).length > 0 || ((asked.odds as Odds).draws?.length ?? 0) > 0 ? (['own'] as const) : [])]

/** Units in the battle, and Active chips, are chosen where everybody is shown in full. */
const IN_FULL = /^(unit:\d+:\w+:(?!reserve)|chip:|shield:|madness:|bagof:|active:)/

/** The one that the moment asks for: where what may be chosen lies, or what somebody speaks of who teaches. */
export function naturalPart(asked: Asked): Part {
  if (heldIn(asked).length > 0 || asked.taught?.includes('odds')) return 'own'
  const meant = asked.taught?.length ? asked.taught : [...asked.legal.keys()]
  return meant.some((target) => IN_FULL.test(target)) ? 'fighters' : 'track'
}
