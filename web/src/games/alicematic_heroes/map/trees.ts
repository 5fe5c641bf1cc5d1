/** Where trees stand in a thicket: scattered over each forest, and on the sides where two forests meet. */
import { scribble } from '../../../lib/kit/wobble'
import type { Layout } from '../hex'

export interface Tree {
  x: number
  y: number
  size: number
  kind: 0 | 1
}

/** Feet of the trees of one forest, about its middle; the front row leaves room for the seal. */
const FEET: readonly (readonly [number, number])[] = [
  [-12, -13],
  [14, -14],
  [-28, 0],
  [2, 1],
  [29, -1],
  [-25, 19],
  [26, 18],
]

export function treesOf(members: readonly number[], { points, neighbours }: Layout): Tree[] {
  const trees = members.flatMap((space) => {
    const [cx, cy] = points[space] ?? [0, 0]
    const random = scribble(space + 11)
    const shift = () => (random() - 0.5) * 5
    const own = FEET.map(([x, y]) => tree(cx + x + shift(), cy + y + shift(), random))
    const joined = (neighbours[space] ?? []).filter((other) => other > space && members.includes(other))
    const between = joined.flatMap((other) => {
      const [ox, oy] = points[other] ?? [0, 0]
      const [mx, my] = [(cx + ox) / 2, (cy + oy) / 2]
      // along the side they share: at right angles to the way from one to the other
      const [sx, sy] = [-(oy - cy) * 0.17, (ox - cx) * 0.17]
      return [-1, 0, 1].map((t) => tree(mx + sx * t + shift(), my + sy * t + 8 + shift(), random))
    })
    return [...own, ...between]
  })
  // those in front are drawn last
  return trees.sort((a, b) => a.y - b.y)
}

const tree = (x: number, y: number, random: () => number): Tree => ({ x, y, size: 0.7 + random() * 0.2, kind: random() < 0.6 ? 0 : 1 })
