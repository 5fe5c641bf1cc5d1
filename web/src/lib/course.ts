/** The course of points over a game, for the chart. */
import type { Replay } from './protocol'

export interface Course {
  /** Points of each seat at the end of each turn. */
  points: number[][]
  turns: number[]
}

/** The last scores of each turn of a replay; empty where the game hides them. */
export function courseOf(replay: Pick<Replay, 'steps'>): Course {
  const last = new Map<number, readonly number[]>()
  for (const { view } of replay.steps) if (view.scores) last.set(view.turn, view.scores)
  return { points: [...last.values()].map((row) => [...row]), turns: [...last.keys()] }
}
