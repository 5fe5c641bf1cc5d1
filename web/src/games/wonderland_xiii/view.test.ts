import { describe, expect, test } from 'vitest'
import { cost, missing, neighbours, points, worth, type Counts, type Deck } from './view'

const counts = (alice: number, rabbit: number, cat: number, hatter: number, queen: number, bundle = 0): Counts => ({ alice, rabbit, cat, hatter, queen, bundle })
const hall = (...sizes: number[]): Deck[] => sizes.map((size, deck) => ({ deck, size, covers: 0, top: null, seen: null, seen_by: [], unlocked: false, gone: size === 0 }))

describe('points', () => {
  test.each([
    [counts(1, 1, 1, 1, 1), 15, 'X-21'],
    [counts(3, 2, 1, 1, 1, 2), 29, 'X-22'],
    [counts(4, 0, 2, 1, 0), 14, 'X-23'],
    [counts(12, 1, 1, 1, 1), 81, 'X-24'],
    [counts(8, 8, 7, 1, 1), 92, 'X-33'],
  ])('%o are worth %i (%s)', (cards, expected) => expect(points(cards)).toBe(expected))

  test('the best split forms no set where long rows pay more (X-24, X-33)', () => {
    expect(points(counts(12, 1, 1, 1, 1), true)).toBe(82)
    expect(points(counts(8, 8, 7, 1, 1), true)).toBe(102)
  })
})

describe('one card more or less', () => {
  test('the card that completes a set adds the set less the rows it takes from', () => expect(worth(counts(1, 1, 1, 1, 0), 'queen')).toBe(11))
  test('a row grows by its next number', () => expect(worth(counts(3, 0, 0, 0, 0), 'alice')).toBe(4))
  test('a Bundle adds five', () => expect(worth(counts(0, 0, 0, 0, 0), 'bundle')).toBe(5))
  test('a forced set can cost points', () => expect(worth(counts(8, 8, 7, 1, 0), 'queen')).toBeLessThan(0))
  test('giving away what completed a set costs what it had added', () => expect(cost(counts(1, 1, 1, 1, 1), 'queen')).toBe(11))
  test('what the next set lacks', () => expect(missing(counts(2, 1, 3, 1, 2))).toEqual(['rabbit', 'hatter']))
})

describe('neighbours', () => {
  test('left and right in the ring', () => expect(neighbours(hall(9, 9, 9, 9, 9), 0)).toEqual([4, 1]))
  test('an empty deck is passed over (X-07)', () => expect(neighbours(hall(9, 9, 0, 9, 9), 1)).toEqual([0, 3]))
})
