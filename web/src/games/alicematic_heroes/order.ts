/** Choices as they are listed: targets of an invasion the best first, to do without last. */
import { actingFirst, declining } from '../../lib/declining'
import type { Action, ViewHeader } from '../../lib/game'
import { best, reachOf } from './reach'
import { HOWS, total, type Bonus, type View } from './view'

/** What a gain is worth, as far as an order needs it: points first, then cards and tokens. */
const worth = ({ vp, cards, tokens }: Bonus): number => 100 * vp + cards + total(tokens)

/** Outright before finishing, finishing before what costs, an attack last; then the richer, then the lower number. */
function byPromise(view: View, a: number, b: number): number {
  const [here, there] = [reachOf(view, a), reachOf(view, b)]
  if (!here || !there) return a - b
  return HOWS.indexOf(best(here)) - HOWS.indexOf(best(there)) || worth(there.bonus) - worth(here.bonus) || a - b
}

const isInvasion = (action: Action): boolean => action.form.kind === 'invade'

export const declines = declining('copy_nobody', 'keep_no_more', 'no_invasion', 'plunder_nothing', 'take_nothing', 'turn_no_more', 'turn_up_nobody')

/** Other choices keep their order, after the targets. */
export function ordered(actions: readonly Action[], view: ViewHeader): readonly Action[] {
  const targets = actions.filter(isInvasion).sort((a, b) => byPromise(view as View, Number(a.form['space']), Number(b.form['space'])))
  return actingFirst([...targets, ...actions.filter((action) => !isInvasion(action))], declines)
}
