/** The queue of moves: each is played over the old picture, then its position is shown, one after the other and in bounded time. */

export interface Course<T> {
  /** The position after this move is now the one that is seen. */
  show: (frame: T) => void
  /** Plays the move over the position before it; must end when `signal` is aborted. */
  play: (frame: T, signal: AbortSignal) => Promise<void>
  /** How long a move takes in all where there is time, milliseconds. */
  slot: (frame: T) => number
  /** Longest time to catch up with whatever waits, milliseconds; 0: all is shown at once. */
  limit: () => number
  /** How many moves have not been shown yet. */
  behind?: (moves: number) => void
}

/** Less time than this for a move shows nothing, milliseconds. */
const BLINK = 60

/** Until so many milliseconds are over, or the signal ends it. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

export class Pacer<T> {
  /** What has not been shown yet; the first is the one that moves. */
  private queue: T[] = []
  private run: AbortController | null = null
  /** When the shown position has been seen long enough. */
  private free = -Infinity
  /** When the queue began to fill. */
  private since = 0

  constructor(
    private readonly course: Course<T>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(frame: T): void {
    if (this.queue.length === 0) this.since = this.now()
    this.queue.push(frame)
    this.count()
    if (this.course.limit() === 0) this.flush()
    else if (!this.run) void this.play((this.run = new AbortController()))
  }

  /** Shows all that waits, at once. */
  flush(): void {
    const frames = this.queue
    this.clear()
    for (const frame of frames) this.course.show(frame)
  }

  /** Forgets all that waits. */
  clear(): void {
    this.run?.abort()
    this.run = null
    this.queue = []
    this.free = -Infinity
    this.count()
  }

  private count(): void {
    this.course.behind?.(this.queue.length)
  }

  /** The time each of those that wait can have, so that all are shown within the limit. */
  private share(): number {
    return (this.since + this.course.limit() - this.now()) / this.queue.length
  }

  private async play(run: AbortController): Promise<void> {
    for (let head = this.queue[0]; head !== undefined; head = this.queue[0]) {
      await pause(Math.min(this.free - this.now(), this.share()), run.signal)
      if (run.signal.aborted) return
      const [start, share] = [this.now(), this.share()]
      if (share < BLINK) return this.flush()
      await this.perform(head, share, run.signal)
      if (run.signal.aborted) return
      this.queue.shift()
      this.course.show(head)
      this.count()
      this.free = start + Math.min(this.course.slot(head), share)
    }
    this.run = null
  }

  /** One move; what is not over in time breaks off. */
  private async perform(frame: T, longest: number, whole: AbortSignal): Promise<void> {
    const one = new AbortController()
    const signal = AbortSignal.any([whole, one.signal])
    // a picture that fails must not keep the game from going on
    await Promise.race([this.course.play(frame, signal).catch((error: unknown) => reportError(error)), pause(longest, signal)])
    one.abort()
  }
}
