/** Where the chairs stand around the tea table, in pixels: the Head first, then the chairs clockwise. */

/** A side of the table. */
export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Place {
  /** The middle of the card that lies there. */
  x: number
  y: number
  side: Side
}

export interface Layout {
  places: readonly Place[]
  card: { width: number; height: number }
  /** The table between the cards: room for what lies in the middle. */
  middle: { x: number; y: number; width: number; height: number }
  /** How high all of it is. */
  height: number
}

/** A card is this many times as high as wide. */
const TALL = 1.28
const GAP = 8
/** Room above the first row, for the backs of its chairs. */
const BACK = 7
/** Room below the last row, for the numbers of its chairs. */
const FOOT = 10
/** Cards in a ring are lower, so that more of them are seen at once. */
const LOW = 1.14
const WIDEST = 132
/** A table narrower than this is laid in a ring of columns and as high as it needs. */
export const NARROW = 560
const COLUMNS = 4
/** The narrowest card whose signs can be told apart. */
const LEAST = 58

/** `count` points from one x to the other, in the middle of equal parts. */
const spread = (count: number, from: number, to: number): number[] => Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count)

/** How far a row bends towards the ends of the table, at part t of its way. */
const bow = (t: number, depth: number): number => depth * (2 * t - 1) ** 2

/** A long table: the Head at its left end, one chair at its right end, the others along both sides. */
function long(chairs: number, width: number, height: number): Layout {
  const top = Math.ceil((chairs - 1) / 2)
  const bottom = chairs - 1 - top
  const cardWidth = Math.max(LEAST, Math.min(WIDEST, width / (Math.max(top, bottom) + 0.3) - GAP, (height - 3 * GAP - BACK - FOOT) / 3 / TALL))
  const cardHeight = cardWidth * TALL
  const depth = Math.max(0, Math.min(18, (height - 3 * (cardHeight + GAP)) / 2))
  const row = (count: number, y: number, side: 'top' | 'bottom'): Place[] =>
    spread(count, cardWidth * 0.15, width - cardWidth * 0.15).map((x, i) => ({ x, y: y + (side === 'top' ? 1 : -1) * bow((i + 0.5) / count, depth), side }))
  const along = row(top, cardHeight / 2 + BACK, 'top')
  const back = row(bottom, height - cardHeight / 2 - FOOT, 'bottom').reverse()
  const [left, right] = [cardWidth / 2 + 4, width - cardWidth / 2 - 4]
  const middle = height / 2
  return {
    places: [{ x: left, y: middle, side: 'left' }, ...along, { x: right, y: middle, side: 'right' }, ...back],
    card: { width: cardWidth, height: cardHeight },
    middle: { x: cardWidth + 3 * GAP, y: cardHeight + 2 * GAP, width: width - 2 * cardWidth - 6 * GAP, height: height - 2 * cardHeight - 4 * GAP },
    height,
  }
}

/** A ring of columns for narrow frames: the Head in the corner top left. */
function ring(chairs: number, width: number): Layout {
  const rows = Math.ceil((chairs + 1 + 4 - 2 * COLUMNS) / 2)
  const cardWidth = Math.min(WIDEST, width / COLUMNS - GAP / 2)
  const cardHeight = cardWidth * LOW
  const cell = (column: number, line: number, side: Side): Place => ({ x: (width * (column + 0.5)) / COLUMNS, y: line * (cardHeight + GAP) + cardHeight / 2 + BACK, side })
  const [last, end] = [COLUMNS - 1, rows - 1]
  const places = [
    ...Array.from({ length: COLUMNS }, (_, i) => cell(i, 0, 'top')),
    ...Array.from({ length: rows - 2 }, (_, i) => cell(last, i + 1, 'right')),
    ...Array.from({ length: COLUMNS }, (_, i) => cell(last - i, end, 'bottom')),
    ...Array.from({ length: rows - 2 }, (_, i) => cell(0, end - 1 - i, 'left')),
  ].slice(0, chairs + 1)
  return {
    places,
    card: { width: cardWidth, height: cardHeight },
    middle: { x: width / COLUMNS + 2, y: cardHeight + GAP + BACK + 2, width: (width * (COLUMNS - 2)) / COLUMNS - 4, height: (rows - 2) * (cardHeight + GAP) - GAP },
    height: rows * (cardHeight + GAP) + BACK + FOOT,
  }
}

/** The table for so many chairs in a frame; narrow ones decide their height themselves. */
export const layTable = (chairs: number, width: number, height: number): Layout => (width < NARROW ? ring(chairs, width) : long(chairs, width, height))
