import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Decision, Entry, Message } from '../../lib/game'
import { entryText, Speaker } from '../../lib/texts'
import stored from './dev/samples.json'
import { choiceNote } from './choices'
import { targetsOf } from './entries'
import { explain } from './explain'
import { scoreLines } from './sheet'
import { CARDS, type Odds, type View } from './view'

interface Sample {
  view: View
  decision: Decision | null
  odds: Odds
  events: Entry[]
  content: unknown
}

const source = readFileSync(new URL('../../../../src/wabe/games/wonderland_xiii/en.ftl', import.meta.url), 'utf8')
const catalogue = new FluentBundle('en', { useIsolating: false })
catalogue.addResource(new FluentResource(source))
const voice = new Speaker([catalogue], () => ['Ann', 'Bea', 'Cid', 'Dee'])
const samples = Object.entries(stored as unknown as Record<string, Omit<Sample, 'content'>>)
  .filter(([, sample]) => 'view' in sample)
  .map(([name, sample]): [string, Sample] => [name, { ...sample, content: {} }])

/** A text as it is shown, after making sure that the catalogue has it and that no argument is missing. */
function spoken(message: Message): string {
  expect(voice.has(message.key), message.key).toBe(true)
  const text = voice.say(message)
  expect(text, message.key).not.toMatch(/\{|\}|undefined|null|NaN|Infinity/)
  return text
}

const pieces = (view: View): string[] => [
  ...view.hall.map((deck) => `deck:${deck.deck}`),
  ...view.seats.flatMap((seat) => [`seat:${seat.seat}`, `hidden:${seat.seat}`]),
  ...CARDS.flatMap((card) => [`gauge:${card}`, `won:${card}`]),
  ...['tunnel', 'keys', 'discard', 'end', 'risk'],
]

describe.each(samples)('sample %s', (_, sample) => {
  test('notes on choices speak', () => {
    const { view, odds, decision } = sample
    for (const action of decision?.actions ?? []) {
      const note = choiceNote(action, { view, odds, decision, content: {} })
      if (note) spoken(note.text)
      expect(note === null, action.form.kind).toBe(['skill', 'target', 'draw', 'skip'].includes(action.form.kind) || (action.form.kind === 'look' && note === null))
    }
  })
  test('every piece is named and explained', () => {
    for (const target of pieces(sample.view)) {
      const told = explain(target, sample)
      expect(told, target).not.toBeNull()
      if (told) for (const message of [told.title, told.text, ...(told.more ?? [])]) spoken(message)
    }
  })

  test('prompt, choices and events are in the catalogue', () => {
    const { decision, events } = sample
    if (decision) for (const message of [decision.prompt, ...decision.actions.map((action) => action.label)]) spoken(message)
    for (const entry of events) expect(entryText(voice, entry)).not.toMatch(/\{|^event-/)
  })

  test('own cards say what one more is worth', () => {
    if (sample.view.seat === null) return
    const told = explain('card:alice', sample)
    expect(told?.more?.[0]?.key).toBe('xiii-next')
  })

  test('the score lines add up to the totals', () => {
    const lines = scoreLines(null, sample.view)
    sample.view.seats.forEach((seat) => expect(lines.reduce((sum, line) => sum + (line.points[seat.seat] ?? 0), 0)).toBe(seat.score.total))
  })
})

test('a log line points at its deck and its player', () => {
  const entry: Entry = { seq: 1, index: 1, kind: 'card-won', args: { seat: 2, deck: 3, card: 'cat' }, seen: false }
  expect(targetsOf(entry)).toEqual(['deck:3', 'seat:2'])
})
