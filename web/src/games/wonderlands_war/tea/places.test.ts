import { describe, expect, it } from 'vitest'
import { layTable, type Layout } from './places'

describe('the tea table', () => {
  const overlaps = ({ places, card }: Layout): number => places.filter((a, i) => places.some((b, j) => j > i && Math.abs(a.x - b.x) < card.width - 1 && Math.abs(a.y - b.y) < card.height - 1)).length

  it.each([
    [11, 328, 300],
    [12, 328, 300],
    [13, 328, 300],
    [11, 740, 340],
    [13, 740, 340],
    [11, 880, 400],
    [13, 1200, 600],
  ])('has room for %i chairs in %i by %i', (chairs, width, height) => {
    const layout = layTable(chairs, width, height)
    expect(layout.places).toHaveLength(chairs + 1)
    expect(overlaps(layout)).toBe(0)
    for (const { x, y } of layout.places) {
      expect(x - layout.card.width / 2).toBeGreaterThanOrEqual(-1)
      expect(x + layout.card.width / 2).toBeLessThanOrEqual(width + 1)
      expect(y + layout.card.height / 2).toBeLessThanOrEqual(layout.height)
    }
    expect(layout.middle.height).toBeGreaterThan(70)
  })

  it.each([
    [13, 1000, 500],
    [11, 328, 300],
  ])('has its %i chairs in %i by %i with their backs to the outside', (chairs, width, height) => {
    const { places } = layTable(chairs, width, height)
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
    const out = (name: string) => places.filter(({ side }) => side === name)
    expect(out('top').every(({ y }) => y < Math.min(...ys) + 20)).toBe(true)
    expect(out('bottom').every(({ y }) => y > Math.max(...ys) - 20)).toBe(true)
    expect(out('left').every(({ x }) => x === Math.min(...xs))).toBe(true)
    expect(out('right').every(({ x }) => x === Math.max(...xs))).toBe(true)
    for (const side of ['top', 'right', 'bottom', 'left']) expect(out(side).length).toBeGreaterThan(0)
  })

  it('goes clockwise from the Head', () => {
    const { places } = layTable(13, 900, 400)
    const [head, first, second] = places
    expect(first?.y).toBeLessThan(head?.y ?? 0)
    expect(second?.x).toBeGreaterThan(first?.x ?? 0)
    expect(places.at(-1)?.y).toBeGreaterThan(head?.y ?? 0)
  })
})
