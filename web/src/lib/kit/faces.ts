/** What many faces are made of, for the drawings of any game (ink.ts). */
import { deeper, dot, INK, line, place, shape, type Drawing } from './ink'

const WHITE = '#fffdf6'

/** An eye that looks at whoever looks: white, iris, pupil and a spark. */
export const eye = (x: number, y: number, iris: string, size = 1): Drawing => [
  dot(x, y, 4.9 * size, WHITE, 5 * size),
  dot(x - 0.3 * size, y + 0.2 * size, 3.4 * size, iris, 4.3 * size),
  dot(x - 0.3 * size, y + 0.4 * size, 1.9 * size, INK, 2.7 * size),
  dot(x - 1.6 * size, y - 1.8 * size, 1.3 * size, WHITE),
]

/** A ball with its ink outline: pearls, knobs, segments. */
export const ball = (x: number, y: number, r: number, fill: string, ry = r, ink = 1.5): Drawing => [dot(x, y, r + ink / 2, INK, ry + ink / 2), dot(x, y, r - ink / 2, fill, ry - ink / 2)]

/** A blush on both cheeks, mirrored at x = 50. */
export const blush = (x: number, y: number, r = 4, fill = '#e8806e'): Drawing => [dot(x, y, r, fill, r * 0.7, 0.5), dot(100 - x, y, r, fill, r * 0.7, 0.5)]

/** The short strokes of fur, feathers and folds, all of one width. */
export const strokes = (width: number, fill: string, ...lines: readonly string[]): Drawing => lines.map((points) => line(points, width, fill))

/** A heart's outline around the origin, 20 wide. */
export const HEART = '0,9! -5,5 -10,-1 -9,-6 -5,-8 -1,-6 0,-3! 1,-6 5,-8 9,-6 10,-1 5,5'

/** A bow around its knot. */
export const bow = (x: number, y: number, fill: string, size = 1): Drawing => [
  ...[-1, 1].flatMap((side) => shape(fill, place(`0,0! ${-8 * side},-9 ${-19 * side},-11 ${-21 * side},-1 ${-19 * side},9 ${-8 * side},8`, x, y, 0, size), 1.4)),
  ...[-1, 1].map((side) => line(place(`${-3 * side},-1 ${-10 * side},-3 ${-15 * side},-5`, x, y, 0, size), 1, deeper(fill))),
  ...shape(deeper(fill, 0.85), place('-4,-4 4,-4 5,0 4,4 -4,4 -5,0', x, y, 0, size), 1.2),
]
