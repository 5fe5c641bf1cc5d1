import { describe, expect, it } from 'vitest'
import { beside, layPath, SMALL, TRACK_END, USUAL } from './path'

describe('the Battle track', () => {
  it.each([280, 330, 560, 700, 860, 1200])('lies within a frame of %d pixels, each stone one step from the last', (width) => {
    const { stones, cell, height } = layPath(width)
    expect(stones).toHaveLength(TRACK_END + 1)
    for (const { x, y } of stones) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(height)
    }
    stones.slice(1).forEach((stone, i) => {
      const before = stones[i] ?? stone
      const [across, down] = [Math.abs(stone.x - before.x), Math.abs(stone.y - before.y)]
      expect(across < 0.01 ? down > 40 : Math.abs(across - cell) < 0.01).toBe(true)
    })
  })

  it('has two rows on a phone', () => {
    expect(layPath(314, SMALL).height).toBe(2 * SMALL.row + 2)
    expect(layPath(314, SMALL).cell).toBeGreaterThan(2 * SMALL.stone)
  })

  it('has room for five trackers on one stone', () => {
    const { cell } = layPath(330)
    const places = [0, 1, 2, 3, 4].map((i) => beside(i, 5, cell))
    expect(places[2]).toBe(0)
    expect((places[4] ?? 0) - (places[0] ?? 0) + USUAL.tracker).toBeLessThanOrEqual(cell + 8)
    expect(new Set(places).size).toBe(5)
  })
})
