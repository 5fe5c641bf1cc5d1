/** The Battle track as a winding path of stones: rows that lead to and fro, in pixels. */

/** Where the track ends: 25 is the last stone (WW-B17). */
export const TRACK_END = 25
const STONES = TRACK_END + 1
/** The least and the most room a stone has along the path. */
const [TIGHT, LOOSE] = [39, 66]
/** Edge of a tracker. */
export const TRACKER = 22

export interface Stone {
  x: number
  y: number
}

export interface Path {
  stones: readonly Stone[]
  cell: number
  width: number
  height: number
  /** The path itself, for SVG. */
  line: string
}

const ROW = 53
/** From the top of a row to the middle of its stones. */
const UPPER = 23

/** A path in a frame of this width. */
export function layPath(width: number): Path {
  const rows = Math.max(1, Math.ceil((STONES * TIGHT) / width))
  const perRow = Math.ceil(STONES / rows)
  const cell = Math.min(LOOSE, width / perRow)
  const left = (width - cell * perRow) / 2
  const stones = Array.from({ length: STONES }, (_, i) => {
    const row = Math.floor(i / perRow)
    const along = i % perRow
    const column = row % 2 === 0 ? along : perRow - 1 - along
    return { x: left + (column + 0.5) * cell, y: row * ROW + UPPER + (along % 2 === 0 ? 2 : -2) }
  })
  return { stones, cell, width, height: rows * ROW + 2, line: stones.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y}`).join('') }
}

/** Trackers on one stone stand beside each other below it: how far the one at `index` of `count` is from its middle. */
export function beside(index: number, count: number, cell: number): number {
  const step = count > 1 ? Math.min(TRACKER - 1, (cell - TRACKER + 6) / (count - 1)) : 0
  return (index - (count - 1) / 2) * step
}
