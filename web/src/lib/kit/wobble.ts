/** Hand-drawn outlines: deterministic small unevenness, so that the same piece always looks the same. */

/** A small generator in [0, 1) for drawings; never for a game's chance. */
export function scribble(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 4294967296
  }
}

/** A rounded rectangle as if drawn with a pen: corners of radius `r`, points off by up to `off` units. SVG path data. */
export function penRect(x: number, y: number, w: number, h: number, r: number, seed = 1, off = 0.8): string {
  const random = scribble(seed)
  const j = () => (random() - 0.5) * 2 * off
  const n = (v: number) => v.toFixed(1)
  const p = (px: number, py: number) => `${n(px + j())} ${n(py + j())}`
  return (
    `M${p(x + r, y)}Q${p(x + w / 2, y)} ${p(x + w - r, y)}Q${n(x + w)} ${n(y)} ${p(x + w, y + r)}` +
    `Q${p(x + w, y + h / 2)} ${p(x + w, y + h - r)}Q${n(x + w)} ${n(y + h)} ${p(x + w - r, y + h)}` +
    `Q${p(x + w / 2, y + h)} ${p(x + r, y + h)}Q${n(x)} ${n(y + h)} ${p(x, y + h - r)}` +
    `Q${p(x, y + h / 2)} ${p(x, y + r)}Q${n(x)} ${n(y)} ${p(x + r, y)}Z`
  )
}
