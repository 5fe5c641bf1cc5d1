/** The Battle track as a winding path of stones: rows that lead to and fro, in pixels. */

/** Where the track ends: 25 is the last stone (WW-B17). */
export const TRACK_END = 25
const STONES = TRACK_END + 1
/** The most room a stone has along the path. */
const LOOSE = 66

/** Edges in pixels. */
export interface Measure {
  /** The least room a stone has along the path. */
  tight: number
  /** Radius of a stone. */
  stone: number
  tracker: number
  /** Height of a row, and from its top to the middle of its stones. */
  row: number
  upper: number
  /** Trackers stand this far below the middle of their stone. */
  below: number
}
export const USUAL: Measure = { tight: 39, stone: 15, tracker: 22, row: 53, upper: 23, below: 19 }
/** Where a small screen shows the whole track beside other things. */
export const SMALL: Measure = { tight: 23, stone: 10.5, tracker: 18, row: 44, upper: 20, below: 15 }

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

/** A path in a frame of this width. */
export function layPath(width: number, { tight, row: high, upper }: Measure = USUAL): Path {
  const rows = Math.max(1, Math.ceil((STONES * tight) / width))
  const perRow = Math.ceil(STONES / rows)
  const cell = Math.min(LOOSE, width / perRow)
  const left = (width - cell * perRow) / 2
  const stones = Array.from({ length: STONES }, (_, i) => {
    const row = Math.floor(i / perRow)
    const along = i % perRow
    const column = row % 2 === 0 ? along : perRow - 1 - along
    return { x: left + (column + 0.5) * cell, y: row * high + upper + (along % 2 === 0 ? 2 : -2) }
  })
  return { stones, cell, width, height: rows * high + 2, line: stones.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y}`).join('') }
}

/** Trackers on one stone stand beside each other below it: how far the one at `index` of `count` is from its middle. */
export function beside(index: number, count: number, cell: number, { tracker }: Measure = USUAL): number {
  const step = count > 1 ? Math.min(tracker - 1, (cell - tracker + 6) / (count - 1)) : 0
  return (index - (count - 1) / 2) * step
}
