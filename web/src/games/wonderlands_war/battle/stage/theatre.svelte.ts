/** What is played on the stage of a battle while a move is shown: the chips of one draw, large, and what comes of them; then who has won. */
import type { Entry } from '../../../../lib/game'
import type { Chip } from '../../types'

export type Fate = 'madness' | 'shield' | 'bust'

/** What one participant has chosen, turned over together with the others'. */
export interface Turned {
  seat: number
  /** Null: halted. */
  chip: Chip | null
  fate: Fate | null
  /** Units that it has cost. */
  lost: readonly string[]
  /** By how much the Strength has changed so far, and what it is then; null before. */
  change: number
  strength: number | null
}

export interface Draw {
  /** The battle begins, or ends, with it. */
  first: boolean
  last: boolean
  /** Whether faces are up. */
  open: boolean
  turned: readonly Turned[]
}

/** The end of a battle, as far as it has been told. */
export interface Outcome {
  told: Entry
  winners: readonly number[]
  /** Of whom a Castle is set, and the event that says so. */
  castles: readonly { seat: number; how: Entry }[]
  vp: ReadonlyMap<number, number>
}

/** Longer than the curtain takes to fall, milliseconds. */
const FALL = 450

class Theatre {
  draw = $state.raw<Draw | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  /** The move is over, and what has been played fades. */
  falling = $state(false)
  /** Whether anybody looks at it. */
  watched = false
  /** Another battle has begun than the one that the board shows. */
  changed = false
  private last = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Before a move is shown. */
  begin(events: readonly Entry[], watched: boolean): void {
    this.clear()
    const draw = events.findIndex(({ kind }) => kind === 'drew')
    this.last = draw >= 0 && events.slice(draw).some(({ kind }) => kind === 'battle-ended')
    this.changed = false
    this.watched = watched
  }

  /** A battle begins. */
  change(): void {
    this.changed = true
  }

  /** After a move; what was broken off is gone at once. */
  end(broken: boolean): void {
    if (broken) return this.clear()
    this.falling = true
    this.timer = setTimeout(() => this.clear(), FALL)
  }

  private clear(): void {
    clearTimeout(this.timer)
    this.draw = this.outcome = null
    this.falling = false
  }

  /** Somebody's choice, face down; `null`: to halt. The first of a draw raises the curtain. */
  lay(seat: number, chip: Chip | null): void {
    const before = this.draw?.open === false ? this.draw.turned : []
    this.outcome = null
    this.draw = { first: this.changed, last: this.last, open: false, turned: [...before, { seat, chip, fate: null, lost: [], change: 0, strength: null }] }
  }

  turn(): void {
    if (this.draw) this.draw = { ...this.draw, open: true }
  }

  /** Whether something of this seat lies there. */
  shows(seat: number): boolean {
    return this.draw?.turned.some((one) => one.seat === seat) === true
  }

  /** What has come of somebody's chip. */
  tell(seat: number, news: (one: Turned) => Partial<Turned>): void {
    if (this.draw) this.draw = { ...this.draw, turned: this.draw.turned.map((one) => (one.seat === seat ? { ...one, ...news(one) } : one)) }
  }

  /** Who has won, if anybody. */
  decide(told: Entry, winners: readonly number[]): void {
    this.outcome = { told, winners, castles: [], vp: new Map() }
  }

  award(seat: number, count: number): void {
    if (this.outcome) this.outcome = { ...this.outcome, vp: new Map(this.outcome.vp).set(seat, (this.outcome.vp.get(seat) ?? 0) + count) }
  }

  plant(seat: number, how: Entry): void {
    if (this.outcome) this.outcome = { ...this.outcome, castles: [...this.outcome.castles, { seat, how }] }
  }
}

export const theatre = new Theatre()
