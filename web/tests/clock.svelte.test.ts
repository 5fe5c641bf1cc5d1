import { describe, expect, it, vi } from 'vitest'
import { Clocks } from '../src/lib/clocks.svelte'
import { clockInWords, clockOf, face, inWords, keyOf, lowBelow, OFFERED, warns } from '../src/lib/clock'
import type { Clock } from '../src/lib/protocol'
import { aboutBot, fixedBy } from '../src/dialogs/seat'

const say = (id: string, args: Record<string, unknown> = {}): string => [id.replace('clock-', ''), ...Object.values(args)].join(' ')
const turn = (seconds: number): Clock => ({ kind: 'turn', seconds })
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

describe('clocks in words and figures', () => {
  it('tells the one or two largest units, and a second that has begun whole', () => {
    expect(inWords(0, say)).toBe('seconds 0')
    expect(inWords(1, say)).toBe('seconds 1')
    expect(inWords(61 * SECOND, say)).toBe('minutes 1 seconds 1')
    expect(inWords(2 * MINUTE, say)).toBe('minutes 2')
    expect(inWords(HOUR + 5 * SECOND, say)).toBe('hours 1')
    expect(inWords(DAY + 2 * HOUR + 3 * MINUTE, say)).toBe('days 1 hours 2')
  })
  it('tells whole minutes where seconds would hurry, and one that has begun whole', () => {
    expect([1, MINUTE, 61 * SECOND, 5 * HOUR + 11 * MINUTE + SECOND].map((ms) => inWords(ms, say, MINUTE))).toEqual(['minutes 1', 'minutes 1', 'minutes 2', 'hours 5 minutes 12'])
  })
  it('shows a face that runs down to nothing', () => {
    expect([0, 1, 9_001, 59_999, 65_000, 65_000 + HOUR].map((ms) => face(ms, say))).toEqual(['0:00', '0:01', '0:10', '1:00', '1:05', '1:01:05'])
    expect(face(3 * DAY - MINUTE, say)).toBe('face-days 2 23')
    expect(face(-5, say)).toBe('0:00')
  })
  it('finds each clock that is offered by what it is called, and nothing else', () => {
    for (const clock of OFFERED.flatMap(({ clocks }) => clocks)) expect(clockOf(keyOf(clock))).toEqual(clock)
    expect([clockOf(''), clockOf('turn 7'), keyOf(null)]).toEqual([null, null, ''])
  })
  it('says what a clock gives', () => {
    expect(clockInWords(null, say)).toBe('none')
    expect(clockInWords(turn(60), say)).toBe('turn minutes 1')
    expect(clockInWords({ kind: 'reserve', seconds: 900, increment: 15 }, say)).toBe('reserve minutes 15 seconds 15')
  })
  it('warns in its last part, once at each warning', () => {
    const warned = (clock: Clock, before: number, now: number) => warns(clock, { seat: 0, left: before }, { seat: 0, left: now })
    expect([lowBelow(turn(30)), lowBelow(turn(300)), lowBelow(turn(86_400))]).toEqual([6 * SECOND, MINUTE, MINUTE])
    expect(warned(turn(60), 10_100, 10_000)).toBe(true)
    expect(warned(turn(60), 10_000, 9_900)).toBe(false)
    expect(warned(turn(60), 30_100, 30_000)).toBe(false) // half of it has just begun
    expect(warned(turn(120), 40_000, 3_000)).toBe(true)
    expect(warned(turn(60), 3_000, 60_000)).toBe(false) // another turn
  })
  it('warns where a turn begins with little left, of another seat of this browser too, and not where there is enough', () => {
    const reserve: Clock = { kind: 'reserve', seconds: 300, increment: 10 }
    expect(warns(reserve, null, { seat: 0, left: 12_000 })).toBe(true)
    expect(warns(reserve, { seat: 0, left: 8_000 }, { seat: 1, left: 9_000 })).toBe(true)
    expect(warns(reserve, { seat: 0, left: 8_000 }, { seat: 1, left: 200_000 })).toBe(false)
    expect(warns(turn(60), null, { seat: 0, left: MINUTE })).toBe(false)
  })
})

describe('running clocks', () => {
  it('run down by themselves from what the server has said, for those alone who are asked', () => {
    vi.useFakeTimers()
    let now = 5000
    const clocks = new Clocks(() => now)
    const pass = (ms: number) => {
      now += ms
      vi.advanceTimersByTime(ms)
    }
    expect([clocks.left(0), clocks.running]).toEqual([null, []])
    clocks.take({ left: [3000, 9000], runs: [0], bot_in: [null, 500] })
    pass(400)
    expect([clocks.left(0), clocks.left(1), clocks.botIn(0), clocks.botIn(1)]).toEqual([2600, 9000, null, 100])
    pass(4000)
    expect([clocks.left(0), clocks.botIn(1)]).toEqual([0, 0])
    clocks.take({ left: [0, 8000], runs: [1] })
    pass(1000)
    expect([clocks.left(0), clocks.left(1), clocks.running]).toEqual([0, 7000, [1]])
    clocks.take(undefined)
    expect([clocks.left(1), vi.getTimerCount()]).toEqual([null, 0])
    vi.useRealTimers()
  })
})

describe('who says which bot plays', () => {
  const held = { mine: false, held: true, connected: false, stand_in: null }
  it('is its player, whoever sits here while that one is away, and at bots’ seats whoever made the table', () => {
    expect(aboutBot({ ...held, mine: true }, false, true)).toEqual({ help: 'seat-hand-back-help', may: true })
    expect(aboutBot({ ...held, mine: true, stand_in: 'ending' }, false, true).help).toBe('seat-ending-help')
    expect(aboutBot(held, true, true)).toEqual({ help: 'seat-is-bot', may: false })
    expect(aboutBot({ ...held, stand_in: 'away' }, false, true)).toEqual({ help: 'seat-is-stand-in', may: true })
    expect(aboutBot({ ...held, stand_in: 'away' }, false, false).may).toBe(false)
    expect(aboutBot({ ...held, connected: true, stand_in: 'away' }, false, true).may).toBe(false)
    expect(aboutBot({ ...held, stand_in: 'ending' }, false, true).may).toBe(false)
    expect(aboutBot({ ...held, held: false }, true, false)).toEqual({ help: 'seat-is-bot', may: true })
    expect(aboutBot({ ...held, held: false }, false, true).may).toBe(false)
  })
  it('is nobody at the table of a day and in a lesson', () => {
    expect([fixedBy(true, false), fixedBy(false, true), fixedBy(false, false)]).toEqual(['seat-fixed-day', 'seat-fixed-lesson', null])
  })
})
