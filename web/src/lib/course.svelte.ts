/** How the points of a finished game came about: asked for once, whoever shows it. */
import * as api from './api'
import type { Gain } from './game'
import { once } from './once'

export const courseOf = once(api.course)

/** Where on the board they were gained; nothing until it has come. */
export class Gains {
  found = $state.raw<readonly Gain[]>([])

  constructor(private readonly table: string) {}

  load(): void {
    courseOf(this.table).then(
      ({ gains }) => (this.found = gains),
      () => undefined,
    )
  }
}
