import { expect, test } from 'vitest'
import type { Action, Decision } from './game'
import { askedFor, door, isTaught, players, pointedAt, saidAt } from './lessons'
import type { Lesson } from './protocol'

const action = (action: number, form: Action['form'], targets: string[]): Action => ({ action, form, targets, label: { key: 'a', args: {} } })
const decision: Decision = {
  step: 's',
  prompt: { key: 'p', args: {} },
  actions: [action(0, { kind: 'unlock', deck: 0 }, ['deck:0']), action(1, { kind: 'unlock', deck: 1 }, ['deck:1'])],
}
const lesson: Lesson = {
  name: 'first',
  step: 0,
  steps: 2,
  pages: [
    { text: 'one', at: [] },
    { text: 'two', at: ['keys'] },
    { text: 'three', at: [] },
  ],
  awaits: { deck: 1, kind: 'unlock' },
  astray: null,
  done: false,
}

test('the action asked for is found by its form, in whatever order that is written', () => {
  expect(askedFor(lesson, decision)?.action).toBe(1)
  expect(askedFor(lesson, null)).toBeNull()
  expect(askedFor({ ...lesson, awaits: null }, decision)).toBeNull()
})

test('a page points at what it is about, and the last one at the action it asks for', () => {
  const asked = askedFor(lesson, decision)
  expect([0, 1, 2].map((page) => pointedAt(lesson, page, asked))).toEqual([[], ['keys'], ['deck:1']])
  expect(pointedAt({ ...lesson, pages: [] }, 0, asked)).toEqual(['deck:1'])
})

test('texts of lessons name the players by their seats', () => {
  expect(players(3)).toEqual({ a: '#0', b: '#1', c: '#2' })
})

test('a coach goes on to watch from the last page, once all moves have been seen', () => {
  const watched = { ...lesson, awaits: null }
  expect([0, 1, 2].map((page) => door(watched, page, 0))).toEqual(['more', 'more', 'watch'])
  expect(door(watched, 2, 1)).toBeNull()
  expect(door(lesson, 2, 0)).toBeNull()
  expect(door({ ...watched, astray: 'coach-astray' }, 0, 0)).toBe('back')
  expect([0, 2].map((page) => door({ ...watched, done: true }, page, 0))).toEqual(['more', 'close'])
})

test('a lesson that is done teaches nothing any more: the table explains again what is new', () => {
  expect([undefined, { ...lesson, done: true }, lesson].map(isTaught)).toEqual([false, false, true])
})

test('in the middle of a step a coach has words too, and goes on if nobody else does', () => {
  const amid = { ...lesson, pages: [], awaits: null }
  expect(saidAt(lesson, 1)).toBe('two')
  expect(saidAt(amid, 0)).toBe('coach-meanwhile')
  expect(saidAt({ ...amid, astray: 'coach-astray' }, 0)).toBe('coach-astray')
  expect([1, 0].map((behind) => door(amid, 0, behind))).toEqual([null, 'watch'])
})
