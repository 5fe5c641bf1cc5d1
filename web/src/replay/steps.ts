/** Steps of a replay by the action they belong to. */
import type { ReplayStep } from '../lib/protocol'

/** Index of the last step not after action `seq`; 0, the set-up, for null. */
export function stepOf(steps: readonly Pick<ReplayStep, 'seq'>[], seq: number | null): number {
  if (seq === null) return 0
  return Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  )
}
