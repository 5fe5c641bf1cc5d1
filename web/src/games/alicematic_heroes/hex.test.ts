import { describe, expect, test } from 'vitest'
import { bestTurn, borders, bounds, centre, DIRECTIONS, groupsOf, layOut, neighboursOf, outline, SIZE, spacesAt, turned } from './hex'
import type { At, Space, Tile } from './view'
import { Walker } from './walk'

const tile = (...at: [number, number]): Tile => ({ tile: 'T01', at, turned: 0 })
/** Three tiles about the middle, as in the layout of three players. */
const THREE = [tile(0, 0), tile(2, 1), tile(-1, 3)]
const space = (kind: Space['kind'], group?: number): Space => ({ kind, number: 1, spots: 0, held: [], attack: null, connected: false, ...(group === undefined ? {} : { group }) })

describe('places', () => {
  test('space 7 t + k lies in direction k - 1 of the City of tile t', () => {
    const places = spacesAt(THREE)
    expect(places).toHaveLength(21)
    expect(places[7]).toEqual([2, 1])
    expect(places.slice(8, 14)).toEqual(DIRECTIONS.map(([q, r]) => [2 + q, 1 + r]))
  })

  test('rows lie one and a half sizes apart, hexes of a row the root of three', () => {
    expect(centre([0, 2])[1]).toBe(3 * SIZE)
    expect(centre([1, 0])[0]).toBeCloseTo(SIZE * Math.sqrt(3))
    expect(centre([0, 1])[0]).toBeCloseTo((SIZE * Math.sqrt(3)) / 2)
  })

  test('turning by a sixth leads each direction to the next, and six times back', () => {
    DIRECTIONS.forEach((step, d) => expect(turned(step, 1)).toEqual(DIRECTIONS[(d + 1) % 6]))
    expect(turned([3, -2], 6)).toEqual([3, -2])
  })

  test('tiles leave no hole between them and share no space', () => {
    const places = spacesAt(THREE)
    expect(new Set(places.map(String)).size).toBe(21)
    expect(borders(places)).toHaveLength(1)
  })

  test('neighbours are mutual, and none of a City lacks', () => {
    const beside = neighboursOf(spacesAt(THREE))
    beside.forEach((row, s) => row.forEach((other, d) => other >= 0 && expect(beside[other]?.[(d + 3) % 6]).toBe(s)))
    expect(beside[0]).toEqual([1, 2, 3, 4, 5, 6])
    expect(beside[8]).toContain(-1)
  })
})

describe('outlines', () => {
  test('a hex has six sides, a flower of seven has eighteen', () => {
    expect(borders([[0, 0]])[0]).toHaveLength(6)
    expect(borders(spacesAt([tile(0, 0)]))[0]).toHaveLength(18)
  })

  test('two hexes that touch are one shape of ten sides, two apart are two', () => {
    expect(borders([[0, 0], [1, 0]]).map((way) => way.length)).toEqual([10])
    expect(borders([[0, 0], [3, 0]]).map((way) => way.length)).toEqual([6, 6])
  })

  test('a ring of six has an inner border', () => {
    expect(borders([...DIRECTIONS]).map((way) => way.length).sort()).toEqual([18, 6])
  })

  test('a path closes, with corners rounded or not', () => {
    expect(outline([[0, 0]])).toMatch(/^M[\d. L-]+Z$/)
    expect(outline([[0, 0]], 5).match(/Q/g)).toHaveLength(6)
  })

  test('the box holds all corners', () => {
    expect(bounds([[0, 0]])).toEqual({ x: -(SIZE * Math.sqrt(3)) / 2, y: -SIZE, width: SIZE * Math.sqrt(3), height: 2 * SIZE })
  })
})

describe('turning the map', () => {
  const tall = [tile(0, 0), tile(1, 4), tile(-1, -4)]

  test('a map is drawn the way it fills its frame best', () => {
    const upright = bestTurn(tall, 300, 600)
    const lying = bestTurn(tall, 900, 400)
    const shape = (sixths: number) => bounds(spacesAt(tall, sixths))
    expect(shape(upright).height).toBeGreaterThan(shape(lying).height)
    expect(shape(lying).width).toBeGreaterThan(shape(upright).width)
  })

  test('a map that lies already is not turned for a trifle', () => {
    const lying = bestTurn(tall, 900, 400)
    const even = bounds(spacesAt(tall, lying))
    expect(bestTurn(tall, even.width, even.height * 1.05, lying)).toBe(lying)
    expect(bestTurn(tall, 300, 900, lying)).not.toBe(lying)
  })

  test('a layout has a place, a point and neighbours for each space, an outline for each tile', () => {
    const layout = layOut(THREE, 1)
    expect([layout.places.length, layout.points.length, layout.neighbours.length, layout.flowers.length]).toEqual([21, 21, 21, 3])
  })
})

test('forests that touch form one group', () => {
  const groups = groupsOf([space('city'), space('forest', 1), space('red'), space('forest', 1), space('forest', 4)])
  expect([...groups]).toEqual([
    [1, [1, 3]],
    [4, [4]],
  ])
})

describe('walking with the arrows', () => {
  const row = (r: number, from: number, to: number): At[] => Array.from({ length: to - from + 1 }, (_, i) => [from + i, r] as const)
  /** Three rows: -1 above, 0, 1 below. */
  const places = [...row(-1, -2, 3), ...row(0, -2, 2), ...row(1, -3, 2)]
  const points = places.map(centre)
  const at = (...[q, r]: At) => places.findIndex((one) => one[0] === q && one[1] === r)

  test('left and right go along the row', () => {
    const walker = new Walker()
    expect(walker.step(points, at(0, 0), 'ArrowRight')).toBe(at(1, 0))
    expect(walker.step(points, at(0, 0), 'ArrowLeft')).toBe(at(-1, 0))
  })

  test('up goes to the side last gone to: all six neighbours can be reached', () => {
    const walker = new Walker()
    walker.step(points, at(-1, 0), 'ArrowRight')
    expect(walker.step(points, at(0, 0), 'ArrowUp')).toBe(at(1, -1))
    walker.step(points, at(1, 0), 'ArrowLeft')
    expect(walker.step(points, at(0, 0), 'ArrowUp')).toBe(at(0, -1))
    expect(walker.step(points, at(0, 0), 'ArrowDown')).toBe(at(-1, 1))
  })

  test('up and up again keeps to the column', () => {
    const walker = new Walker()
    const first = walker.step(points, at(0, 1), 'ArrowUp')
    expect(walker.step(points, first, 'ArrowUp')).toBe(at(1, -1))
  })

  test('keys that lead nowhere, and other keys, leave one standing', () => {
    const walker = new Walker()
    expect(walker.step(points, at(0, -1), 'ArrowUp')).toBe(-1)
    expect(walker.step(points, at(0, 0), 'Enter')).toBe(-1)
    expect(walker.step(points, at(3, -1), 'ArrowRight')).toBe(-1)
  })
})
