/** The server's score sheet as lines to count up: what was gained in play, tiles, slots, effects at the end. */
import type { Message, ScoreLine, ViewHeader } from '../../lib/game'
import { cardText, COLOURS, type Colour, type Name } from './view'

export interface SeatSheet {
  seat: number
  kingdom: string
  played: { cities: number; lands: number; forests: number; effects: number }
  /** Points per tile. */
  tiles: readonly number[]
  slots: Readonly<Record<Colour, number>>
  /** Points by the Alice whose effect it is. */
  effects: Readonly<Record<Name, number>>
  total: number
  alices: number
}

export const PLAYED = ['cities', 'lands', 'forests', 'effects'] as const

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Tiles led and tiles shared or second, as they were paid. */
function tilesNote({ tiles }: SeatSheet): Message {
  return { key: 'score-tiles-detail', args: { first: tiles.filter((points) => points === 6).length, second: tiles.filter((points) => points === 3).length } }
}

/** Alices that anybody has points of, in the order of the sheet. */
const kinds = (seats: readonly SeatSheet[]): Name[] => [...new Set(seats.flatMap((seat) => Object.keys(seat.effects).filter((name) => seat.effects[name] !== 0)))]

/** What a line is about, for a drawing in front of it. */
export type Subject = { slot: Colour } | { alice: Name } | null

interface Row {
  label: Message
  subject: Subject
  points: (seat: SeatSheet) => number
  note?: (seat: SeatSheet) => Message
}

/** Nothing before there is a sheet. */
function rows(seats: readonly SeatSheet[]): Row[] {
  if (seats.length === 0) return []
  return [
    ...PLAYED.map((source): Row => ({ label: { key: `score-${source}` }, subject: null, points: (seat) => seat.played[source] })),
    { label: { key: 'score-tiles' }, subject: null, points: (seat) => sum(seat.tiles), note: tilesNote },
    ...COLOURS.map((slot): Row => ({ label: { key: 'score-slot', args: { slot: `@slot-${slot}` } }, subject: { slot }, points: (seat) => seat.slots[slot] })),
    ...kinds(seats).map((alice): Row => ({ label: { key: 'score-alice', args: { card: cardText(alice) } }, subject: { alice }, points: (seat) => seat.effects[alice] ?? 0 })),
  ]
}

const seatsOf = (sheet: unknown): readonly SeatSheet[] => (sheet as { seats: SeatSheet[] } | null)?.seats ?? []

export function scoreLines(sheet: unknown, view: ViewHeader): ScoreLine[] {
  const seats = seatsOf(sheet)
  if (seats.length === 0) return [{ label: { key: 'score-played' }, points: view.scores ?? [] }]
  return rows(seats).map(({ label, points, note }) => ({ label, points: seats.map(points), ...(note ? { notes: seats.map(note) } : {}) }))
}

/** What each line of `scoreLines` is about. */
export const subjects = (sheet: unknown): Subject[] => rows(seatsOf(sheet)).map((row) => row.subject)
