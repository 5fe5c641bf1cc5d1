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

/** Parts of a game that one can leap by: a turn or a stage such as a battle, a round. */
export const PARTS = ['turn', 'round'] as const
export type Part = (typeof PARTS)[number]

type Progress = (view: ViewHeader) => Message

/** Which part of the game this is; undefined where the game says nothing of such parts. `progress`: as the game has it, if it says more than the number of the turn. */
export function partOf(part: Part, view: ViewHeader, progress: Progress | undefined): Arg | undefined {
  const standing = progress?.(view) ?? { key: 'turn-number', args: { turn: view.turn } }
  return part === 'round' ? standing.args?.['round'] : JSON.stringify(standing)
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
