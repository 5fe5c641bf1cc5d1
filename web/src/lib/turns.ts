/** The log as turns, and what happened while somebody was away. */
import type { Entry, Target } from './game'
import type { Stretch } from './stretch'

export interface Turn {
  turn: number
  /** Whose turn; null for the set-up. */
  seat: number | null
  /** Index of the first entry, as a key. */
  first: number
  entries: Entry[]
}

/** A seat named by an argument: a number, or "#2". */
export function seatArg(value: unknown): number | null {
  if (typeof value === 'number') return value
  const found = typeof value === 'string' ? /^#(\d+)$/.exec(value) : null
  return found ? Number(found[1]) : null
}

/** Consecutive entries of one turn; a turn belongs to the first seat it names. Turn 0 is the set-up, nobody's. */
export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of log) {
    const last = turns.at(-1)
    if (last && last.turn === entry.turn) last.entries.push(entry)
    else turns.push({ turn: entry.turn, seat: null, first: entry.index, entries: [entry] })
    const turn = turns.at(-1)
    if (turn && entry.turn > 0) turn.seat ??= seatArg(entry.args['seat'])
  }
  return turns
}

/** Turns with only those of their lines that are drawn, without those that have none. */
export function clipped(turns: readonly Turn[], { from, to }: Stretch): Turn[] {
  let before = 0
  return turns.flatMap((turn) => {
    const entries = turn.entries.slice(Math.max(0, from - before), Math.max(0, to - before))
    before += turn.entries.length
    return entries.length > 0 ? [{ ...turn, entries }] : []
  })
}

/** Whether this was done to `seat`: it is the target, or it is named in somebody else's turn. */
function doneTo(entry: Entry, seat: number, owner: number | null): boolean {
  return seatArg(entry.args['target']) === seat || (owner !== seat && seatArg(entry.args['seat']) === seat)
}

/** Whether an entry tells that an action was taken back; what that action had brought is in the log no more. */
export const isTakenBack = (entry: Entry): boolean => entry.kind === 'taken-back' || entry.kind === 'choice-taken-back'

export interface Missed {
  /** Done to me, then the rest; in order. */
  mine: Entry[]
  others: Entry[]
}

/** What happened after entry `index`, without what `seat` did itself: first what was done to it. */
export function missedSince(log: readonly Entry[], index: number, seat: number | null): Missed {
  const missed: Missed = { mine: [], others: [] }
  for (const { seat: owner, entries } of turnsOf(log)) {
    for (const entry of entries.filter((one) => one.index > index)) {
      if (seat !== null && doneTo(entry, seat, owner)) missed.mine.push(entry)
      else if (owner === null || owner !== seat) missed.others.push(entry)
    }
  }
  return missed
}

/** Pieces named by arguments the way targets are: `deck: 2` is `deck:2`. The default for games without a say of their own. */
export function plainTargets(entry: Entry): Target[] {
  return Object.entries(entry.args).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [`${name}:${String(value).replace(/^[@#]/, '')}`] : [],
  )
}
