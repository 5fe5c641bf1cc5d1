import { describe, expect, test } from 'vitest'
import type { Decision, ExplainContext, Explanation, Message } from '../../lib/game'
import { bookOf, shortName, worthNow } from './book'
import { cardNote } from './cardChoices'
import stored from './testing/samples.json'
import { speaker } from './testing/voice'
import { explainCards } from './explainCards'
import { placeOf } from './places'
import { summoning } from './summon'
import { cardLabel } from './told'
import { COLOURS, own, TOKENS, type Alice, type SeatView, type View } from './view'

interface Sample {
  view: View
  decision: Decision | null
}

const content = stored.content as unknown
const book = bookOf(content)
const samples = stored.samples as unknown as Record<string, Sample>
const voice = speaker(['Ann', 'Bea', 'Cid', 'Dee', 'Eve'])
const sample = (name: string): Sample => {
  const found = samples[name]
  if (!found) throw new Error(name)
  return found
}
const context = ({ view, decision }: Sample): ExplainContext => ({ view, decision, odds: {}, content })

/** A text as it is shown, after making sure that the catalogue has it and that no argument is missing. */
function spoken(message: Message): string {
  expect(voice.has(message.key), message.key).toBe(true)
  const text = voice.say(message)
  expect(text, message.key).not.toMatch(/\{|\}|undefined|null|NaN|Infinity/)
  return text
}

function told(target: string, of: Sample): Explanation {
  const found = explainCards(target, context(of))
  expect(found, target).not.toBeNull()
  return found as Explanation
}

const pieces = (view: View): string[] => [
  ...(own(view)?.cards ?? []).map((name) => `card:${name}`),
  ...(view.look ?? []).map((name) => `look:${name}`),
  ...view.seats.flatMap((seat) => [`seat:${seat.seat}`, `territory:${seat.seat}`, ...COLOURS.flatMap((colour) => seat.slots[colour].map((_, i) => `alice:${seat.seat}-${colour}-${i}`))]),
  ...COLOURS.map((colour) => `slot:${colour}`),
  ...TOKENS.map((token) => `token:${token}`),
]

describe.each(Object.entries(samples))('sample %s', (_, one) => {
  test('every card, slot, token and player is named and explained', () => {
    for (const target of pieces(one.view)) {
      const found = told(target, one)
      for (const message of [found.title, found.text, ...(found.more ?? [])]) spoken(message)
    }
  })

  test('notes on choices speak', () => {
    for (const action of one.decision?.actions ?? []) {
      const note = cardNote(action, context(one))
      if (note) spoken(note.text)
    }
  })

  test('every card of every kingdom has a label', () => {
    for (const seat of one.view.seats) for (const colour of COLOURS) for (const card of seat.slots[colour]) expect(cardLabel(voice, card)).not.toMatch(/^heroes-|\{/)
  })
})

test('every Alice of the data has name, text, rulings and provenance in words', () => {
  const base = sample('choose_card-5')
  const seat = own(base.view) as SeatView
  for (const name of book.keys()) {
    const view: View = { ...base.view, seats: base.view.seats.map((one) => (one === seat ? { ...seat, cards: [name] } : one)) }
    const found = told(`card:${name}`, { ...base, view })
    const more = (found.more ?? []).map(spoken)
    expect(more).toContain(voice.text(`card-${name}-notes`))
    expect(more.some((line) => line.includes('stand-in'))).toBe(true)
  }
})

describe('a card of the hand says whether she can be summoned', () => {
  const base = sample('choose_card-5')
  const seat = own(base.view) as SeatView
  const alice = (name: string) => book.get(name) as Alice
  const rich = (yellow: number, dream: number): SeatView => ({ ...seat, tokens: { red: 2, yellow, green: 1 }, powers: { ...seat.powers, dream } })
  const full = { ...seat, slots: { ...seat.slots, white: Array.from({ length: 4 }, () => ({ card: null, up: false, copies: null, live: false, known: false })) } }

  test('Dream Power is enough (AH-18)', () => expect(summoning(alice('sheriff'), rich(0, 3), book).state).toBe('free'))
  test('yellow tokens make up for it (AH-20)', () => expect(summoning(alice('mayor'), rich(2, 3), book)).toMatchObject({ state: 'tokens', lacking: 2 }))
  test('with too few she can only be a Commoner', () => expect(summoning(alice('mayor'), rich(1, 3), book).state).toBe('commoner'))
  test('no room in her slot (AH-17)', () => expect(summoning(alice('original'), full, book)).toMatchObject({ state: 'commoner', full: true }))
  test('with Alchemist any token pays (AHA-69)', () => {
    const card = { card: 'alchemist', up: true, copies: null, live: true, known: true }
    const wise = { ...rich(0, 2), slots: { ...seat.slots, yellow: [card] } }
    expect(summoning(alice('mayor'), wise, book)).toMatchObject({ state: 'tokens', lacking: 3, purse: 3 })
  })
  test('in words', () => {
    const text = spoken(told('card:sheriff', base).text)
    expect(text).toContain('Cost 3')
    expect(text).toContain('1 short')
  })
})

describe('worth at the end', () => {
  const { view } = sample('over')
  const seat: SeatView = { ...(view.seats[1] as SeatView), hand: 9, tokens: { red: 3, yellow: 3, green: 3 }, cities: 2 }
  test.each([
    ['librarian', 7],
    ['tycoon', 4],
    ['mayor', 4],
    ['empress', seat.alices],
    ['angel', 13 - seat.alices],
  ])('%s pays %i', (name, points) => expect(worthNow(book.get(name) as Alice, view, seat)).toBe(points))
  test('others pay nothing then', () => expect(worthNow(book.get('ninja') as Alice, view, seat)).toBeNull())
})

test('a Commoner shows her face only to those who know it (AHA-45)', () => {
  const one = sample('choose_card-5')
  const hidden = one.view.seats.flatMap((seat) => COLOURS.flatMap((colour) => seat.slots[colour].map((card, i) => ({ card, at: `alice:${seat.seat}-${colour}-${i}` }))))
  const unknown = hidden.find(({ card }) => card.card === null)
  const mine = hidden.find(({ card, at }) => !card.up && card.known && at.startsWith(`alice:${one.view.seat}-`))
  expect(spoken(told(unknown?.at ?? '', one).title)).toBe('Commoner')
  expect(spoken(told(mine?.at ?? '', one).title)).toContain(voice.text(`card-${mine?.card.card}`))
})

test('what is common to all names is left out where room is short', () => {
  expect(shortName(book, 'Cartographer Alice')).toBe('Cartographer')
  expect(shortName(new Map(), 'Cartographer Alice')).toBe('Cartographer Alice')
})

test('pieces lie where a phone looks for them', () => {
  const { view } = sample('turn_down-4')
  expect(view.seat).toBe(3)
  expect(['card:ninja', 'slot:red', 'token:red', 'look:ninja', 'alice:3-red-0', 'alice:1-red-0', 'seat:2', 'space:4'].map((target) => placeOf(target, view))).toEqual([
    'mine',
    'mine',
    'mine',
    'mine',
    'mine',
    'players',
    'players',
    'board',
  ])
})
