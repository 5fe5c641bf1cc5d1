/** Steps of a replay: by the action they belong to, and those at which something begins. */
import type { Arg, Message, ViewHeader } from '../lib/game'
import type { ReplayStep } from '../lib/protocol'

/** Index of the last step not after action `seq`; 0, the set-up, for null. */
export function stepOf(steps: readonly Pick<ReplayStep, 'seq'>[], seq: number | null): number {
  if (seq === null) return 0
  return Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  )
}

/** Parts of a game that one can leap by: a chapter of its log, such as a turn or a battle, or a round. */
export type Part = 'turn' | 'round'

/** The round that a game has in what it says of its standing; undefined where it says nothing of rounds. */
export function roundOf(view: ViewHeader, progress: ((view: ViewHeader) => Message) | undefined): Arg | undefined {
  return progress?.(view).args?.['round']
}

/**
 * The next step after `at` at which another part begins, else the last; or the one before `at`, else the set-up.
 * `part`: which one a step belongs to.
 */
export async function leap(part: (step: number) => Promise<unknown>, last: number, at: number, way: 1 | -1): Promise<number> {
  const end = way === 1 ? last : 0
  for (let step = at + way; step !== end && step >= 0 && step <= last; step += way) {
    const [now, before] = [await part(step), await part(step - 1)]
    if (now !== undefined && now !== before) return step
  }
  return end
}
