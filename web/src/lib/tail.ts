/** Puts frames in order: doubled, dropped and reordered ones all end in the newest view and a whole log. */
import type { Entry } from './game'
import type { LogPart, Snapshot, Update } from './protocol'

export interface Accepted {
  /** The frame's view is newer than what is known and may be shown. */
  fresh: boolean
  /** Something between is missing: ask for a snapshot. */
  gap: boolean
}

export class Tail {
  /** Last action known; -1 before the first frame. */
  seq = -1
  /** How many lines there are before those that are known. */
  earlier = 0
  private entries = new Map<number, Entry>()

  /** The log in order, as far as it is known. */
  get log(): Entry[] {
    return [...this.entries.values()].sort((a, b) => a.index - b.index)
  }

  /** A snapshot is the whole truth, unless it is older than what is known. */
  snapshot(frame: Pick<Snapshot, 'seq' | 'log' | 'earlier'>): Accepted {
    if (frame.seq < this.seq) return { fresh: false, gap: false }
    this.seq = frame.seq
    this.earlier = frame.earlier
    this.entries = new Map(frame.log.map((entry) => [entry.index, entry]))
    return { fresh: true, gap: false }
  }

  /** The lines before line `before`; whether they still are the ones that come before what is known. */
  prepend({ log, earlier }: LogPart, before: number): boolean {
    const [first] = this.log
    if (first?.index !== before) return false
    // the first line of a part has its chapter, though this may have begun earlier
    const running = log.findLast((entry) => entry.chapter)?.chapter
    if (running && JSON.stringify(running) === JSON.stringify(first.chapter)) {
      const line = { ...first }
      delete line.chapter
      this.entries.set(before, line)
    }
    for (const entry of log) this.entries.set(entry.index, entry)
    this.earlier = earlier
    return true
  }

  /** One action more. Numbers never go back, even when an action is taken back: a step over one means that something is missing. */
  update(frame: Pick<Update, 'seq' | 'events'>): Accepted {
    const gap = frame.seq > this.seq + 1
    const fresh = frame.seq > this.seq
    if (!fresh) return { fresh, gap: false }
    this.seq = frame.seq
    for (const entry of frame.events) this.entries.set(entry.index, entry)
    return { fresh, gap }
  }
}
