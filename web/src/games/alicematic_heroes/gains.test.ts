import { expect, test } from 'vitest'
import { bySpace, gainsTold } from './gains'
import stored from './testing/samples.json'
import { speaker } from './testing/voice'
import type { View } from './view'

const voice = speaker(['Ann', 'Bea', 'Cid', 'Dee', 'Eve'])
const samples = Object.values(stored.samples as unknown as Record<string, { view: View }>)
const GAINS = [
  { seat: 1, count: 2, at: 'space:3', source: 'white' },
  { seat: 0, count: 3, at: 'space:7', source: 'city' },
  { seat: 2, count: 4, at: 'space:3', source: 'white' },
  { seat: 1, count: 3, at: 'space:3', source: 'effect' },
]
const paying = samples.find(({ view }) => view.majorities.tiles.some(({ points }) => points.some((one) => one > 0)))
const view = { ...(paying?.view as View), over: true }
const said = (space: number, of: View = view) => gainsTold(of, bySpace(GAINS), space).map((told) => voice.say(told))

test('what a space brought is added up by player, the most first', () => {
  expect(bySpace(GAINS).get(3)).toEqual([
    { seat: 1, count: 5 },
    { seat: 2, count: 4 },
  ])
  expect(bySpace(GAINS).get(4)).toBeUndefined()
})

test('spaces say what they brought, Cities what their tile pays, and nothing before the end', () => {
  expect(said(3)).toEqual(['Bea gained 5 VP here', 'Cid gained 4 VP here'])
  const paid = view.majorities.tiles.findIndex(({ points }) => points.some((one) => one > 0))
  const points = view.majorities.tiles[paid]?.points ?? []
  const lines = said(7 * paid).filter((line) => line.includes('for this tile'))
  expect(lines).toHaveLength(points.filter((one) => one > 0).length)
  expect(lines[0]).toMatch(/^\w+ has \d+ VP for this tile$/)
  expect(said(3, { ...view, over: false })).toEqual([])
})
