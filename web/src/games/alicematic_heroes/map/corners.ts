/** Which corner of a frame the map leaves free. */
import type { Size } from '../../../lib/kit/sight'
import type { Point } from '../hex'

export const CORNERS = ['bottom-right', 'top-right', 'top-left'] as const
export type Corner = (typeof CORNERS)[number]

/** Pixels of what lies there: two buttons, beside or above each other. */
const LONG = 92
const SHORT = 46

interface Box {
  x: readonly [number, number]
  y: readonly [number, number]
}

const beyond = (value: number, [from, to]: readonly [number, number]): number => Math.max(from - value, 0, value - to)

/** How deep hexes reach into a box, all together. */
const covered = (box: Box, points: readonly Point[], radius: number): number =>
  points.reduce((sum, [x, y]) => sum + Math.max(0, radius - Math.hypot(beyond(x, box.x), beyond(y, box.y))), 0)

/** The corner that hexes of this radius cover least, all in pixels; the first one of several. */
export function emptiest(points: readonly Point[], radius: number, { width, height }: Size): Corner {
  const boxes: Record<Corner, Box> = {
    'bottom-right': { x: [width - SHORT, width], y: [height - LONG, height] },
    'top-right': { x: [width - LONG, width], y: [0, SHORT] },
    'top-left': { x: [0, LONG], y: [0, SHORT] },
  }
  // beside a wide map the upper corners belong to the round and the bank
  const usable = width > height ? CORNERS.slice(0, 1) : CORNERS
  return usable.reduce((best, corner) => (covered(boxes[corner], points, radius) < covered(boxes[best], points, radius) ? corner : best))
}
