import { expect, test } from 'vitest'
import { FITTED, intoView, kept, LARGEST, moved, zoomed } from './sight'

const SIZE = { width: 800, height: 600 }

test('what is pointed at stays where it is while the picture grows', () => {
  const sight = zoomed(FITTED, 2, [200, 150], SIZE)
  expect(sight).toEqual({ k: 2, x: -200, y: -150 })
  expect(zoomed(sight, 1.5, [200, 150], SIZE)).toEqual({ k: 3, x: -400, y: -300 })
})

test('a picture is never drawn smaller than its frame, nor beyond the largest size', () => {
  expect(zoomed({ k: 2, x: -200, y: -150 }, 0.1, [0, 0], SIZE)).toEqual(FITTED)
  expect(zoomed(FITTED, 1000, [0, 0], SIZE).k).toBe(LARGEST)
})

test('a picture can be moved as far as its edges', () => {
  expect(moved({ k: 2, x: -200, y: -150 }, 10, -20, SIZE)).toEqual({ k: 2, x: -190, y: -170 })
  expect(moved({ k: 2, x: -200, y: -150 }, 5000, -5000, SIZE)).toEqual({ k: 2, x: 0, y: -600 })
  expect(moved(FITTED, 50, 50, SIZE)).toEqual(FITTED)
})

test('a frame that shrinks keeps the picture within it', () => {
  expect(kept({ k: 2, x: -800, y: -600 }, { width: 400, height: 300 })).toEqual({ k: 2, x: -400, y: -300 })
})

test('what lies outside the frame is brought in, what lies inside stays', () => {
  expect(intoView(100, 150, 600)).toBe(0)
  expect(intoView(-30, 20, 600)).toBe(54)
  expect(intoView(590, 640, 600)).toBe(-64)
})
