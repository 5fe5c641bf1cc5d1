import { describe, expect, test } from 'vitest'
import stored from './testing/samples.json'
import { scoreLines, subjects, type SeatSheet } from './sheet'
import type { View } from './view'

const over = stored.samples.over as unknown as { view: View; sheet: { seats: SeatSheet[] } }
const lines = scoreLines(over.sheet, over.view)
const line = (key: string, word?: string) => lines.find((one) => one.label.key === key && (word === undefined || Object.values(one.label.args ?? {}).includes(word)))

describe('the sheet of a finished game', () => {
  test('its lines add up to the totals', () => {
    for (const { seat, total } of over.sheet.seats) expect(lines.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0)).toBe(total)
  })

  test('tiles say how often they were led', () => {
    const [first] = over.sheet.seats
    expect(line('score-tiles')?.points[0]).toBe(18)
    expect(line('score-tiles')?.notes?.[0]?.args).toEqual({ first: 2, second: 2 })
    expect(first?.tiles.filter((points) => points === 6)).toHaveLength(2)
  })

  test('each slot has a line', () => expect(lines.filter((one) => one.label.key === 'score-slot')).toHaveLength(5))

  test('only Alices that pay have one', () => {
    expect(line('score-alice', '@card-librarian')?.points).toEqual([0, 1, 0])
    expect(line('score-alice', '@card-original')).toBeUndefined()
  })

  test('every line knows what it is about', () => {
    const about = subjects(over.sheet)
    expect(about).toHaveLength(lines.length)
    expect(about.at(-1)).toEqual({ alice: 'librarian' })
    expect(about[5]).toEqual({ slot: 'red' })
  })
})

test('without a sheet the points so far are one line', () => {
  expect(scoreLines(null, over.view)).toEqual([{ label: { key: 'score-played' }, points: over.view.scores }])
  expect(subjects(null)).toEqual([])
})
