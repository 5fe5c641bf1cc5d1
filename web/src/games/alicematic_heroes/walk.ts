/** How the arrow keys walk over hexes: left and right along a row, up and down in as straight a column as hexes allow. */
import { SIZE, type Point } from './hex'

const ROW = SIZE * 1.5
/** Two hexes as near to the column as each other: closer than this. */
const LEVEL = 1

export class Walker {
  /** The column that steps up and down keep to; null: that of the hex stood on. */
  private column: number | null = null
  /** The side last gone to, 1 right, -1 left: the first choice between two hexes above. */
  private side = 1
  private at = -1

  /** The space that a key leads to from `space`; -1 if there is none, or if it is no arrow key. */
  step(points: readonly Point[], space: number, key: string): number {
    const here = points[space]
    if (!here) return -1
    if (space !== this.at) this.column = null
    const to = this.find(points, here, key)
    if (to >= 0) this.at = to
    return to
  }

  private find(points: readonly Point[], here: Point, key: string): number {
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      this.side = key === 'ArrowRight' ? 1 : -1
      this.column = null
      return sideways(points, here, this.side)
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return -1
    this.column ??= here[0]
    return this.upright(points, here, key === 'ArrowDown' ? 1 : -1)
  }

  /** In the nearest row that has one, the hex nearest to the column. */
  private upright(points: readonly Point[], [x, y]: Point, down: number): number {
    const column = this.column ?? x
    const beyond = points.flatMap(([, py], i) => ((py - y) * down > LEVEL ? [i] : []))
    const height = (i: number) => Math.abs((points[i]?.[1] ?? 0) - y)
    const row = Math.min(...beyond.map(height))
    const aside = (i: number) => Math.abs((points[i]?.[0] ?? 0) - column) - (((points[i]?.[0] ?? 0) - x) * this.side > 0 ? LEVEL : 0)
    return nearest(
      beyond.filter((i) => height(i) < row + LEVEL),
      aside,
    )
  }
}

/** The next hex of the same row, over a gap if need be; at the end of a row the one that lies least off. */
function sideways(points: readonly Point[], [x, y]: Point, side: number): number {
  const beyond = points.flatMap(([px], i) => ((px - x) * side > LEVEL ? [i] : []))
  const level = beyond.filter((i) => Math.abs((points[i]?.[1] ?? 0) - y) < LEVEL)
  const ahead = (i: number) => Math.abs((points[i]?.[0] ?? 0) - x)
  const off = (i: number) => ahead(i) + Math.abs((points[i]?.[1] ?? 0) - y)
  return level.length ? nearest(level, ahead) : nearest(beyond.filter((i) => Math.abs((points[i]?.[1] ?? 0) - y) < ROW + LEVEL), off)
}

function nearest(from: readonly number[], distance: (i: number) => number): number {
  return from.reduce((best, i) => (best < 0 || distance(i) < distance(best) ? i : best), -1)
}
