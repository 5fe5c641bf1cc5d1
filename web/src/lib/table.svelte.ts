/** A table as this browser sees it: what is shown, the log, the chat, and the commands a person can give. */
import { tick } from 'svelte'
import * as api from './api'
import { Clocks } from './clocks.svelte'
import { Connection, type Status } from './connection'
import { Gains } from './course.svelte'
import type { Action, BoardProps, Entry } from './game'
import type { Answer, ChatLine, Command, Frame, HintLine, Look, Snapshot, TableInfo, Update } from './protocol'
import { Pacer } from './pacer'
import { keep, recall, settings } from './settings.svelte'
import { Tail } from './tail'
import { underWay } from './underway'
import { eventStream, webSocket } from './transport'

/** Moves kept so that a log line can show how the table looked then. */
const REMEMBERED = 400

export class Table {
  status = $state<Status>('connecting')
  /** Seats, presence, aids; newest of all frames. */
  info = $state.raw<TableInfo | null>(null)
  /** How time runs; as new as `info`. */
  readonly clocks = new Clocks()
  /** The position that is shown: everything on the page is of this moment. */
  look = $state.raw<Look | null>(null)
  /** What the shown position brought, for animations; empty after a snapshot. */
  events = $state.raw<readonly Entry[]>([])
  log = $state.raw<readonly Entry[]>([])
  /** How many lines of the log there are before these. */
  earlier = $state(0)
  /** The first action that is news to the holder of the seat looked through: all before it have been answered by one of their own. */
  since = $state(0)
  chat = $state.raw<readonly ChatLine[]>([])
  /** The seat looked through; null: spectator, or not yet known. */
  seat = $state<number | null>(null)
  /** A sentence from the server about what did not work. */
  notice = $state<string | null>(null)
  hint = $state.raw<readonly HintLine[] | null>(null)
  /** Commands under way, by what they do. */
  busy = $state<Command['type'] | null>(null)

  /** How many moves have arrived that are not shown yet. */
  behind = $state(0)
  /** The newest position that has arrived, shown or not; null before the first move. */
  newest = $state.raw<Look | null>(null)

  /** How many beats a move needs to be followed; a game may know better. */
  beats: (events: readonly Entry[]) => number = () => 1
  /** Plays moves over the picture; without it positions change in place. */
  animate: (events: readonly Entry[], signal: AbortSignal) => Promise<void> = () => Promise.resolve()
  /** Sounds a move that is seen at once, without having been played. */
  sound: (events: readonly Entry[]) => void = () => undefined

  /** The last move that was played, to its end or not. */
  private played: Update | null = null
  private readonly tail = new Tail()
  private readonly connection: Connection
  private readonly pacer = new Pacer<Update>({
    show: (frame) => {
      if (this.played !== frame) this.sound(frame.events)
      this.show(frame, frame.events)
    },
    play: async (frame, signal) => {
      this.played = frame
      // the position before must have been drawn
      await tick()
      await this.animate(frame.events, signal)
    },
    slot: ({ events }) => settings.slot * this.beats(events),
    limit: () => (document.hidden ? 0 : settings.limit),
    behind: (moves) => (this.behind = moves),
  })
  /** The action that answered the last own decision: what was asked before it is settled. */
  private answered = -1
  private past = new Map<number, Look>()
  private reading: Promise<void> | null = null

  private readonly gains: Gains

  constructor(readonly id: string) {
    this.gains = new Gains(id)
    this.connection = new Connection([webSocket(id), eventStream(id)])
    this.connection.onstatus = (status) => (this.status = status)
    this.connection.onframe = (frame) => this.take(frame)
  }

  start(): void {
    this.watch()
    document.addEventListener('visibilitychange', this.watch)
    this.connection.start()
  }

  private readonly watch = () => this.connection.watch(document.hidden)

  stop(): void {
    document.removeEventListener('visibilitychange', this.watch)
    this.pacer.clear()
    this.clocks.stop()
    this.connection.stop()
  }

  /** Opens a new link at once, without waiting for the back-off; `anyway`: even if the old one works (a seat was taken). */
  retry(anyway = false): void {
    if (anyway || this.status !== 'online') this.connection.start()
  }

  /** Looks through another seat of this browser. */
  through(seat: number | null): void {
    this.pacer.clear()
    this.seat = seat
    this.hint = null
    this.past.clear()
    this.tail.seq = -1
    this.connection.look(seat)
  }

  /** Shows at once what still waits to be shown. */
  skip(): void {
    this.pacer.flush()
  }

  /** What came with the newest position, or with one of before: all up to it, and in the end where the points came from. */
  told(back: Look | null): Pick<BoardProps, 'events' | 'log' | 'since' | 'gains'> {
    if (back) return { events: [], log: this.log.filter(({ seq }) => seq <= back.seq), since: back.seq, gains: this.gains.of(back.view) }
    return { events: this.events, log: this.log, since: this.since, gains: this.gains.of(this.look?.view) }
  }

  /** How the table looked after action `seq`, if this page saw it. */
  remembered(seq: number): Look | null {
    return this.past.get(seq) ?? null
  }

  /** Reads some lines before those that are known, if there are any. */
  readEarlier(): Promise<void> {
    return (this.reading ??= this.fetchEarlier().finally(() => (this.reading = null)))
  }

  private async fetchEarlier(): Promise<void> {
    const [[first], seat] = [this.tail.log, this.seat]
    if (!first || this.tail.earlier === 0) return
    const part = await api.earlier(this.id, seat, first.index)
    if (seat === this.seat && this.tail.prepend(part, first.index)) this.showLog(this.look?.seq ?? this.tail.seq)
  }

  private showLog(until: number): void {
    this.log = this.tail.log.filter((entry) => entry.seq <= until)
    this.earlier = this.tail.earlier
  }

  async act(action: Action): Promise<Answer | null> {
    this.skip()
    const { look, seat } = this
    if (!look || seat === null) return null
    keep(this.sinceKey, look.seq + 1)
    this.since = look.seq + 1
    const answer = await this.command({ type: 'act', seq: look.seq, seat, form: action.form })
    if (answer.ok) this.answered = Math.max(this.answered, answer.seq ?? -1)
    if (this.look) this.look = this.unanswered(this.look)
    return answer
  }

  private get sinceKey(): string {
    return `wabe:since:${this.id}:${this.seat}`
  }

  /** What `since` is at a position: remembered by this browser, or this is the first that it sees. */
  private sinceAt({ seq }: Look): number {
    if (this.seat === null) return seq
    const since = recall(this.sinceKey, seq)
    keep(this.sinceKey, since)
    return since
  }

  /** A position without the question that has been answered since. */
  private unanswered(look: Look): Look {
    return look.decision && look.seq < this.answered ? { ...look, decision: null } : look
  }

  async askHint(): Promise<void> {
    if (this.seat === null) return
    const answer = await this.command({ type: 'hint', seat: this.seat })
    if (answer.ok) this.hint = answer.hint ?? []
  }

  /** Sends a command; a refusal becomes the notice. */
  async command(command: Command): Promise<Answer> {
    this.busy = command.type
    this.notice = null
    const answer = await underWay(this.connection.request(command))
    this.busy = null
    if (!answer.ok) {
      this.notice = answer.message ?? null
      // the table has moved on while we decided: the newest position settles it
      if (answer.error === 'stale') this.connection.resync()
    }
    return answer
  }

  private take(frame: Exclude<Frame, Answer | { type: 'pong' }>): void {
    if (frame.type !== 'chat') this.clocks.take(frame.times)
    if (frame.type === 'presence') this.info = frame.table
    else if (frame.type === 'chat') this.takeChat(frame)
    else if (frame.view.seat !== this.seat) return this.elsewhere(frame)
    else if (frame.type === 'snapshot') this.takeSnapshot(frame)
    else if (frame.type === 'update') this.takeUpdate(frame)
  }

  /** Lines sent again after a reconnect are shown once. */
  private takeChat(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line]
  }

  /** A frame seen from a seat that we have left meanwhile (or not yet chosen) shows who sits here, nothing else. */
  private elsewhere(frame: Snapshot | Update): void {
    this.info = frame.table
  }

  private takeSnapshot(frame: Snapshot): void {
    if (!this.tail.snapshot(frame).fresh) return
    this.pacer.clear()
    this.connection.seen(frame.seq)
    this.show(frame, [])
  }

  private takeUpdate(frame: Update): void {
    const { fresh, gap } = this.tail.update(frame)
    if (fresh) {
      this.info = frame.table
      this.connection.seen(frame.seq)
      this.newest = frame
      this.pacer.push(frame)
    }
    if (gap) this.connection.resync()
  }

  private show(frame: Look, events: readonly Entry[]): void {
    const look = this.unanswered(frame)
    this.look = look
    this.since = this.sinceAt(frame)
    this.info = frame.table
    this.events = events
    this.showLog(frame.seq)
    this.hint = null
    this.past.set(frame.seq, look)
    const oldest = this.past.keys().next()
    if (this.past.size > REMEMBERED && !oldest.done) this.past.delete(oldest.value)
  }
}
