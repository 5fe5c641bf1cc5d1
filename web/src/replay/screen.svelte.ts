/** Where a replay is seen: a step forward is played as at a table, any other leap is there at once. */
import type { Entry, ViewHeader } from '../lib/game'
import { Pacer } from '../lib/pacer'
import { settings } from '../lib/settings.svelte'

export interface Shown {
  at: number
  seq: number
  view: ViewHeader
  /** What has just led to it. */
  events: readonly Entry[]
}

export class Screen {
  /** The position that the picture shows, a moment late while pieces travel. */
  seen = $state.raw<Shown | null>(null)
  private last: number
  private readonly pacer: Pacer<Shown>

  /** `at`: the step at which it begins; `play`: shows what happened; `speed`: how many times faster than usual. */
  constructor(at: number, play: (events: readonly Entry[], signal: AbortSignal) => Promise<void>, speed: () => number) {
    this.last = at
    this.pacer = new Pacer<Shown>({
      show: (one) => (this.seen = one),
      play: ({ events }, signal) => play(events, signal),
      slot: () => 0,
      limit: () => (document.hidden ? 0 : settings.limit / speed()),
    })
  }

  take(next: Shown): void {
    const forward = next.at === this.last + 1
    this.last = next.at
    if (forward) return this.pacer.push(next)
    // only one step forward lets pieces travel
    this.pacer.clear()
    this.seen = { ...next, events: [] }
  }

  /** Shows at once what is still being played. */
  flush(): void {
    this.pacer.flush()
  }

  clear(): void {
    this.pacer.clear()
  }
}
