/** What the server is asked for by a press. */
import { ApiError } from './api'
import { t } from './house.svelte'

/** Why something came to nothing, in words. */
export const reasonOf = (error: unknown): string => (error instanceof ApiError && error.message ? error.message : t('offline-text'))

/** Whether it is under way, and why it came to nothing. */
export class Attempt {
  busy = $state(false)
  failure = $state<string | null>(null)

  /** Does it, unless it is under way. Whether it is done now. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failure = null
    try {
      await work()
      return true
    } catch (error) {
      this.failure = reasonOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
