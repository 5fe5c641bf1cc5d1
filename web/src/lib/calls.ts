/** What somebody at a table is called for, and what they are told. */
import type { ViewHeader } from './game'
import type { TableSeat } from './protocol'

export const CALLS = ['turn', 'joined', 'over'] as const
export type Call = (typeof CALLS)[number]
/** The settings that switch them. */
export const SWITCHES = { turn: 'callTurn', joined: 'callJoined', over: 'callOver' } as const satisfies Record<Call, string>

/** Those that are switched on. */
export const wanted = (settings: Readonly<Record<(typeof SWITCHES)[Call], boolean>>): Call[] => CALLS.filter((call) => settings[SWITCHES[call]])

/** What changes when somebody here is called. */
export interface Standing {
  turn: boolean
  over: boolean
  won: boolean
  /** The seats that nobody has taken. */
  open: readonly number[]
  /** The seats that others hold. */
  others: readonly number[]
}

/** How a table stands for whoever looks through `view.seat`. It is nobody's turn whose seat a bot plays, or orders answer for. */
export function standing(view: ViewHeader, seats: readonly TableSeat[], answered = false): Standing {
  return {
    turn: !answered && !view.over && view.seat !== null && view.waiting.includes(view.seat) && seats[view.seat]?.kind !== 'bot',
    over: view.over,
    won: seats.some(({ seat, mine }) => mine && view.winners.includes(seat)),
    open: seats.flatMap(({ seat, kind }) => (kind === 'open' ? [seat] : [])),
    others: seats.flatMap(({ seat, held, mine }) => (held && !mine ? [seat] : [])),
  }
}

/** Who has sat down since where nobody sat; a seat that was one's own has only changed hands. */
export const joined = (before: Standing, now: Standing): number[] => now.others.filter((seat) => before.open.includes(seat))

/** What somebody is called for who has seen the table stand so before; null: it is seen for the first time. */
export function callsFor(before: Standing | null, now: Standing): Call[] {
  if (before === null) return []
  const called = { joined: !now.over && joined(before, now).length > 0, turn: now.turn && !before.turn, over: now.over && !before.over }
  return CALLS.filter((call) => called[call])
}
