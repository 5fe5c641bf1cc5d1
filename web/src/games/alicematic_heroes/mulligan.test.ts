import { expect, test } from 'vitest'
import type { Decision } from '../../lib/game'
import stored from './testing/samples.json'
import { givenBack, isMulligan, marked, mulliganAction, toggle } from './mulligan.svelte'
import type { View } from './view'

const { view, decision } = stored.samples['mulligan-4'] as unknown as { view: View; decision: Decision }

test('at first all cards are kept', () => {
  expect(isMulligan(decision)).toBe(true)
  expect(mulliganAction(decision, view)?.form['cards']).toEqual([])
})

test('the button does just what is marked, in whatever order (AH-07)', () => {
  toggle(view, 3)
  toggle(view, 0)
  toggle(view, 1)
  toggle(view, 1)
  const hand = view.seats[0]?.cards ?? []
  expect(givenBack(view)).toEqual([hand[0], hand[3]])
  expect(mulliganAction(decision, view)?.form['cards']).toEqual([hand[0], hand[3]])
})

test('another hand starts afresh', () => {
  const other: View = { ...view, seats: view.seats.map((seat) => (seat.seat === view.seat ? { ...seat, cards: ['ninja', 'ninja', 'miko', 'jet', 'idol'] } : seat)) }
  expect(marked(other).size).toBe(0)
})

test('every set of cards has its action', () => {
  const hand = view.seats[0]?.cards ?? []
  for (const place of marked(view)) toggle(view, place)
  for (let i = 0; i < hand.length; i++) {
    toggle(view, i)
    expect(mulliganAction(decision, view)?.form['cards']).toEqual(hand.slice(0, i + 1))
  }
})
