/**
 * The line to a table: one link at a time (WebSocket, else SSE and POST), kept alive, reopened for ever, and commands that
 * are sent again until answered. It knows nothing of games or of the page.
 */
import type { Answer, Command, Frame } from './protocol'

/** `sealed`: the table of a day, which this browser has still to play. */
export type Status = 'connecting' | 'online' | 'offline' | 'refused' | 'sealed'

export type Closing = 'unknown' | 'sealed' | 'not-ours' | 'broken'

export interface LinkEvents {
  opened(): void
  received(frame: Frame): void
  /** Why: the table does not exist, the seat is not ours, or the line broke. */
  closed(why: Closing): void
}

export interface Link {
  send(message: object): void
  close(): void
}

/** Opens a link that continues after `after` (null: from a snapshot), seen from `seat` (null: spectator). */
export type Opener = (after: number | null, seat: number | null, on: LinkEvents) => Link

export interface Clock {
  set(run: () => void, ms: number): number
  clear(timer: number): void
  random(): number
}

export const HEARTBEAT = 15_000
export const SILENCE = 40_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** Attempts with the first way before the others get their turns. */
const PATIENCE = 2

interface Pending {
  message: Command & { request_id: string }
  settle: (answer: Answer) => void
}

const browserClock: Clock = {
  set: (run, ms) => setTimeout(run, ms) as unknown as number,
  clear: (timer) => clearTimeout(timer),
  random: Math.random,
}

/** Back-off with jitter: between half and the whole of a wait that doubles up to 15 s. Milliseconds. */
export function backoff(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 12))
  return wait / 2 + (wait / 2) * random
}

/** A request id that nobody uses twice. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('')

export class Connection {
  status: Status = 'connecting'
  onframe: (frame: Exclude<Frame, Answer | { type: 'pong' }>) => void = () => undefined
  onstatus: (status: Status) => void = () => undefined

  private link: Link | null = null
  private attempt = 0
  /** The way that has worked at this table. */
  private worked: number | null = null
  private after: number | null = null
  private seat: number | null = null
  private hidden = false
  private readonly pending = new Map<string, Pending>()
  private retry = 0
  private beat = 0
  private silence = 0
  private stopped = false

  constructor(
    private readonly openers: readonly [Opener, ...Opener[]],
    private readonly clock: Clock = browserClock,
  ) {}

  /** Starts, or starts over at once (the browser says it is online again). */
  start(): void {
    this.stopped = false
    this.drop()
    this.open()
  }

  stop(): void {
    this.stopped = true
    this.drop()
  }

  /** The last number that arrived; a new link continues from there. */
  seen(seq: number): void {
    this.after = seq
  }

  /** Looks through another seat; answered by a snapshot. */
  look(seat: number | null): void {
    this.seat = seat
    this.after = null
    if (this.status === 'online') this.link?.send({ type: 'look', seat })
  }

  /** Says whether anybody sees the page: who does not may be called otherwise. */
  watch(hidden: boolean): void {
    this.hidden = hidden
    if (this.status === 'online') this.link?.send({ type: 'watch', hidden })
  }

  /** Asks for a snapshot because something is missing. */
  resync(): void {
    this.look(this.seat)
  }

  /** Sends a command until it is answered, over as many links as that takes; the server carries a request out only once. */
  request(command: Command): Promise<Answer> {
    const message = { ...command, request_id: newId() }
    return new Promise((settle) => {
      this.pending.set(message.request_id, { message, settle })
      if (this.status === 'online') this.link?.send(message)
    })
  }

  private open(): void {
    this.become('connecting')
    let mine: Link | null = null
    let alive = true
    const current = () => alive && (mine === null || this.link === mine)
    const way = this.way()
    const opener = this.openers[way] ?? this.openers[0]
    mine = opener(this.after, this.seat, {
      opened: () => current() && this.opened(way),
      received: (frame) => current() && this.receive(frame),
      closed: (why) => {
        if (!current()) return
        alive = false
        this.closed(why)
      },
    })
    if (alive) this.link = mine
    this.listen()
  }

  /** Which way to try: the one that worked; while none has, the first with patience, then each in turn. */
  private way(): number {
    if (this.worked !== null) return this.worked
    return this.attempt < PATIENCE ? 0 : (this.attempt - PATIENCE + 1) % this.openers.length
  }

  private opened(way: number): void {
    this.attempt = 0
    this.worked = way
    this.become('online')
    if (this.hidden) this.link?.send({ type: 'watch', hidden: true })
    for (const { message } of this.pending.values()) this.link?.send(message)
    this.heartbeat()
  }

  private receive(frame: Frame): void {
    this.listen()
    if (frame.type === 'answer') this.answered(frame)
    else if (frame.type !== 'pong') this.onframe(frame)
  }

  private answered(answer: Answer): void {
    const waiting = this.pending.get(answer.request_id)
    this.pending.delete(answer.request_id)
    waiting?.settle(answer)
  }

  private closed(why: Closing): void {
    this.drop()
    if (why === 'unknown') return this.become('refused')
    if (why === 'sealed') return this.become('sealed')
    // a seat that is not ours any more: come back as a spectator and see which are
    if (why === 'not-ours') this.seat = this.after = null
    this.become('offline')
    if (this.stopped) return
    this.retry = this.clock.set(() => this.open(), backoff(this.attempt, this.clock.random()))
    this.attempt += 1
  }

  private drop(): void {
    for (const timer of [this.retry, this.beat, this.silence]) this.clock.clear(timer)
    const link = this.link
    this.link = null
    link?.close()
  }

  private heartbeat(): void {
    this.clock.clear(this.beat)
    this.beat = this.clock.set(() => {
      this.link?.send({ type: 'ping' })
      this.heartbeat()
    }, HEARTBEAT)
  }

  /** A link that says nothing for too long is dead, whatever the browser believes. */
  private listen(): void {
    this.clock.clear(this.silence)
    this.silence = this.clock.set(() => this.closed('broken'), SILENCE)
  }

  private become(status: Status): void {
    if (this.status === status) return
    this.status = status
    this.onstatus(status)
  }
}
