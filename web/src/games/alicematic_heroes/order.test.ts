import { describe, expect, test } from 'vitest'
import type { Action, ViewHeader } from '../../lib/game'
import { shortened } from './book'
import { ordered } from './order'
import { progress } from './progress'
import stored from './testing/samples.json'
import { speaker } from './testing/voice'
import type { Bonus, How, Reach, View } from './view'

const base = stored.samples['choose_target-4'].view as unknown as View
const NOTHING: Bonus = { tokens: {}, cards: 0, vp: 0, halved: false }
const reach = (how: How, bonus: Partial<Bonus> = {}): Reach => ({ kind: 'red', military: [1, 1], mobility: [1, 1], short: { red: 0, green: 0 }, path: [], how: [how], bonus: { ...NOTHING, ...bonus } })
const invade = (space: number): Action => ({ action: space, form: { kind: 'invade', space }, label: { key: 'act-invade' }, targets: [`space:${space}`] })
const other: Action = { action: 99, form: { kind: 'no_invasion' }, label: { key: 'act-no_invasion' }, targets: [] }

/** The spaces in the order of the list. */
function listed(reaches: Record<number, Reach>): number[] {
  const view: View = { ...base, plan: null, reach: reaches }
  return ordered([other, ...Object.keys(reaches).map((space) => invade(Number(space)))], view).map(({ action }) => action)
}

describe('the list of targets', () => {
  test('outright success, then finishing, then what costs, an attack last; other choices after them', () => {
    expect(listed({ 1: reach('attack', { vp: 3 }), 2: reach('jet'), 3: reach('pay'), 4: reach('finish'), 5: reach('success') })).toEqual([5, 4, 3, 2, 1, 99])
  })

  test('among equals points, then cards and tokens, then the number of the space', () => {
    expect(listed({ 1: reach('success'), 2: reach('success'), 3: reach('success', { tokens: { red: 3 } }), 4: reach('success', { cards: 4 }), 5: reach('success', { vp: 1 }) })).toEqual([5, 4, 3, 1, 2, 99])
  })

  test('choices about something else stay as they are', () => {
    const cities = [12, 3, 7].map((space): Action => ({ ...invade(space), form: { kind: 'place_city', space } }))
    expect(ordered(cities, base)).toEqual(cities)
  })
})

test('the line above the table tells the round and whose turn it is', () => {
  const voice = speaker(['Ann', 'Bea', 'Cid', 'Dee'])
  const at = (round: number, active: number | null) => voice.say(progress({ ...base, round, rounds: 14, active } as ViewHeader))
  expect(at(3, 1)).toBe('Round 3 of 14, turn of Bea')
  expect(at(0, 2)).toBe('Set-up')
  expect(at(14, null)).toBe('Round 14 of 14')
})

describe('the words on a card', () => {
  test('end with a whole word where there is no room for more', () => {
    expect(shortened('One two, three four', 10)).toBe('One two …')
    expect(shortened('One two', 10)).toBe('One two')
  })

  test('all Alices of the set have room for theirs', () => {
    const texts = Object.entries(stored.messages).filter(([key]) => /^card-\w+-text$/.test(key))
    expect(texts.length).toBeGreaterThan(20)
    for (const [, text] of texts) expect(shortened(text)).toBe(text)
  })
})
