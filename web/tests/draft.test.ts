import { describe, expect, it } from 'vitest'
import { explainedTogether, isTaken } from '../src/lobby/draft'

const option = (name: string, rules: string[]) => ({ name, rules, default: 'x', choices: ['x', 'y'] })

describe('options with the same help', () => {
  it('stand together and cite each rule once', () => {
    const [edition, first, second] = [option('edition', ['A']), option('faction_1', ['B']), option('faction_2', ['B', 'C'])]
    const groups = explainedTogether([edition, first, second], (name) => name.replace(/_\d$/, ''))
    expect(groups).toEqual([
      { about: 'edition', options: [edition], rules: ['A'] },
      { about: 'faction', options: [first, second], rules: ['B', 'C'] },
    ])
  })
})

describe('what each seat has its own', () => {
  const [first, second, set] = [option('faction_1', []), option('faction_2', []), option('rose_set', [])]
  const chosen = { faction_1: 'y', faction_2: 'x', kingdom_2: 'z', rose_set: 'x', flamingo_set: 'y' }

  it('cannot be taken by another seat too', () => {
    expect(isTaken(second, 'y', chosen)).toBe(true)
    expect(isTaken(first, 'y', chosen)).toBe(false)
    expect(isTaken(first, 'x', chosen)).toBe(false)
  })

  it('is no other option', () => {
    expect(isTaken(first, 'z', chosen)).toBe(false)
    expect(isTaken(set, 'y', chosen)).toBe(false)
  })
})
