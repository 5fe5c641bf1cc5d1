/** The order of the choices listed: to draw comes before to halt, as the large buttons of a battle have it; to do without comes last. */
import { actingFirst, declining } from '../../../lib/declining'
import type { Action } from '../../../lib/game'

export const declines = declining(
  'draw_no_quests',
  'forge_nothing',
  'gain_no_chip',
  'give_no_shard',
  'keep_madness',
  'leave_castle',
  'leave_corrupted',
  'no_feat',
  'no_wager',
  'pass',
  'place_no_more',
  'return_no_more',
)

export const ordered = (actions: readonly Action[]): readonly Action[] =>
  actions.some((action) => action.form.kind === 'draw') ? [...actions].reverse() : actingFirst(actions, declines)
