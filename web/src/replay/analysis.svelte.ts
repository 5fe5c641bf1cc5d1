/** The analysis of one table: looked for, asked for, waited for. */
import * as api from '../lib/api'
import { t } from '../lib/house.svelte'
import { followed, isUnderWay, type Standing } from './report'

/** Milliseconds between two looks at one that is being made. */
const PAUSE = 1500

export class Analysis {
  /** Null until the server has said something. */
  standing = $state.raw<Standing | null>(null)
  /** Why it was not begun, or cannot be looked for. */
  refusal = $state('')
  private open = false
  private timer = 0
  private readonly path: string

  constructor(table: string) {
    this.path = `${api.at(table)}/analysis`
  }

  /** Follows how it stands, until the function that this returns is called. */
  follow(): () => void {
    this.open = true
    if (this.standing?.state !== 'done') void this.look()
    return () => {
      this.open = false
      clearTimeout(this.timer)
    }
  }

  /** Has it made. */
  async ask(): Promise<void> {
    await this.take(() => api.send<Standing>(this.path, {}))
  }

  private async look(): Promise<void> {
    const begun = this.standing !== null && isUnderWay(this.standing)
    await this.take(() => api.read<Standing>(this.path))
    // the server that made it has ended
    if (begun && this.standing?.state === 'none') await this.ask()
  }

  private async take(answer: () => Promise<Standing>): Promise<void> {
    clearTimeout(this.timer)
    this.refusal = ''
    try {
      this.standing = followed(this.standing, await answer())
    } catch (error) {
      this.refusal = (error instanceof api.ApiError && error.message) || t('offline-text')
    }
    if (this.open && this.standing && isUnderWay(this.standing)) this.timer = window.setTimeout(() => void this.look(), PAUSE)
  }
}
