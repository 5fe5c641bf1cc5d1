/** Any JSON as something to read: what is plain, what is a list, what holds more. */
import type { ViewHeader } from '../lib/game'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const HEADER = new Set<string>([
  'game',
  'players',
  'seat',
  'over',
  'turn',
  'active',
  'waiting',
  'step',
  'left',
  'winners',
  'scores',
  'seats',
] satisfies (keyof ViewHeader | 'seats')[])

export const isPlain = (value: Json): value is null | boolean | number | string => value === null || typeof value !== 'object'

/** A list of plain values, to be written in one line. */
export const isRow = (value: Json): value is (null | boolean | number | string)[] => Array.isArray(value) && value.every(isPlain)

/** `middle_row` and `middleRow` as "middle row". */
export const words = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').toLowerCase()

/** What is the game's own in its view: everything but the header and the seats, which the players' panels show. */
export function ownPart(view: ViewHeader): Record<string, Json> {
  const all = view as unknown as Record<string, Json>
  return Object.fromEntries(Object.entries(all).filter(([key]) => !HEADER.has(key)))
}

/** What the view says about one seat: its item of `seats`, without its number. */
export function seatPart(view: ViewHeader, seat: number): Record<string, Json> {
  const { seats } = view as unknown as { seats?: Json }
  const list = Array.isArray(seats) ? seats : []
  const own = list.find((one) => !isPlain(one) && !Array.isArray(one) && one['seat'] === seat) ?? list[seat] ?? {}
  if (isPlain(own) || Array.isArray(own)) return { '': own }
  return Object.fromEntries(Object.entries(own).filter(([key]) => key !== 'seat'))
}
