/**
 * Where one looks in a picture that can be drawn larger than its frame: `k` times the size that fits, its corner moved
 * to (x, y). At k = 1 all of it is seen and nothing can be moved. Lengths in CSS pixels.
 */
export interface Sight {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FITTED: Sight = { k: 1, x: 0, y: 0 }
/** How much larger than fitted a picture can be drawn. */
export const LARGEST = 6

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value)) + 0

/** The nearest sight that leaves no empty margin. */
export function kept({ k, x, y }: Sight, { width, height }: Size, largest = LARGEST): Sight {
  const scale = within(1, k, largest)
  return { k: scale, x: within(width * (1 - scale), x, 0), y: within(height * (1 - scale), y, 0) }
}

/** Drawn `factor` times as large; what lies at (px, py) of the frame stays there. */
export function zoomed(sight: Sight, factor: number, [px, py]: readonly [number, number], size: Size): Sight {
  const k = within(1, sight.k * factor, LARGEST)
  const by = k / sight.k
  return kept({ k, x: px - (px - sight.x) * by, y: py - (py - sight.y) * by }, size)
}

export const moved = (sight: Sight, dx: number, dy: number, size: Size): Sight => kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, size)

/** The way that brings a stretch from `from` to `to` into a frame `length` long, with some air. */
export function intoView(from: number, to: number, length: number, air = 24): number {
  if (from < air) return air - from
  if (to > length - air) return Math.max(length - air - to, air - from)
  return 0
}
