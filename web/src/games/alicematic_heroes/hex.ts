/**
 * Where things lie on the map: pointy-top hexes with corners SIZE from their centre, y downwards.
 *
 * The whole map may be drawn turned by sixths, whatever fills its frame best; what lies upright stays upright.
 */
import { SPACES, type At, type Space, type Tile } from './view'

export type Point = readonly [x: number, y: number]

/** Centre to corner. */
export const SIZE = 50
const ROOT3 = Math.sqrt(3)
/** Centre to the middle of a side. */
export const INNER = (SIZE * ROOT3) / 2
/** East, then clockwise. */
export const DIRECTIONS: readonly At[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export const centre = ([q, r]: At): Point => [SIZE * ROOT3 * (q + r / 2), SIZE * 1.5 * r]
const key = (at: At): string => `${at[0]},${at[1]}`
const add = ([q, r]: At, [dq, dr]: At): At => [q + dq, r + dr]

/** Turned clockwise about the middle of the map by so many sixths. */
export function turned([q, r]: At, sixths: number): At {
  let at: At = [q, r]
  for (let i = 0; i < sixths; i++) at = [0 - at[1], at[0] + at[1]]
  return at
}

/** Coordinates of all spaces in the order of their numbers: of each tile the City, then the six about it. */
export function spacesAt(tiles: readonly Tile[], sixths = 0): At[] {
  return tiles.flatMap(({ at }) => [at, ...DIRECTIONS.map((step) => add(at, step))].map((one) => turned(one, sixths)))
}

/** Numbers of the spaces beside each space, by direction; -1 beyond the edge. */
export function neighboursOf(places: readonly At[]): number[][] {
  const numbers = new Map(places.map((at, space) => [key(at), space]))
  return places.map((at) => DIRECTIONS.map((step) => numbers.get(key(add(at, step))) ?? -1))
}

/** Corner i of a hex; side d lies between corners d and d + 1. */
export function corner([x, y]: Point, i: number, size = SIZE): Point {
  const angle = (Math.PI / 180) * (60 * i - 30)
  return [x + size * Math.cos(angle), y + size * Math.sin(angle)]
}

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '').replace(/^-0$/, '0')
const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** A closed way through points, its corners rounded by `radius`. */
export function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((here, i) => {
    const before = points.at(i - 1) ?? here
    const after = points[(i + 1) % points.length] ?? here
    const [a, b] = [towards(here, before, radius), towards(here, after, radius)]
    return `${i ? 'L' : 'M'}${pair(a)}Q${pair(here)} ${pair(b)}`
  })
  return `${parts.join('')}Z`
}

function towards([x, y]: Point, [tx, ty]: Point, length: number): Point {
  const all = Math.hypot(tx - x, ty - y) || 1
  return [x + ((tx - x) / all) * length, y + ((ty - y) / all) * length]
}

/** A hex about the origin. */
export const hexPath = (size = SIZE, radius = 0): string =>
  radius
    ? rounded(
        DIRECTIONS.map((_, i) => corner([0, 0], i, size)),
        radius,
      )
    : `M${DIRECTIONS.map((_, i) => pair(corner([0, 0], i, size))).join('L')}Z`

/** The closed ways around a set of hexes, clockwise on the outside. */
export function borders(cells: readonly At[]): Point[][] {
  const inside = new Set(cells.map(key))
  const next = new Map<string, { from: Point; to: string }>()
  for (const cell of cells) {
    DIRECTIONS.forEach((step, d) => {
      if (inside.has(key(add(cell, step)))) return
      const from = corner(centre(cell), d)
      next.set(pair(from), { from, to: pair(corner(centre(cell), d + 1)) })
    })
  }
  const ways: Point[][] = []
  while (next.size) {
    const way: Point[] = []
    let [at = ''] = next.keys()
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      next.delete(at)
      way.push(edge.from)
      at = edge.to
    }
    ways.push(way)
  }
  return ways
}

/** One path around a set of hexes. */
export const outline = (cells: readonly At[], radius = 0): string =>
  borders(cells)
    .map((way) => (radius ? rounded(way, radius) : `M${way.map(pair).join('L')}Z`))
    .join('')

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box about hexes. */
export function bounds(places: readonly At[]): Bounds {
  const points = places.map(centre)
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  const [x, y] = [Math.min(...xs) - INNER, Math.min(...ys) - SIZE]
  return { x, y, width: Math.max(...xs) + INNER - x, height: Math.max(...ys) + SIZE - y }
}

/** How large a box can be drawn in a frame. */
export const fits = (box: Bounds, width: number, height: number): number => Math.min(width / box.width, height / box.height)

/** A turn must gain this much before a map that lies already is turned. */
const WORTH_TURNING = 1.12

/** The turn, in sixths, that draws the map largest in a frame; `now` is kept unless another is clearly better. */
export function bestTurn(tiles: readonly Tile[], width: number, height: number, now: number | null = null): number {
  const sizes = [0, 1, 2].map((sixths) => fits(bounds(spacesAt(tiles, sixths)), width, height))
  const best = sizes.indexOf(Math.max(...sizes))
  const kept = now === null ? 0 : (sizes[now] ?? 0)
  return now !== null && (sizes[best] ?? 0) < kept * WORTH_TURNING ? now : best
}

/** Forests that touch, by the lowest space of each group. */
export function groupsOf(spaces: readonly Space[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  spaces.forEach((space, number) => {
    if (space.kind !== 'forest') return
    const group = space.group ?? number
    groups.set(group, [...(groups.get(group) ?? []), number])
  })
  return groups
}

/** Everything about a map that does not change in play. */
export interface Layout {
  sixths: number
  places: readonly At[]
  points: readonly Point[]
  neighbours: readonly (readonly number[])[]
  box: Bounds
  /** The outline of each tile. */
  flowers: readonly string[]
}

const FLOWER_RADIUS = 7

export function layOut(tiles: readonly Tile[], sixths: number): Layout {
  const places = spacesAt(tiles, sixths)
  return {
    sixths,
    places,
    points: places.map(centre),
    neighbours: neighboursOf(places),
    box: bounds(places),
    flowers: tiles.map((_, t) => outline(places.slice(t * SPACES, (t + 1) * SPACES), FLOWER_RADIUS)),
  }
}
