/** How the points of a finished game came about: asked for once, whoever shows it. */
import * as api from './api'
import type { Gain, ViewHeader } from './game'
import { once } from './once'

export const courseOf = once(api.course)

/** Where on the board they were gained: asked for when the last position is shown, nothing until it has come. */
export class Gains {
  private found = $state.raw<readonly Gain[]>([])
  private asked = false

  constructor(private readonly table: string) {}

  /** Those that a position tells. */
  of(view: ViewHeader | undefined): readonly Gain[] {
    if (!view?.over) return []
    if (!this.asked) void this.load()
    return this.found
  }

  private async load(): Promise<void> {
    this.asked = true
    const course = await courseOf(this.table).catch(() => null)
    if (course) this.found = course.gains
  }
}
