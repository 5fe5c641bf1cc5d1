/** Which picture fills the middle: tea table or battle as the phase asks, and what else may be looked at. */
import type { Decision, Target } from '../../lib/game'
import type { View } from './types'

export type Scene = 'battle' | 'tea' | 'regions' | 'boards'

/** The pictures there are now; Regions have one of their own where they find no room beside the others. */
export function scenesOf(view: View, narrow: boolean): Scene[] {
  return [...(view.battle ? (['battle'] as const) : []), 'tea', ...(narrow ? (['regions'] as const) : []), 'boards']
}

const REGION = /^region:|^unit:\d+:\w+:(?!reserve)/

/** The picture that the moment asks for. */
export function naturalScene(view: View, legal: Iterable<Target>, narrow: boolean): Scene {
  if (narrow && [...legal].some((target) => REGION.test(target)) && !view.battle) return 'regions'
  return view.battle ? 'battle' : 'tea'
}

/** When this changes, whatever was looked at gives way to what the moment asks for. */
export const momentOf = (view: View, decision: Decision | null): string => [view.phase, view.round, view.battle?.region, decision?.step].join()
