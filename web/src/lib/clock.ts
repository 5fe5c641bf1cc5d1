/** Clocks in words and figures: what a table's clock gives, and what is left of it. */
import type { Message } from './game'
import type { Clock } from './protocol'

const SECOND = 1000
export const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Say = (id: string, args?: Message['args']) => string

/** Clocks that are offered where a table is laid, by kind. */
export const OFFERED: readonly { kind: 'turn' | 'reserve' | 'days'; clocks: readonly Clock[] }[] = [
  { kind: 'turn', clocks: [30, 60, 120, 300].map((seconds) => ({ kind: 'turn', seconds })) },
  {
    kind: 'reserve',
    clocks: [
      { kind: 'reserve', seconds: 300, increment: 10 },
      { kind: 'reserve', seconds: 900, increment: 15 },
      { kind: 'reserve', seconds: 1800, increment: 30 },
    ],
  },
  { kind: 'days', clocks: [1, 3, 7].map((days) => ({ kind: 'turn', seconds: (days * DAY) / SECOND })) },
]

/** What a choice of them is called in a form; "": none. */
export const keyOf = (clock: Clock | null): string => (clock ? [clock.kind, clock.seconds, clock.kind === 'reserve' ? clock.increment : ''].join(' ').trim() : '')

export const clockOf = (key: string): Clock | null => OFFERED.flatMap(({ clocks }) => clocks).find((clock) => keyOf(clock) === key) ?? null

/** A length in the one or two largest units that it has; whole steps (seconds, else minutes), begun ones count. */
export function inWords(ms: number, say: Say, step: number = SECOND): string {
  const whole = (Math.ceil(Math.max(0, ms) / step) * step) / SECOND
  const parts = [
    { id: 'clock-days', count: Math.floor(whole / 86_400), name: 'days' },
    { id: 'clock-hours', count: Math.floor(whole / 3600) % 24, name: 'hours' },
    { id: 'clock-minutes', count: Math.floor(whole / 60) % 60, name: 'minutes' },
    { id: 'clock-seconds', count: whole % 60, name: 'seconds' },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ count }) => count > 0)
  return shown.map(({ id, count, name }) => say(id, { [name]: count })).join(' ')
}

/** What a table's clock gives, in words. */
export function clockInWords(clock: Clock | null, say: Say): string {
  if (!clock) return say('clock-none')
  const time = inWords(clock.seconds * SECOND, say)
  return clock.kind === 'turn' ? say('clock-turn', { time }) : say('clock-reserve', { time, more: inWords(clock.increment * SECOND, say) })
}

const two = (count: number): string => String(count).padStart(2, '0')

/** The face of a clock: minutes and seconds, hours before them, or days and hours. */
export function face(ms: number, say: Say): string {
  const whole = Math.ceil(Math.max(0, ms) / SECOND)
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60]
  if (days > 0) return say('clock-face-days', { days, hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** The last part of a clock's time, in which it warns: a fifth, a minute at the most. */
export const lowBelow = (clock: Clock): number => Math.min(MINUTE, clock.seconds * SECOND * 0.2)

/** When somebody is told that time gets short: at each of these, if the clock gives more than twice as much. */
export const WARNINGS: readonly number[] = [10 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR]

/** What a seat has left, milliseconds. */
export interface Left {
  seat: number
  left: number
}

/** Whether somebody is warned when `before` has become `now`: at a warning, and where a turn begins with less than that. */
export function warns(clock: Clock, before: Left | null, now: Left): boolean {
  const had = before?.seat === now.seat ? before.left : Infinity
  return WARNINGS.some((at) => at * 2 < clock.seconds * SECOND && now.left <= at && at < had)
}
