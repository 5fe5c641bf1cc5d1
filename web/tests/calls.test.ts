import { expect, it } from 'vitest'
import type { ViewHeader } from '../src/lib/game'
import type { TableSeat } from '../src/lib/protocol'
import { callsFor, joined, standing } from '../src/lib/calls'

const view = (more: Partial<ViewHeader> = {}): ViewHeader => ({ game: 'g', players: 2, seat: 0, over: false, turn: 1, active: 0, waiting: [1], step: 's', winners: [], scores: null, ...more })
const sitting = (mine: readonly number[], held: readonly number[] = mine): TableSeat[] =>
  [0, 1].map((seat) => ({ seat, name: '', kind: held.includes(seat) ? 'human' : 'open', level: null, connected: true, held: held.includes(seat), mine: mine.includes(seat), thinking: false }))
const at = (more: Partial<ViewHeader> = {}, seats = sitting([0])) => standing(view(more), seats)

it('calls nobody to what they find when they come', () => {
  expect(callsFor(null, at({ waiting: [0] }))).toEqual([])
})

it('calls once for a turn, however many decisions it has', () => {
  expect(callsFor(at(), at({ waiting: [0, 1] }))).toEqual(['turn'])
  expect(callsFor(at({ waiting: [0, 1] }), at({ waiting: [0] }))).toEqual([])
})

it('calls those at the end who have not seen it before, and knows who won', () => {
  const end = at({ over: true, winners: [0], waiting: [] })
  expect([callsFor(at(), end), end.won]).toEqual([['over'], true])
  expect(callsFor(end, end)).toEqual([])
  expect(at({ over: true, winners: [1] }).won).toBe(false)
})

it('calls when somebody else sits down, by their seats', () => {
  const [alone, together] = [at(), at({}, sitting([0], [0, 1]))]
  expect([callsFor(alone, together), joined(alone, together)]).toEqual([['joined'], [1]])
  expect(callsFor(together, alone)).toEqual([])
  expect(callsFor(at({}, sitting([0])), at({}, sitting([0, 1])))).toEqual([])
})

it('does not take one who plays a seat of one’s own since for somebody who sits down', () => {
  expect(joined(at({}, sitting([0, 1])), at({}, sitting([0], [0, 1])))).toEqual([])
})

it('calls nobody to a turn that a bot plays for them', () => {
  const seats = sitting([0], [0, 1]).map((seat) => (seat.mine ? { ...seat, kind: 'bot' as const } : seat))
  expect(at({ waiting: [0] }, seats).turn).toBe(false)
})

it('never calls a spectator to a turn', () => {
  expect(at({ seat: null, waiting: [0, 1] }, sitting([], [0, 1])).turn).toBe(false)
})
