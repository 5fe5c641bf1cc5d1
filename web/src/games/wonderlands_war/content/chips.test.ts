import { describe, expect, it } from 'vitest'
import { book } from '../testing/reading'
import { kindsIn, strengthOf, total } from './chips'

describe('numbers', () => {
  it('of chips come from the data', () => {
    expect(strengthOf('artifact', book)).toBe(3)
    expect(strengthOf('red_rook_strong', book)).toBe(4)
    expect(strengthOf('madness', book)).toBeNull()
    expect(kindsIn({ madness: 2, rose_weak: 1, forge: 0, artifact: 2 })).toEqual(['rose_weak', 'artifact', 'madness'])
    expect(total({ madness: 2, rose_weak: 1 })).toBe(3)
  })
})
