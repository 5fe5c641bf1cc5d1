import { describe, expect, test } from 'vitest'
import type { Action, Decision, Entry, ExplainContext, Message } from '../../lib/game'
import stored from './testing/samples.json'
import { speaker } from './testing/voice'
import { beats, kindOf, spaceOf, targetsOf, tokenOf } from './entries'
import { choiceNote } from './choices'
import { explain } from './explain'
import { spoken } from './names'
import { best, figures, pay, price, reachOf } from './reach'
import { scenes } from './selfplay'
import type { Reach, Space, View } from './view'

interface Sample {
  view: View
  decision: Decision | null
}

const voice = speaker(['Ann', 'Bea', 'Cid', 'Dee', 'Eve'])
const samples = stored.samples as unknown as Record<string, Sample>
const all = Object.entries(samples)
const sample = (name: string): Sample => samples[name] as Sample
const context = ({ view, decision }: Sample): ExplainContext => ({ view, decision, odds: {}, content: stored.content })

/** A text as it is shown, after making sure that the catalogue has it and that no argument is missing. */
function said(message: Message): string {
  expect(voice.has(message.key), message.key).toBe(true)
  const text = voice.say(message)
  expect(text, message.key).not.toMatch(/[{}@]|undefined|null|NaN/)
  return text
}

const REACH: Reach = { kind: 'red', military: [3, 2], mobility: [1, 2], short: { red: 0, green: 1 }, path: [0, 3, 12], how: ['attack', 'pay'], bonus: { tokens: { red: 2 }, cards: 0, vp: 0, halved: false } }
const LAND: Space = { kind: 'red', number: 2, spots: 0, held: [], attack: null, connected: false }

/** A position in which the seat looked through may invade space 12, with these changes. */
function at(space: Partial<Space>, reach: Partial<Reach> | null = {}): Sample {
  const { view } = sample('choose_target-4')
  const spaces = view.map.spaces.map((one, i) => (i === 12 ? { ...LAND, ...space } : one))
  const changed = { ...view, plan: null, map: { ...view.map, spaces }, reach: reach ? { 12: { ...REACH, ...reach } } : null }
  return { view: changed, decision: null }
}
const told = (one: Sample, target = 'space:12') => {
  const found = explain(target, context(one))
  return found ? [found.title, found.text, ...(found.more ?? [])].map(said) : []
}
const invade: Action = { action: 0, form: { kind: 'invade', space: 12 }, label: { key: 'act-invade', args: { space: 12 } }, targets: ['space:12'] }
const note = (one: Sample, action: Action = invade) => {
  const found = choiceNote(action, context(one))
  return found ? [said(found.text), found.tone] : null
}

describe('explanations', () => {
  test.each(all)('every space and what lies beside the map speaks, with numbers: %s', (_, one) => {
    for (const target of [...one.view.map.spaces.map((_, s) => `space:${s}`), 'round', 'bank', 'deck']) {
      const found = explain(target, context(one))
      expect(found, target).not.toBeNull()
      if (found) for (const message of [found.title, found.text, ...(found.more ?? [])]) expect(said(message)).not.toBe('')
      expect(found?.rules?.every((rule) => /^AHA?-\d\d$/.test(rule))).toBe(true)
    }
  })

  test('what the map does not have is left to cards and players, or to nobody', () => {
    expect(explain('space:999', context(sample('over')))).toBeNull()
    expect(explain('deck:1', context(sample('over')))).toBeNull()
    expect(explain('seat:1', context(sample('over')))).not.toBeNull()
  })

  test('a space that may be invaded tells strength, what it costs, what comes of it', () => {
    expect(told(at({}))[2]).toBe('Military Power 3 (2 needed), Mobility 1 (2 needed): it would be yours for tokens: 1 green. It brings 2 red tokens')
    expect(told(at({}, { how: ['attack'] }))[2]).toBe('Military Power 3 (2 needed), Mobility 1 (2 needed): it would be under attack. Success would bring 2 red tokens')
    expect(told(at({}, { mobility: [1, null], how: ['finish'], bonus: { tokens: {}, cards: 0, vp: 0, halved: false } }))[2]).toBe('Military Power 3 (2 needed), no way there: your attack would succeed. It brings nothing')
  })

  test('what is taken from somebody brings half', () => {
    const robbery = at({ held: [1] }, { how: ['success'], bonus: { tokens: {}, cards: 1, vp: 1, halved: true } })
    expect(told(robbery)[2]).toBe('Military Power 3 (2 needed), Mobility 1 (2 needed): it would be yours. It brings 1 card, 1 VP, half because somebody holds it')
    expect(told(robbery)).toContain('Bea holds it, connected to no City of theirs')
  })

  test('a space that may not be invaded tells why, or what it would pay', () => {
    expect(told(at({ held: [1], connected: true }, null))[1]).toBe('It cannot be taken.')
    expect(told(at({ held: [1] }, null))[1]).toBe('It can be taken from Bea, for half of what it pays.')
    expect(told(at({ held: [at({}).view.seat ?? 0] }, null))[1]).toContain('It is yours, but others can take it')
    expect(told(at({}, null))[1]).toContain('It takes 2 Military Power')
    expect(told(at({ attack: 2 }, null)).join(' ')).toContain('Cid has it under attack')
  })

  test('a City tells its free spots, a Forest who may enter it', () => {
    expect(told(at({ kind: 'city', number: 5, spots: 2, held: [3] }, null)).join(' ')).toContain('1 of 2 spots are taken: Dee')
    expect(told(at({ kind: 'city', number: 4, spots: 1, held: [3] }, null))[1]).toBe('It is full.')
    expect(told(at({ kind: 'forest', number: 6, surrounded: true, may: [0, 2] }, null))[1]).toContain('the most around it: Ann and Cid')
    expect(told(at({ kind: 'forest', number: 6, surrounded: false, may: [] }, null))[1]).toContain('neither invaded nor passed')
  })

  test('the tile of a space tells who would score on it', () => {
    const one = at({})
    const tiles = one.view.majorities.tiles.map((tile, t) => (t === 1 ? { tokens: [3, 1, 0, 0], points: [6, 3, 0, 0] } : tile))
    const changed = { ...one, view: { ...one.view, majorities: { ...one.view.majorities, tiles } } }
    expect(told(changed).join(' ')).toMatch(/On the tile of B0 Ann would get 6 VP\. Second: Bea with 3 VP/)
  })
})

describe('names for screen readers', () => {
  test.each(all)('every space has a name of its own: %s', (_, one) => {
    const names = one.view.map.spaces.map((_, s) => spoken(one.view, s, voice))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/[{}@]|undefined|null|heroes-/)
  })

  test('a space has one name: in its choice, its tip, the log, its question, aloud', () => {
    const one = at({ held: [1] })
    const args = { kind: '@land-red', number: 2, space: '@space-12', seat: '#0', target: '#1', how: 'outright', card: '@card-ninja' }
    const keys = ['act-place_city', 'act-invade', 'prompt-how', 'prompt-turn_down', 'prompt-discard', 'event-city-placed', 'event-attacked', 'event-invaded', 'event-stolen', 'event-attack-driven-out']
    for (const text of [...keys.map((key) => voice.text(key, args)), told(one)[0], spoken(one.view, 12, voice)]) expect(text).toContain('Sweet Lands (red) of difficulty 2 at B5')
    expect(voice.text('space-12')).toBe('B5')
  })

  test('kind, difficulty, holder, connection, and what an invasion takes', () => {
    expect(spoken(at({ held: [1] }).view, 12, voice)).toBe('Sweet Lands (red) of difficulty 2 at B5. Bea holds it, connected to no City of theirs. Military Power 3 (2 needed), Mobility 1 (2 needed): it would be yours for tokens: 1 green. It brings 2 red tokens')
    expect(spoken(at({ held: [1], connected: true }, null).view, 12, voice)).toBe('Sweet Lands (red) of difficulty 2 at B5. Bea holds it, connected to a City of theirs')
  })
})

describe('choices', () => {
  test.each(all)('every note speaks: %s', (_, one) => {
    for (const action of one.decision?.actions ?? []) {
      const found = choiceNote(action, context(one))
      if (found) expect(said(found.text)).not.toBe('')
      if (['invade', 'place_city', 'attack', 'succeed', 'pay_tokens', 'jet'].includes(action.form.kind)) expect(found, action.form.kind).not.toBeNull()
    }
  })

  test('the note of an invasion is good where success is sure, a warning where it costs, plain for an attack', () => {
    expect(note(at({}, { how: ['success'] }))).toEqual(['yours, brings 2 red tokens', 'ok'])
    expect(note(at({}))).toEqual(['for tokens (1 green), brings 2 red tokens', 'warn'])
    expect(note(at({}, { how: ['attack'] }))).toEqual(['only an attack', undefined])
    expect(note(at({}, null))).toBeNull()
  })

  test('the note of an invasion says from whom the space is taken, or whose attack is driven out', () => {
    expect(note(at({ held: [1] }, { how: ['success'] }))?.[0]).toBe('from Bea: yours, brings 2 red tokens')
    expect(note(at({ attack: 2 }, { how: ['success'] }))?.[0]).toBe('attacked by Cid: yours, brings 2 red tokens')
    expect(note(at({ attack: at({}).view.seat }, { how: ['finish'] }))?.[0]).toBe('attack succeeds, brings 2 red tokens')
    expect(note(at({ kind: 'city', spots: 3, held: [1] }, { how: ['success'] }))?.[0]).toBe('yours, brings 2 red tokens')
  })

  test('an attack brings nothing before it succeeds', () => {
    const { view } = sample('how-5')
    const action = (kind: string): Action => ({ action: 0, form: { kind }, label: { key: 'act-attack' }, targets: [] })
    expect(note({ view, decision: null }, action('attack'))).toEqual(['brings nothing before it succeeds', undefined])
    for (const kind of ['pay_tokens', 'succeed']) expect(note({ view, decision: null }, action(kind))?.[1], kind).toBe('ok')
  })
})

describe('reach', () => {
  test('success comes before payment, payment before an attack', () => {
    expect(best(REACH)).toBe('pay')
    expect(best({ ...REACH, how: ['attack'] })).toBe('attack')
    expect(best({ ...REACH, how: ['turn', 'attack'] })).toBe('turn')
  })

  test('tokens are named only where they are paid', () => {
    expect(price(REACH)).toEqual({ red: 0, green: 1 })
    expect(price({ ...REACH, how: ['attack'] })).toEqual({ red: 0, green: 0 })
    expect(figures({ ...REACH, how: ['attack'] })).toMatchObject({ red: 0, green: 0, how: 'attack' })
  })

  test('the plan at hand counts before the list of targets', () => {
    const { view } = sample('how-5')
    expect(view.plan && reachOf(view, view.plan.space)).toBe(view.plan)
    expect(reachOf(sample('over').view, 3)).toBeNull()
  })

  test('land pays by the slot of its colour; spectators are told nothing of that', () => {
    const { view } = sample('choose_target-4')
    const count = view.seats[view.seat ?? 0]?.slots.blue.length
    expect(pay(view, { ...LAND, kind: 'blue' })).toMatchObject({ key: 'heroes-pays-cards', args: { count } })
    expect(pay({ ...view, seat: null }, LAND)).toBeNull()
  })
})

describe('log entries', () => {
  const entry = (kind: string, args: Entry['args']): Entry => ({ seq: 1, index: 0, kind, args, seen: true })

  test('a line points at its space and at whom it happened to', () => {
    expect(targetsOf(entry('stolen', { seat: 0, space: 12, target: 2 }))).toEqual(['space:12', 'seat:2'])
    expect(targetsOf(entry('round-started', { round: 3, seat: 1 }))).toEqual(['seat:1'])
    expect(targetsOf(entry('game-ended', { winners: [1] }))).toEqual([])
  })

  test('arguments count whether raw or as they speak', () => {
    for (const args of [{ seat: 1, space: 12, kind: 'city' }, { seat: '#1', space: '@space-12', kind: '@land-city' }]) {
      expect([spaceOf(entry('invaded', args)), kindOf(entry('invaded', args))]).toEqual([12, 'city'])
    }
    expect(tokenOf(entry('tokens-gained', { token: '@colour-green' }))).toBe('green')
    expect(tokenOf(entry('commoner-placed', { slot: 'blue' }))).toBeNull()
  })

  test('a robbery takes longest to be followed', () => {
    expect(beats([entry('turn-started', {})])).toBe(1)
    expect(beats([entry('stolen', {}), entry('invaded', {})])).toBeGreaterThan(beats([entry('attacked', {})]))
  })
})

test('the show of the lobby goes on for ever and keeps to the room in Cities', () => {
  const show = scenes()
  for (let i = 0; i < 200; i++) {
    for (const space of show.next().value) {
      expect(space.held.length).toBeLessThanOrEqual(Math.max(1, space.spots))
      expect(new Set(space.held).size).toBe(space.held.length)
    }
  }
})
