import { expect, test } from 'vitest'
import { emptiest } from './corners'

const PHONE = { width: 340, height: 430 }

test('the buttons lie in the corner that the map leaves free', () => {
  expect(emptiest([[320, 400], [300, 20]], 20, PHONE)).toBe('top-left')
  expect(emptiest([[320, 400], [20, 20]], 20, PHONE)).toBe('top-right')
  expect(emptiest([[20, 20], [300, 20]], 20, PHONE)).toBe('bottom-right')
})

test('where all corners are covered it is the one that is covered least', () => {
  expect(emptiest([[320, 400], [320, 370], [300, 20], [290, 30], [20, 60]], 20, PHONE)).toBe('top-left')
})

test('beside a wide map the upper corners are taken', () => {
  expect(emptiest([[780, 400]], 30, { width: 800, height: 430 })).toBe('bottom-right')
})
