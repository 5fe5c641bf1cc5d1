/** Something of the day: it comes anew when the day is over, and where it is refused it goes and is asked for again. */
import { reasonOf } from '../lib/attempt.svelte'
import { DayClock } from './countdown.svelte'

/** Until the next try, milliseconds. */
const AGAIN = 30_000

export class OfDay<T extends { readonly seconds: number }> {
  /** Null: it has not come. */
  found = $state.raw<T | null>(null)
  /** Why it was refused. */
  failure = $state<string | null>(null)
  readonly clock = new DayClock()
  private stop: () => void = () => undefined
  private left = false

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Begins; call the result when its page is left. */
  start(): () => void {
    void this.load()
    return () => {
      this.left = true
      this.stop()
    }
  }

  private readonly load = async (): Promise<void> => {
    this.stop()
    try {
      this.take(await this.fetch())
    } catch (error) {
      this.refuse(reasonOf(error))
    }
  }

  private take(found: T): void {
    if (this.left) return
    this.found = found
    this.failure = null
    this.stop = this.clock.start(found.seconds, this.load)
  }

  private refuse(why: string): void {
    if (this.left) return
    this.found = null
    this.failure = why
    const timer = setTimeout(this.load, AGAIN)
    this.stop = () => clearTimeout(timer)
  }
}
