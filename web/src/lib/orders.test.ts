/** What is said beforehand is offered at the right time, begins with what is known, and a lost turn is told to who lost it. */
import { expect, test } from 'vitest'
import type { Entry, Voice } from './game'
import { ALWAYS_ASK, alwaysAsked, decides, firstAmounts, isOffered, lost, said } from './orders'
import type { Look, OrderInfo, Orders } from './protocol'

const amount = { name: 'risk', least: 0, most: 100, usual: 25, odds: true }
const known: OrderInfo[] = [
  { name: 'draw', amounts: [{ ...amount, name: 'strength', odds: false, usual: 10 }, amount], passing: true },
  { name: 'no_wager', amounts: [], passing: false },
]
const orders = (given: Orders['given'], open: string[]): Orders => ({ given, open, answering: false })

test('what passes soon is offered while one decides, the rest while one waits', () => {
  expect(isOffered(known, orders({}, ['no_wager']), true)).toBe(false)
  expect(isOffered(known, orders({}, ['no_wager']), false)).toBe(true)
  expect(isOffered(known, orders({}, ['draw', 'no_wager']), true)).toBe(true)
  expect(isOffered(known, orders({}, []), false)).toBe(false)
})

test('an order begins with what it is, else with what is usual, and without odds with no chance', () => {
  const [draw] = known
  if (!draw) throw new Error('no order')
  expect(firstAmounts(draw, orders({}, []), true)).toEqual({ strength: 10, risk: 25 })
  expect(firstAmounts(draw, orders({}, []), false)).toEqual({ strength: 10, risk: 100 })
  expect(firstAmounts(draw, orders({ draw: { strength: 3, risk: 5 } }, []), true)).toEqual({ strength: 3, risk: 5 })
})

test('only orders of the game are told, each with its numbers', () => {
  const voice = { text: (key: string, args: unknown) => `${key} ${JSON.stringify(args)}` } as unknown as Voice
  expect(said(known, orders({ always_ask: {}, draw: { strength: 3, risk: 5 } }, []), voice)).toEqual([
    { name: 'draw', text: 'order-draw-said {"strength":3,"risk":5}' },
  ])
})

const look = (seq: number, { over = false, asked = false, answering = false } = {}): Look =>
  ({ seq, view: { seat: 1, over }, decision: asked ? {} : null, orders: { given: {}, open: [], answering } }) as unknown as Look
const line = (seq: number, seat: number, kind = 'taken-back'): Entry => ({ seq, kind, args: { seat } }) as unknown as Entry

test('what orders answer in a moment is not decided by hand', () => {
  expect([look(1), look(1, { asked: true }), look(1, { asked: true, answering: true })].map(decides)).toEqual([false, true, false])
})

test('a turn that somebody else has taken away is told, and nothing else is', () => {
  const entry = line(5, 0)
  const had = look(4, { asked: true })
  expect(lost(had, look(5), [line(2, 0, 'drew'), entry])).toBe(entry)
  expect(lost(had, look(5, { asked: true, answering: true }), [entry])).toBe(entry)
  expect(lost(look(4), look(5), [entry])).toBeNull()
  expect(lost(had, look(5, { asked: true }), [entry])).toBeNull()
  expect(lost(had, look(5), [line(5, 1)])).toBeNull()
  expect(lost(look(5, { asked: true }), look(6), [entry])).toBeNull()
  expect(lost(null, look(5), [entry])).toBeNull()
  expect(lost(had, look(5, { over: true }), [entry])).toBeNull()
  expect(lost(had, look(5), [line(5, 0, 'drew')])).toBeNull()
})

test('to be asked always is given to every seat that one takes, and stopped only where it is switched off', () => {
  const has = { given: { [ALWAYS_ASK]: {} }, open: [], answering: false }
  const lacks = { ...has, given: {} }
  expect([alwaysAsked(true, true, lacks), alwaysAsked(true, false, lacks)]).toEqual([{}, {}])
  expect([alwaysAsked(true, true, has), alwaysAsked(false, false, lacks)]).toEqual([undefined, undefined])
  expect(alwaysAsked(false, false, has)).toBeUndefined() // another device has said so
  expect(alwaysAsked(false, true, has)).toBeNull()
})
