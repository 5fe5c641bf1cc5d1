/** What somebody at a table is called for. */
import type { ViewHeader } from './game'

/** What changes when somebody here is called. */
export interface Standing {
  turn: boolean
  over: boolean
  won: boolean
}

export type Call = 'turn' | 'over'

/** How a table stands for whoever looks through `view.seat`, with these seats of theirs. */
export function standing(view: ViewHeader, mine: readonly number[]): Standing {
  const turn = !view.over && view.seat !== null && view.waiting.includes(view.seat)
  return { turn, over: view.over, won: view.over && mine.some((seat) => view.winners.includes(seat)) }
}

/** What somebody is called for who has seen the table stand so before; null: it is seen for the first time. */
export function callsFor(before: Standing | null, now: Standing): Call[] {
  if (before === null) return []
  return [...(now.turn && !before.turn ? ['turn' as const] : []), ...(now.over && !before.over ? ['over' as const] : [])]
}
