import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundle, entryText, Speaker } from '../src/lib/texts'

const game = bundle(
  'en',
  `card-cat = Cheshire Cat
deck-2 = deck 3
act = Cover with { $card }
event-won = { $seat } wins from { $deck }: { $cards }.
event-won-seen = { $seat } secretly wins { $cards }.
event-taken-back = { $seat } took back: { $what }
count = { $count ->
    [one] one card
   *[other] { $count } cards
}`,
)
const house = bundle('en', 'seat-name = Seat { $letter }\nclose = Close')
const voice = new Speaker([game, house], () => ['Ann', ''])

describe('Speaker', () => {
  it('resolves other texts, seats and lists in arguments', () => {
    expect(voice.text('act', { card: '@card-cat' })).toBe('Cover with Cheshire Cat')
    expect(voice.text('act', { card: '#0' })).toBe('Cover with Ann')
    expect(voice.text('act', { card: ['#0', '@card-cat', 'x'] })).toBe('Cover with Ann, Cheshire Cat, and x')
  })
  it('says what a game\'s data bring along as it is written there', () => {
    const written = String.raw`card-odd = { "{$x} \"quoted\" \\ [a] .b *c \U01F0CF" }`
    const odd = new Speaker([bundle('en', `${written}\nact = { $card }!`)])
    expect(odd.text('card-odd')).toBe('{$x} "quoted" \\ [a] .b *c \u{1F0CF}')
    expect(odd.text('act', { card: '@card-odd' })).toBe('{$x} "quoted" \\ [a] .b *c \u{1F0CF}!')
  })
  it('says messages within a message one after the other, and the seat once', () => {
    const won = (seat: string, card: string) => ({ key: 'event-won', args: { seat, deck: '@deck-2', cards: [card] } })
    const what = [won('#0', '@card-cat'), won('#0', 'dog')]
    expect(voice.text('event-taken-back', { seat: '#0', what })).toBe('Ann took back: wins from deck 3: Cheshire Cat. Ann wins from deck 3: dog.')
    expect(voice.text('event-taken-back', { seat: '#1', what: [won('#0', 'dog')] })).toBe('Seat B took back: Ann wins from deck 3: dog.')
  })
  it('names a seat without a name by its letter', () => {
    expect(voice.text('act', { card: '#1' })).toBe('Cover with Seat B')
  })
  it('chooses plurals by number', () => {
    expect(voice.text('count', { count: 1 })).toBe('one card')
    expect(voice.text('count', { count: 3 })).toBe('3 cards')
  })
  it('speaks house texts too, and shows an unknown key as it is', () => {
    expect(voice.text('close')).toBe('Close')
    expect(voice.text('nowhere')).toBe('nowhere')
  })
})

describe('entryText', () => {
  const args = { seat: 0, deck: 2, cards: ['cat', 'dog'] }
  it('turns raw arguments into words where the catalogue has them', () => {
    expect(entryText(voice, { kind: 'won', seen: false, args })).toBe('Ann wins from deck 3: Cheshire Cat and dog.')
  })
  it('uses the seen form only where the secret is seen', () => {
    expect(entryText(voice, { kind: 'won', seen: true, args })).toBe('Ann secretly wins Cheshire Cat and dog.')
  })
})

describe('the house catalogue', () => {
  const source = readFileSync(new URL('../../src/wabe/texts/en.ftl', import.meta.url), 'utf8')
  const keys = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1])

  it('has each key once', () => {
    expect(keys).toEqual([...new Set(keys)])
  })
  it('leaves the keys of games alone', () => {
    for (const key of ['title', 'tagline', 'how-to-play']) expect(keys).not.toContain(key)
  })
})
