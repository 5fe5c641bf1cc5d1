/** What the last draw of a battle has brought, read from the log. */
import type { Entry } from '../../../../lib/game'
import { seatOf } from '../../../../lib/kit/telling'
import { chipOf, strengthAfter } from '../../log/entries'
import type { Chip } from '../../types'

export interface Brought {
  chip: Chip
  /** By how much it has changed the Strength, with all that came of it. */
  change: number
}

const isDraw = ({ kind }: Entry): boolean => kind === 'drew'
const strengthIn = (log: readonly Entry[], seat: number): number => log.filter((entry) => seatOf(entry) === seat).reduce(strengthAfter, 0)

/** By seat, for those who drew then. */
export function lastDraw(log: readonly Entry[]): ReadonlyMap<number, Brought> {
  const battle = log.slice(log.findLastIndex(({ kind }) => kind === 'battle-started') + 1)
  const last = battle.findLastIndex(isDraw)
  const before = battle.slice(0, battle.slice(0, last + 1).findLastIndex((entry) => !isDraw(entry)) + 1)
  return new Map(
    battle.slice(before.length, last + 1).map((entry) => {
      const seat = seatOf(entry) ?? -1
      return [seat, { chip: chipOf(entry), change: strengthIn(battle, seat) - strengthIn(before, seat) }]
    }),
  )
}
