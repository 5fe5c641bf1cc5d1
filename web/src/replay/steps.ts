/** Steps of a replay: by the action they belong to, and those at which something begins. */
import type { Message, ViewHeader } from '../lib/game'
import type { ReplayStep } from '../lib/protocol'

/** Index of the last step not after action `seq`; 0, the set-up, for null. */
export function stepOf(steps: readonly Pick<ReplayStep, 'seq'>[], seq: number | null): number {
  if (seq === null) return 0
  return Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  )
}

/** Parts of a game that one can leap by. */
export interface Parts {
  /** Where a turn, a stage such as a battle, or a round begins. */
  turn: readonly number[]
  /** Where a round begins; none where the game says nothing of rounds. */
  round: readonly number[]
}

type Progress = (view: ViewHeader) => Message

/** Where the parts of a replay begin. `progress`: where the game stands, if it says more than the number of the turn. */
export function partsOf(steps: readonly Pick<ReplayStep, 'view'>[], progress: Progress | undefined): Parts {
  const standings = steps.map(({ view }): Message => progress?.(view) ?? { key: 'turn-number', args: { turn: view.turn } })
  return { turn: changes(standings.map((one) => JSON.stringify(one))), round: changes(standings.map(({ args }) => args?.['round'])) }
}

/** Indices at which another value begins than before. */
function changes(values: readonly unknown[]): number[] {
  return values.flatMap((value, i) => (i > 0 && value !== undefined && value !== values[i - 1] ? [i] : []))
}

/** The next beginning after `at`, or that before it; null where there is none (back to the set-up, there is always one). */
export function leap(beginnings: readonly number[], at: number, way: 1 | -1): number | null {
  if (way === 1) return beginnings.find((one) => one > at) ?? null
  return at === 0 ? null : (beginnings.findLast((one) => one < at) ?? 0)
}
