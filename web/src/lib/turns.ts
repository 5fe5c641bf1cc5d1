/** The log in chapters, such as turns and battles, and what happened while somebody was away. */
import type { Entry, Message, Target } from './game'
import type { Stretch } from './stretch'

export interface Chapter {
  /** Its heading; null where a log does not begin with a chapter. */
  heading: Message | null
  /** Whose turn it is; null where it is nobody's. */
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

/** The chapters of a log; each belongs to the seat that its heading names. */
export function chaptersOf(log: readonly Entry[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of log) {
    const last = chapters.at(-1)
    const heading = entry.chapter ?? null
    if (last && !heading) last.entries.push(entry)
    else chapters.push({ heading, seat: seatArg(heading?.args?.['seat']), first: entry.index, entries: [entry] })
  }
  return chapters
}

/** How many chapters of a log have begun once action `seq` is done. */
export const begunBy = (log: readonly Entry[], seq: number): number => log.filter((entry) => entry.chapter && entry.seq <= seq).length

/** Chapters with only those of their lines that are drawn, without those that have none. */
export function clipped(chapters: readonly Chapter[], { from, to }: Stretch): Chapter[] {
  let before = 0
  return chapters.flatMap((chapter) => {
    const entries = chapter.entries.slice(Math.max(0, from - before), Math.max(0, to - before))
    before += chapter.entries.length
    return entries.length > 0 ? [{ ...chapter, entries }] : []
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
  for (const { seat: owner, entries } of chaptersOf(log)) {
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
