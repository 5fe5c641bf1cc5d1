import { expect, test } from 'vitest'
import { sayOf } from './asking'
import type { Ask } from './protocol'

const ask = (seat: number, ...of: number[]): Ask => ({ seat, of, what: [], more: 0 })

test('of two people at one browser each answers in turn, whichever seat is looked through', () => {
  expect(sayOf(ask(0, 1, 2), [1, 2])).toEqual({ seat: 1, asks: false })
  expect(sayOf(ask(0, 2), [1, 2])).toEqual({ seat: 2, asks: false })
  expect(sayOf(ask(0, 3), [1, 2])).toBeNull()
})

test('who has asked may take it back after another seat of the browser has got the turn', () => {
  expect(sayOf(ask(1, 0), [1, 2])).toEqual({ seat: 1, asks: true })
})

test('who looks on has no say', () => expect(sayOf(ask(0, 1), [])).toBeNull())
