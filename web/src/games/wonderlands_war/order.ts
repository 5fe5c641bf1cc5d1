/** The order of the choices listed: to draw comes before to halt, as the large buttons of a battle have it. */
import type { Action } from '../../lib/game'

export const ordered = (actions: readonly Action[]): readonly Action[] =>
  actions.some((action) => action.form.kind === 'draw') ? [...actions].reverse() : actions
