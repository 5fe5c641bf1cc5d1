/** Which position the board shows: the newest one, a moment late while the pieces of the last moves still travel. */
import type { Entry } from '../game'

interface Scene<View> {
  view: View
  events: readonly Entry[]
}

/** Plays what `events` did over the old picture; an aborted `signal` ends it at once. */
export type Animate = (board: Element, events: readonly Entry[], signal: AbortSignal) => Promise<void>

/** A board this many moves behind jumps to the newest one. */
const PATIENCE = 2
/** Milliseconds in which a new position fades in where nothing may travel. */
const FADE = 160

export class Showing<View> {
  private waiting: Scene<View>[] = []
  private moving: AbortController | null = null
  private newest: View
  /** Index of the last event that has been seen; going back in time and forth again replays nothing. */
  private seen = -1

  constructor(
    first: View,
    private readonly show: (view: View) => void,
    private readonly board: () => Element | undefined,
    private readonly animate: Animate,
  ) {
    this.newest = first
  }

  /** A new position came; with `motion` its events are played over the old one first. */
  take(view: View, events: readonly Entry[], motion: boolean): void {
    if (view === this.newest) return this.notice(events)
    this.newest = view
    const fresh = events.filter((entry) => entry.index > this.seen)
    this.notice(events)
    if (!motion && fresh.length) this.board()?.animate({ opacity: [0.55, 1] }, FADE)
    if (!motion || fresh.length === 0 || document.hidden || this.waiting.length >= PATIENCE) return this.skip()
    this.waiting.push({ view, events: fresh })
    if (!this.moving) void this.play()
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.waiting = []
    this.moving?.abort()
    this.moving = null
    this.show(this.newest)
  }

  private notice(events: readonly Entry[]): void {
    this.seen = Math.max(this.seen, ...events.map((entry) => entry.index))
  }

  private async play(): Promise<void> {
    const moving = (this.moving = new AbortController())
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const board = this.board()
      if (board) await this.animate(board, scene.events, moving.signal)
      if (moving.signal.aborted) return
      this.show(scene.view)
      // let the new position be drawn before its pieces are looked for
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (moving.signal.aborted) return
    }
    this.moving = null
  }
}
