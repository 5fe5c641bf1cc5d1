/** Which picture fills the middle: tea table or battle as the phase asks, and what else may be looked at. */
import type { Decision, Target } from '../../lib/game'
import type { View } from './types'

export type Scene = 'battle' | 'tea' | 'regions' | 'boards'

/** The pictures there are now; Regions have one of their own where they find no room beside the others. */
export function scenesOf(view: View, narrow: boolean): Scene[] {
  return [...(view.battle ? (['battle'] as const) : []), 'tea', ...(narrow ? (['regions'] as const) : []), 'boards']
}

const REGION = /^region:/
const STANDING = /^unit:\d+:\w+:(?!reserve)/
const MARKET = /^market:/

/** The picture that the moment asks for: where what may be chosen lies, also when a battle brings a Wonderlandian or an Ally. */
export function naturalScene(view: View, legal: Iterable<Target>, narrow: boolean): Scene {
  // at the end: what the Regions have brought, or beside them the boards with their Quests
  if (view.over) return narrow ? 'regions' : 'boards'
  const targets = [...legal]
  const offers = (where: RegExp): boolean => targets.some((target) => where.test(target))
  if (narrow && (offers(REGION) || (offers(STANDING) && !view.battle))) return 'regions'
  if (!view.battle || offers(MARKET) || (view.step === 'gain_ally' && targets.length > 0)) return 'tea'
  return 'battle'
}

/** When this changes, whatever was looked at gives way to what the moment asks for. */
export const momentOf = (view: View, decision: Decision | null): string => [view.phase, view.round, view.battle?.region, decision?.step].join()
