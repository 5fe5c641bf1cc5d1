/** Which lines of a long list are drawn: as many as are read, not all that there are. */

/** Lines from `from` to before `to`; `to` is Infinity where the list grows. */
export interface Stretch {
  from: number
  to: number
}

/** Lines drawn at first, and as many more each time. */
export const LINES = 40
/** Lines before the newest that stay while it is followed. */
const MOST = 3 * LINES

/** The newest of `count` lines. */
export const newest = (count: number): Stretch => ({ from: Math.max(0, count - LINES), to: Infinity })

/** The lines around line `at`, unless what is drawn has it already. */
export function around(at: number, drawn: Stretch): Stretch {
  if (at >= drawn.from && at < drawn.to) return drawn
  return { from: Math.max(0, at - LINES / 2), to: at + LINES / 2 }
}

/** What is drawn and more before it (-1) or after it (1). */
export const more = ({ from, to }: Stretch, way: 1 | -1): Stretch => (way < 0 ? { from: Math.max(0, from - LINES), to } : { from, to: to + LINES })

/** The same lines once `count` more are known before all of them. */
export const moved = ({ from, to }: Stretch, count: number): Stretch => ({ from: from + count, to: to + count })

/** What is drawn of a list that has `count` lines now: never less than it has, and not ever more while the newest is followed. */
export function fitted(drawn: Stretch, count: number, follows: boolean): Stretch {
  if (drawn.from > Math.max(0, count - LINES) && drawn.to === Infinity) return newest(count)
  if (follows && count - drawn.from > MOST) return newest(count)
  return drawn.to < Infinity && drawn.to >= count ? { from: drawn.from, to: Infinity } : drawn
}
