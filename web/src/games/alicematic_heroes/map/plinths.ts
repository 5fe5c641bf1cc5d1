/** Where tokens stand in a City, about its middle: one plinth for each spot. */
import type { Point } from '../hex'
import type { Space } from '../view'

/** Between the middles of plinths. */
const STEP = 26
/** A row of three has to stay within the slanting sides. */
const FOOT = [22, 20, 15]

export function plinths(space: Space): Point[] {
  const count = Math.max(1, space.spots, space.held.length)
  const y = FOOT[Math.min(3, count) - 1] ?? 15
  return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * STEP, y] as const)
}
