/** The clocks of a table as they run on this page between two words of the server, which alone moves them. */
import type { Times } from './protocol'

/** How often what is shown is looked at anew; milliseconds. */
const TICK = 200

export class Clocks {
  private times = $state.raw<Times | null>(null)
  /** When that was said. */
  private said = $state(0)
  private now = $state(0)
  private timer = 0

  /** `clock`: milliseconds that only go on. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** What the server says now; undefined: nothing runs. */
  take(times: Times | undefined): void {
    this.times = times ?? null
    this.said = this.now = this.clock()
    this.tick()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Milliseconds that a seat has left; null: it has no clock. */
  left(seat: number): number | null {
    const left = this.times?.left?.[seat]
    return left === undefined ? null : Math.max(0, left - (this.runs(seat) ? this.gone : 0))
  }

  runs(seat: number): boolean {
    return this.times?.runs?.includes(seat) ?? false
  }

  /** Those whose time runs. */
  get running(): readonly number[] {
    return this.times?.runs ?? []
  }

  /** In how many milliseconds a bot can be called for a seat; null: its player is there. */
  botIn(seat: number): number | null {
    const wait = this.times?.bot_in?.[seat] ?? null
    return wait === null ? null : Math.max(0, wait - this.gone)
  }

  private get gone(): number {
    return this.now - this.said
  }

  private readonly tick = (): void => {
    clearTimeout(this.timer)
    this.now = this.clock()
    const { runs = [], bot_in = [] } = this.times ?? {}
    if (runs.length > 0 || bot_in.some((wait) => wait !== null && wait > this.gone)) this.timer = setTimeout(this.tick, TICK) as unknown as number
  }
}
