/** The analysis of one table: looked for, asked for, waited for. */
import { untrack } from 'svelte'
import * as api from '../lib/api'
import { reasonOf } from '../lib/attempt.svelte'
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
  /** The number of the newest request; what comes of older ones does not count any more. */
  private newest = 0
  /** Whether this page has asked for the one that is being made. */
  private asked = false
  private readonly path: string

  constructor(table: string) {
    this.path = `${api.at(table)}/analysis`
  }

  /** Follows how it stands, until the function that this returns is called. An effect that does it hangs on nothing. */
  follow(): () => void {
    this.open = true
    untrack(() => {
      if (this.standing?.state !== 'done') void this.look()
    })
    return () => {
      this.open = false
      clearTimeout(this.timer)
    }
  }

  /** Has it made. */
  async ask(): Promise<void> {
    this.asked = true
    if (await this.take(() => api.send<Standing>(this.path, {}))) this.asked = !this.refusal && this.isUnderWay
  }

  private get isUnderWay(): boolean {
    return this.standing !== null && isUnderWay(this.standing)
  }

  private async look(): Promise<void> {
    if (!(await this.take(() => api.read<Standing>(this.path))) || this.refusal) return
    // the server that made it has ended
    if (this.asked && this.standing?.state === 'none') await this.ask()
    else this.asked &&= this.isUnderWay
  }

  /** Takes what the server answers, unless something newer has been asked meanwhile; whether it did. */
  private async take(answer: () => Promise<Standing>): Promise<boolean> {
    const number = ++this.newest
    clearTimeout(this.timer)
    this.refusal = ''
    let [standing, refusal] = [this.standing, '']
    try {
      standing = followed(standing, await answer())
    } catch (error) {
      refusal = reasonOf(error)
    }
    if (number !== this.newest) return false
    this.standing = standing
    this.refusal = refusal
    if (this.open && this.isUnderWay) this.timer = window.setTimeout(() => void this.look(), PAUSE)
    return true
  }
}
