/** The order of the choices listed: to use no skill comes last. */
import { actingFirst, declining } from '../../lib/declining'
import type { Action } from '../../lib/game'

export const declines = declining('skip')

export const ordered = (actions: readonly Action[]): readonly Action[] => actingFirst(actions, declines)
