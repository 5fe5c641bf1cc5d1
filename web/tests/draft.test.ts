import { describe, expect, it } from 'vitest'
import { draftAgain, explainedTogether, isTaken, newDraft, optionsOf, removeSeat, toTable, turn, type SeatDraft } from '../src/lobby/draft'
import { grouped, levelName, manner } from '../src/lib/levels'
import { bundle, Speaker } from '../src/lib/texts'

const level = (name: string, ...roles: string[]) => ({ name, character: false, roles, seconds: null })
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

describe('options of a seat', () => {
  const info = {
    ...{ name: 'g', alias: 'g', min_players: 2, max_players: 3, minutes: [1, 2] as const, weight: 1, seat_0_begins: true, bots: [level('deep', 'adviser'), level('calm', 'usual')], version: 1, rules: false, lessons: [], orders: [] },
    options: [option('edition', []), ...[1, 2, 3].map((seat) => option(`faction_${seat}`, []))],
  }
  const named = (seat: number | 'table') => optionsOf(info, seat).map(({ name }) => name)

  it('stand beside it, the others are house rules', () => {
    expect([named('table'), named(0), named(2), named(3)]).toEqual([['edition'], ['faction_1'], ['faction_3'], []])
  })

  it('are kept of a draft as far as the game still offers them', () => {
    const draft = newDraft(info, 'Ann', ['Dodo', 'Lory'])
    Object.assign(draft.options, { edition: 'y', faction_1: 'z', gone: 'y' })
    const again = draftAgain(info, draft)
    expect(again.options).toEqual({ edition: 'y', faction_1: 'x', faction_2: 'x', faction_3: 'x' })
    expect(again.seats).toEqual(draft.seats)
  })

  it('have bots of the usual level, also where the level of a draft is gone', () => {
    const draft = newDraft(info, 'Ann', ['Dodo', 'Lory'])
    expect(draft.seats.map((seat) => seat.level)).toEqual(['calm', 'calm', 'calm'])
    draft.seats = ['calm', 'lost', 'deep'].map((name, seat) => ({ kind: seat ? 'bot' : 'me', level: name, name: '' }))
    expect(draftAgain(info, draft).seats.map((seat) => seat.level)).toEqual(['calm', 'calm', 'deep'])
  })

  it('leave spectators their talk unless somebody says otherwise, also in a draft of an older page', () => {
    const { talk, ...older } = newDraft(info, 'Ann', [])
    expect(talk).toBe(true)
    expect(draftAgain(info, older as ReturnType<typeof newDraft>).talk).toBe(true)
    expect(toTable(info.name, { ...older, talk: false }).spectators_talk).toBe(false)
  })

  it('move up with it when another seat goes', () => {
    const draft = newDraft(info, 'Ann', ['Dodo', 'Lory'])
    Object.assign(draft.options, { faction_1: 'a', faction_2: 'b', faction_3: 'c' })
    removeSeat(draft, info, 1)
    expect(draft.seats.map(({ name }) => name)).toEqual(['Ann', 'Lory'])
    expect(draft.options).toEqual({ edition: 'x', faction_1: 'a', faction_2: 'c', faction_3: 'x' })
    expect(toTable('g', draft).options).toEqual({ edition: 'x', faction_1: 'a', faction_2: 'c' })
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

describe('a seat that is turned over to another kind', () => {
  const names = ['Dodo', 'Lory']
  const seat = (name: string, given?: string): SeatDraft => ({ kind: given ? 'bot' : 'link', level: 'calm', name, given })
  function turned(one: SeatDraft, ...kinds: SeatDraft['kind'][]): string {
    for (const kind of kinds) turn(one, kind, [seat('Dodo'), one], names)
    return one.name
  }

  it.each(['Bea', 'Dodo', 'Lory'])('keeps the name %s that somebody has written', (name) => {
    for (const kind of ['me', 'link', 'bot'] as const) {
      expect(turned(seat(name), kind, 'bot', 'me', 'link', kind)).toBe(name)
      const renamed = { ...seat('Dormouse', 'Dormouse'), name }
      expect(turned(renamed, kind, 'link', 'bot')).toBe(name)
    }
  })

  it('has the name that was given to a bot only as long as a bot sits there', () => {
    expect(turned(seat(''), 'bot')).toBe('Lory')
    expect(turned(seat('Lory', 'Lory'), 'me')).toBe('')
    expect(turned(seat('Lory', 'Lory'), 'link', 'me', 'bot')).toBe('Lory')
  })
})

describe('the characters of a game', () => {
  it('stand in a group of their own, and are chosen as levels are', () => {
    const bots = [level('calm', 'usual'), { ...level('lion'), character: true }, level('deep')]
    const { levels, characters } = grouped({ bots })
    expect([levels, characters].map((group) => group.map(({ name }) => name))).toEqual([['calm', 'deep'], ['lion']])
  })

  it('are called as the game calls them, and one that is gone by its own name', () => {
    const voice = new Speaker([bundle('en', 'bot-lion = Lion\nbot-lion-help = Roars.')])
    expect([levelName('lion', voice), manner('lion', voice), levelName('gone', voice)]).toEqual(['Lion', 'Roars.', 'gone'])
  })
})
