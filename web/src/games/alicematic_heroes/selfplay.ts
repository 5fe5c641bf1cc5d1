/** A tiny show for the lobby: two kingdoms found Cities on a few tiles and grow towards each other. Decoration, not the rules. */
import { scribble } from '../../lib/kit/wobble'
import { neighboursOf, spacesAt } from './hex'
import { SPACES, type Kind, type Space, type Tile } from './view'

const tile = (at: [number, number]): Tile => ({ tile: '', at, turned: 0 })
export const TILES: readonly Tile[] = [tile([0, 0]), tile([2, 1]), tile([3, -2]), tile([5, -1])]
const KINDS: readonly (readonly [Kind, number])[] = [
  ...([['city', 4], ['red', 1], ['green', 2], ['white', 1], ['yellow', 0], ['blue', 3], ['forest', 6]] as const),
  ...([['city', 6], ['yellow', 1], ['blue', 2], ['red', 2], ['white', 3], ['forest', 6], ['green', 1]] as const),
  ...([['city', 5], ['blue', 1], ['yellow', 2], ['green', 0], ['red', 3], ['white', 2], ['yellow', 1]] as const),
  ...([['city', 4], ['white', 2], ['red', 1], ['yellow', 3], ['green', 2], ['blue', 1], ['red', 0]] as const),
]
const SPOTS: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 3 }
const PLAYERS = 2
/** Beats of one show before it begins anew. */
const LENGTH = 20
const beside = neighboursOf(spacesAt(TILES))

const fresh = (): Space[] =>
  KINDS.map(([kind, number], s) => ({ kind, number, spots: kind === 'city' ? (SPOTS[number] ?? 1) : 0, held: [], attack: null, connected: true, ...(kind === 'forest' ? { group: s, surrounded: false } : {}) }))

/** Spaces that a seat may grow into: land nobody holds beside its own, Cities with room two steps off. */
function targets(spaces: readonly Space[], seat: number): number[] {
  const own = spaces.flatMap((space, s) => (space.held.includes(seat) ? [s] : []))
  const near = new Set(own.flatMap((s) => beside[s] ?? []).filter((s) => s >= 0))
  return [...near].filter((s) => {
    const space = spaces[s]
    if (!space || space.kind === 'forest' || space.held.includes(seat)) return false
    return space.kind === 'city' ? space.held.length < space.spots : space.held.length === 0
  })
}

const laid = (spaces: readonly Space[], s: number, change: Partial<Space>): Space[] => spaces.map((space, i) => (i === s ? { ...space, ...change } : space))

/** Positions without end, always the same ones. */
export function* scenes(): Generator<readonly Space[], never> {
  const random = scribble(7)
  const any = (from: readonly number[]): number | undefined => from[Math.floor(random() * from.length)]
  for (;;) {
    let spaces = laid(laid(fresh(), 0, { held: [0] }), 3 * SPACES, { held: [2] })
    yield spaces
    for (let beat = 0; beat < LENGTH; beat++) {
      const seat = beat % PLAYERS === 0 ? 0 : 2
      const s = any(targets(spaces, seat))
      if (s === undefined) continue
      const space = spaces[s] as Space
      // the harder ones are under attack for a beat
      if (space.number > 2 && space.kind !== 'city') yield (spaces = laid(spaces, s, { attack: seat }))
      yield (spaces = laid(spaces, s, { held: [...space.held, seat], attack: null }))
    }
  }
}
