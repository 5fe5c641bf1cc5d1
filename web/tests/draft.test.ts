import { describe, expect, it } from 'vitest'
import { explainedTogether } from '../src/lobby/draft'

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
