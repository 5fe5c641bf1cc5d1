/** Puts frames in order: doubled, dropped and reordered ones all end in the newest view and a whole log. */
import type { Entry } from './game'
import type { Snapshot, Update } from './protocol'

export interface Accepted {
  /** The frame's view is newer than what is known and may be shown. */
  fresh: boolean
  /** Something between is missing: ask for a snapshot. */
  gap: boolean
}

export class Tail {
  /** Last action known; -1 before the first frame. */
  seq = -1
  private entries = new Map<number, Entry>()

  /** The log in order, as far as it is known. */
  get log(): Entry[] {
    return [...this.entries.values()].sort((a, b) => a.index - b.index)
  }

  /** A snapshot is the whole truth, unless it is older than what is known. */
  snapshot(frame: Pick<Snapshot, 'seq' | 'log'>): Accepted {
    if (frame.seq < this.seq) return { fresh: false, gap: false }
    this.seq = frame.seq
    this.entries = new Map(frame.log.map((entry) => [entry.index, entry]))
    return { fresh: true, gap: false }
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

/** Shows frames one after the other with a least gap between them, so that quick moves of bots can be followed. */
export class Pacer<T> {
  private queue: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity
  private shown: T | null = null

  constructor(
    private readonly show: (frame: T) => void,
    /** Least time after a frame, milliseconds; null before the first. */
    private readonly gap: (shown: T | null) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(frame: T): void {
    this.queue.push(frame)
    if (this.timer === undefined) this.next()
  }

  /** Shows all that waits, at once: the person acts. */
  flush(): void {
    const frames = this.queue
    this.clear()
    for (const frame of frames) this.reveal(frame)
  }

  /** Forgets all that waits. */
  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
  }

  private next(): void {
    this.timer = undefined
    const [head] = this.queue
    if (head === undefined) return
    const wait = this.last + this.gap(this.shown) - this.now()
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait)
      return
    }
    this.queue.shift()
    this.reveal(head)
    this.next()
  }

  private reveal(frame: T): void {
    this.last = this.now()
    this.shown = frame
    this.show(frame)
  }
}
