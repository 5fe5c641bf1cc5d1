import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRow, ownPart, seatPart, words } from '../src/generic/panels'
import type { Action, Decision, Entry, Message, ViewHeader } from '../src/lib/game'
import { actingFirst, declining } from '../src/lib/declining'
import { commandKey, leadsToBoard } from '../src/lib/keys'
import { nearest } from '../src/lib/kit/roving'
import { scribble } from '../src/lib/kit/wobble'
import { legalTargets, Play, type Half } from '../src/lib/play.svelte'
import type { GameInfo, TableInfo } from '../src/lib/protocol'
import { match } from '../src/lib/router.svelte'
import { written } from '../src/lib/kit/points'
import { seatToUse } from '../src/lib/seating'
import { begunBy, chaptersOf, missedSince, plainTargets, seatArg } from '../src/lib/turns'
import { newDraft, parseSeed, toTable } from '../src/lobby/draft'
import { stepOf } from '../src/replay/steps'

const entry = (index: number, args: Entry['args'], chapter?: Message): Entry => ({ seq: index, index, kind: 'k', args, seen: false, ...(chapter ? { chapter } : {}) })
const header: ViewHeader = { game: 'g', players: 2, seat: 0, over: false, turn: 1, active: 0, waiting: [0], step: 's', winners: [], scores: null }

describe('points', () => {
  it('have a minus sign', () => {
    expect([-12, 0, 7].map(written)).toEqual(['\u221212', '0', '7'])
  })
})

describe('addresses', () => {
  it('lead to pages', () => {
    expect(match('/')).toEqual({ page: 'lobby' })
    expect(match('/table/a%20b')).toEqual({ page: 'table', id: 'a b' })
    expect(match('/replay/x', '?step=12')).toEqual({ page: 'replay', id: 'x', step: 12, eyes: null })
    expect(match('/replay/x', '?step=-1')).toEqual({ page: 'replay', id: 'x', step: null, eyes: null })
    expect(match('/how-to-play/xiii')).toEqual({ page: 'how', game: 'xiii' })
    expect(match('/rules/xiii')).toEqual({ page: 'rules', game: 'xiii' })
  })
  it.each(['/table', '/table/a/b', '/elsewhere/x'])('%s leads nowhere', (path) => {
    expect(match(path)).toEqual({ page: 'missing' })
  })
})

describe('the log', () => {
  const turn = (seat: number): Message => ({ key: 'chapter-turn', args: { seat: `#${seat}` } })
  const start = { key: 'chapter-start' }
  const log = [entry(0, {}, start), entry(1, { seat: 0 }, turn(0)), entry(2, { seat: 0, target: 1 }), entry(3, { seat: '#1' }, turn(1)), entry(4, { seat: 0 })]

  it('is in chapters, each with its heading and whose it is, whatever kinds its entries are of', () => {
    expect(chaptersOf(log).map((one) => [one.heading, one.seat, one.entries.length])).toEqual([
      [start, null, 1],
      [turn(0), 0, 2],
      [turn(1), 1, 2],
    ])
    expect([0, 1, 2, 3, 9].map((seq) => begunBy(log, seq))).toEqual([1, 2, 2, 3, 3])
  })
  it('tells first what was done to me, and not what I did', () => {
    const { mine, others } = missedSince(log, 0, 1)
    expect(mine.map((e) => e.index)).toEqual([2])
    expect(others.map((e) => e.index)).toEqual([1])
    expect(missedSince(log, 0, 0).mine.map((e) => e.index)).toEqual([4])
  })
  it('reads seats and pieces from arguments', () => {
    expect([seatArg(2), seatArg('#3'), seatArg('cat')]).toEqual([2, 3, null])
    expect(plainTargets(entry(0, { deck: 2, card: '@cat', cards: ['x'] }))).toEqual(['deck:2', 'card:cat'])
  })
})

describe('the decision at hand', () => {
  const action = (n: number, ...targets: string[]) => ({ action: n, form: { kind: 'do', n }, label: { key: 'do' }, targets })
  const decision: Decision = { step: 's', prompt: { key: 'p' }, actions: [action(0, 'deck:0'), action(1, 'deck:1'), action(2, 'deck:1'), action(3)] }

  function playing(confirms = false) {
    const done: number[] = []
    const play = new Play(
      () => decision,
      () => confirms,
      (a) => done.push(a.action),
    )
    return { play, done }
  }

  it('groups actions by their first piece', () => {
    expect([...legalTargets(decision)].map(([t, a]) => [t, a.length])).toEqual([
      ['deck:0', 1],
      ['deck:1', 2],
    ])
    expect(legalTargets(null).size).toBe(0)
  })
  it('acts at once on a piece with one action', () => {
    const { play, done } = playing()
    play.pick('deck:0')
    play.pick('nothing:9')
    expect(done).toEqual([0])
  })
  it('lists the choices of a piece with several', () => {
    const { play, done } = playing()
    play.pick('deck:1')
    expect(play.choices.map((a) => a.action)).toEqual([1, 2])
    expect(play.selected).toBe('deck:1')
    expect(play.cancel()).toBe(true)
    expect(play.choices).toHaveLength(4)
    expect(play.cancel()).toBe(false)
    expect(done).toEqual([])
  })
  it('lists choices in the order of the game, all of them or those of a piece', () => {
    const play = new Play(
      () => decision,
      () => false,
      () => undefined,
      (actions) => [...actions].reverse(),
    )
    expect(play.choices.map((a) => a.action)).toEqual([3, 2, 1, 0])
    play.pick('deck:1')
    expect(play.choices.map((a) => a.action)).toEqual([2, 1])
  })
  it('half-made goes on on another page, as far as it is still offered', () => {
    const before = playing(true).play
    expect(before.half()).toBeNull()
    before.pick('deck:1')
    before.choose(decision.actions[2] as Action)
    const half = JSON.parse(JSON.stringify(before.half())) as Half
    const { play, done } = playing(true)
    play.resume(half)
    expect([play.picked, play.armed?.action]).toEqual(['deck:1', 2])
    play.choose(decision.actions[2] as Action)
    expect(done).toEqual([2])
    const other = playing(true).play
    other.resume({ picked: 'deck:9', armed: { kind: 'gone' } })
    expect([other.picked, other.armed]).toEqual([null, null])
  })
  it('marks the pieces a hint is about while nothing else is pointed at', () => {
    const { play } = playing()
    play.advised = ['deck:0']
    expect([...play.highlight]).toEqual(['deck:0'])
    play.point(['deck:1'])
    expect([...play.highlight]).toEqual(['deck:1'])
    play.point([])
    expect([...play.highlight]).toEqual(['deck:0'])
    play.advised = []
    expect(play.highlight.size).toBe(0)
  })
  it('lists what declines after what acts', () => {
    const kinds = ['pass', 'do', 'skip', 'make'].map((kind, n): Action => ({ ...action(n), form: { kind } }))
    expect(actingFirst(kinds, declining('pass', 'skip')).map(({ form }) => form.kind)).toEqual(['do', 'make', 'pass', 'skip'])
  })
  it('waits for a second press where the person wants it', () => {
    const { play, done } = playing(true)
    play.pick('deck:0')
    expect(done).toEqual([])
    expect(play.selected).toBe('deck:0')
    play.pick('deck:0')
    expect(done).toEqual([0])
  })
})

describe('keys', () => {
  let dialogs: object[] = []
  beforeEach(() => {
    dialogs = []
    vi.stubGlobal('document', { querySelector: (kind: string) => (kind === 'dialog[open]' ? (dialogs[0] ?? null) : null) })
  })
  afterEach(() => vi.unstubAllGlobals())
  const press = (key: string, more = {}) => commandKey({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent)
  it('become commands', () => {
    expect(press('3')).toEqual({ kind: 'choice', index: 2 })
    expect(press('U')).toEqual({ kind: 'undo' })
    expect(press('?')).toEqual({ kind: 'keys' })
    expect(press('x')).toBeNull()
  })
  it('leave shortcuts of the browser alone', () => {
    expect(press('u', { ctrlKey: true })).toBeNull()
  })
  it('mean nothing to the table while a dialog is open, wherever the focus is', () => {
    dialogs = [{}]
    expect(['3', 'U', 'Escape', '?'].map((key) => press(key))).toEqual([null, null, null, null])
  })
  it('lead to the board from where arrows and pages mean nothing', () => {
    const leads = (key: string, more = {}) => leadsToBoard({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false, ...more } as KeyboardEvent)
    const within = (role: string) => ({ target: { closest: (kinds: string) => (kinds.includes(role) ? {} : null), matches: () => false } })
    expect(['ArrowUp', 'ArrowLeft', 'PageDown', 'PageUp'].map((key) => leads(key))).toEqual([true, true, true, true])
    expect(['Home', 'x', '1'].map((key) => leads(key))).toEqual([false, false, false])
    expect(leads('ArrowUp', within('button'))).toBe(true)
    expect(['input', '"tab"', '"slider"', '"log"', 'data-roving'].map((role) => leads('ArrowUp', within(role)))).toEqual(Array(5).fill(false))
    expect(leads('PageDown', { defaultPrevented: true })).toBe(false)
    const scroller = (scrollHeight: number) => ({ target: { closest: () => null, matches: () => true, scrollHeight, clientHeight: 100, scrollWidth: 50, clientWidth: 50 } })
    expect(leads('PageDown', scroller(300))).toBe(false)
    expect(leads('PageDown', scroller(100))).toBe(true)
  })
})

describe('seats', () => {
  const info = (...seats: [mine: boolean, kind: string][]) =>
    ({ seats: seats.map(([mine, kind], seat) => ({ seat, mine, kind })) }) as unknown as TableInfo

  it('keeps the seat that waits, else goes to another of ours that does', () => {
    const two = info([true, 'human'], [true, 'human'], [false, 'bot'])
    expect(seatToUse(two, [0], 0)).toBe(0)
    expect(seatToUse(two, [1], 0)).toBe(1)
    expect(seatToUse(two, [2], 1)).toBe(1)
    expect(seatToUse(two, [], null)).toBe(0)
  })
  it('looks through the seat of a person who waits rather than one that a bot plays', () => {
    const replaced = info([true, 'bot'], [true, 'human'], [true, 'bot'])
    expect(seatToUse(replaced, [0, 1], 0)).toBe(1)
    expect(seatToUse(replaced, [0], 0)).toBe(0)
    expect(seatToUse(replaced, [2], 0)).toBe(0)
  })
  it('watches where none is ours', () => {
    expect(seatToUse(info([false, 'human']), [0], null)).toBeNull()
    expect(seatToUse(info([false, 'human']), [0], 0)).toBeNull()
  })
  it('still looks through a seat that a bot plays for us', () => {
    expect(seatToUse(info([false, 'human'], [true, 'bot']), [1], null)).toBe(1)
  })
})

describe('setting up a table', () => {
  const level = (name: string, ...roles: string[]) => ({ name, character: false, roles, seconds: null })
  const info = { name: 'g', min_players: 2, max_players: 4, seat_0_begins: false, bots: [level('random'), level('greedy', 'usual'), level('search')], options: [{ name: 'o', default: false, choices: [false, true], rules: [] }] } as unknown as GameInfo

  it('begins with one person and two bots of different names', () => {
    const table = toTable('g', newDraft(info, ' Ann ', ['Dodo', 'Lory']))
    expect(table.seats).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'greedy', name: 'Dodo' },
      { kind: 'bot', level: 'greedy', name: 'Lory' },
    ])
    expect(table).toMatchObject({ options: { o: false }, seed: null, public: false, by_lot: false })
  })
  it('draws who begins where the set-up does not', () => {
    expect(toTable('g', newDraft({ ...info, seat_0_begins: true }, 'Ann', []))).toMatchObject({ by_lot: true })
  })
  it('sends nothing about seats that are not there', () => {
    const draft = newDraft(info, 'Ann', [])
    draft.options = { o: true, kingdom_2: 'mad_hatter', kingdom_4: 'march_hare' }
    expect(toTable('g', draft).options).toEqual({ o: true, kingdom_2: 'mad_hatter' })
  })
  it('reads seeds', () => {
    expect(parseSeed('')).toBeNull()
    expect(parseSeed(' 13 ')).toBe(13)
    for (const bad of ['-1', '1.5', 'x', '9'.repeat(30)]) expect(parseSeed(bad)).toBeNaN()
  })
})

describe('replays', () => {
  it('find the step of an action', () => {
    const steps = [0, 1, 2, 5, 6].map((seq) => ({ seq }))
    expect([null, 0, 2, 3, 5, 99].map((seq) => stepOf(steps, seq))).toEqual([0, 0, 2, 2, 3, 4])
  })
})

describe('the generic table', () => {
  const view = { ...header, row: [1, 2], seats: [{ seat: 1, hand: 3 }, { seat: 0, hand: 5 }] } as ViewHeader
  it("splits a view into the game's part and the seats'", () => {
    expect(ownPart(view)).toEqual({ row: [1, 2] })
    expect(seatPart(view, 0)).toEqual({ hand: 5 })
    expect(seatPart(header, 1)).toEqual({})
  })
  it('knows rows and names', () => {
    expect([isRow([1, 'a', null]), isRow([[1]]), isRow('x')]).toEqual([true, false, false])
    expect([words('middle_row'), words('middleRow')]).toEqual(['middle row', 'middle row'])
  })
})

describe('the kit', () => {
  it('moves to the nearest piece in a direction', () => {
    const points: [number, number][] = [[0, 0], [10, 1], [30, 0], [0, 20]]
    expect(nearest([0, 0], points, [1, 0])).toBe(1)
    expect(nearest([0, 0], points, [0, 1])).toBe(3)
    expect(nearest([0, 0], points, [-1, 0])).toBe(-1)
  })
  it('draws the same piece the same way', () => {
    const line = (seed: number) => Array.from({ length: 5 }, scribble(seed))
    expect(line(7)).toEqual(line(7))
    expect(line(7)).not.toEqual(line(8))
    expect(line(7).every((x) => x >= 0 && x < 1)).toBe(true)
  })
})
