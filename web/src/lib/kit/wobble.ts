/** Hand-drawn outlines: deterministic small unevenness, so that the same piece always looks the same. */

/** A small generator in [0, 1) for drawings; never for a game's chance. */
export function scribble(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 4294967296
  }
}
