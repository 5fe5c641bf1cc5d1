/** What a screen reader is told: politely (the log) or at once ("your turn"). */

import { untrack } from 'svelte'

class Announcer {
  polite = $state('')
  urgent = $state('')

  /** A text equal to the last one is spoken again. */
  say(text: string): void {
    this.polite = text === untrack(() => this.polite) ? `${text}\u00a0` : text
  }

  call(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
