import { describe, expect, it } from 'vitest'
import { backoff, Connection, HEARTBEAT, SILENCE, type Clock, type Closing, type LinkEvents, type Opener } from '../src/lib/connection'
import type { Answer, Frame } from '../src/lib/protocol'

/** Time that passes only when told to. */
class Time implements Clock {
  now = 0
  private timers = new Map<number, { at: number; run: () => void }>()
  private next = 1

  set(run: () => void, ms: number): number {
    this.timers.set(this.next, { at: this.now + ms, run })
    return this.next++
  }
  clear(timer: number): void {
    this.timers.delete(timer)
  }
  random = (): number => 0.5

  pass(ms: number): void {
    const end = this.now + ms
    for (;;) {
      const due = [...this.timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!due) break
      this.timers.delete(due[0])
      this.now = due[1].at
      due[1].run()
    }
    this.now = end
  }
}

/** A line whose other end the test holds. */
class Wire {
  opened: { after: number | null; seat: number | null; on: LinkEvents; sent: Record<string, unknown>[]; closed: boolean }[] = []

  opener: Opener = (after, seat, on) => {
    const link = { after, seat, on, sent: [] as Record<string, unknown>[], closed: false }
    this.opened.push(link)
    return { send: (message) => link.sent.push(message as Record<string, unknown>), close: () => (link.closed = true) }
  }
  get last() {
    const link = this.opened.at(-1)
    if (!link) throw new Error('nothing opened')
    return link
  }
}

function line(...others: Wire[]) {
  const [time, wire] = [new Time(), new Wire()]
  const connection = new Connection([wire.opener, ...others.map((o) => o.opener)], time)
  connection.start()
  return { time, wire, connection }
}

const answer = (id: unknown, more: Partial<Answer> = {}): Frame => ({ type: 'answer', request_id: String(id), ok: true, ...more })

describe('backoff', () => {
  it('doubles, stays under the limit and within the jitter', () => {
    expect(backoff(0, 0)).toBe(200)
    expect(backoff(0, 1)).toBe(400)
    expect(backoff(3, 1)).toBe(3200)
    expect(backoff(1000, 1)).toBe(15_000)
  })
})

describe('Connection', () => {
  it('answers a request by its id', async () => {
    const { wire, connection } = line()
    wire.last.on.opened()
    const asked = connection.request({ type: 'rematch' })
    wire.last.on.received(answer(wire.last.sent[0]?.['request_id'], { table: 'x' }))
    expect(await asked).toMatchObject({ ok: true, table: 'x' })
  })

  it('sends an unanswered request again after a reconnect, under the same id', async () => {
    const { time, wire, connection } = line()
    wire.last.on.opened()
    const asked = connection.request({ type: 'undo', seat: 1 })
    const id = wire.last.sent[0]?.['request_id']
    wire.last.on.closed('broken')
    time.pass(1000)
    wire.last.on.opened()
    expect(wire.opened).toHaveLength(2)
    expect(wire.last.sent.map((m) => m['request_id'])).toEqual([id])
    wire.last.on.received(answer(id))
    expect((await asked).ok).toBe(true)
    wire.last.on.received(answer(id))
    wire.last.on.closed('broken')
    time.pass(1000)
    wire.last.on.opened()
    expect(wire.last.sent).toEqual([])
  })

  it('keeps requests made while offline', () => {
    const { wire, connection } = line()
    void connection.request({ type: 'hint', seat: 0 })
    expect(wire.last.sent).toEqual([])
    wire.last.on.opened()
    expect(wire.last.sent[0]).toMatchObject({ type: 'hint', seat: 0 })
  })

  it('continues after the last number seen, through the same seat', () => {
    const { time, wire, connection } = line()
    wire.last.on.opened()
    connection.look(2)
    connection.seen(17)
    wire.last.on.closed('broken')
    time.pass(1000)
    expect(wire.last).toMatchObject({ after: 17, seat: 2 })
  })

  it('tries for ever', () => {
    const { time, wire } = line()
    for (let i = 0; i < 40; i++) {
      wire.last.on.closed('broken')
      time.pass(15_000)
    }
    expect(wire.opened).toHaveLength(41)
  })

  it('falls back when the first way never opens, and comes back by the way that worked', () => {
    const fallback = new Wire()
    const { time, wire } = line(fallback)
    while (fallback.opened.length === 0) {
      wire.last.on.closed('broken')
      time.pass(15_000)
    }
    const tries = wire.opened.length
    fallback.last.on.opened()
    for (let i = 0; i < 3; i++) {
      fallback.last.on.closed('broken')
      time.pass(15_000)
    }
    expect(fallback.opened).toHaveLength(4)
    expect(wire.opened).toHaveLength(tries)
  })

  it('keeps to the first way once it worked', () => {
    const other = new Wire()
    const { time, wire } = line(other)
    wire.last.on.opened()
    for (let i = 0; i < 6; i++) {
      wire.last.on.closed('broken')
      time.pass(15_000)
    }
    expect(other.opened).toHaveLength(0)
  })

  it('pings, and gives a silent link up', () => {
    const { time, wire, connection } = line()
    wire.last.on.opened()
    time.pass(HEARTBEAT + 1)
    expect(wire.last.sent).toContainEqual({ type: 'ping' })
    time.pass(SILENCE)
    expect(wire.opened[0]?.closed).toBe(true)
    expect(connection.status).not.toBe('online')
  })

  it('stops at a table that does not exist', () => {
    const { time, wire, connection } = line()
    wire.last.on.closed('unknown')
    time.pass(60_000)
    expect(connection.status).toBe('refused')
    expect(wire.opened).toHaveLength(1)
  })

  it('stops at the table of a day that is still to be played', () => {
    const { time, wire, connection } = line()
    wire.last.on.closed('sealed')
    time.pass(60_000)
    expect(connection.status).toBe('sealed')
    expect(wire.opened).toHaveLength(1)
  })

  it('comes back as a spectator when the seat is not ours', () => {
    const { time, wire, connection } = line()
    connection.look(1)
    wire.last.on.closed('not-ours' satisfies Closing)
    time.pass(1000)
    expect(wire.last).toMatchObject({ after: null, seat: null })
  })

  it('ignores what an abandoned link still says', () => {
    const { time, wire, connection } = line()
    const heard: string[] = []
    connection.onframe = (frame) => heard.push(frame.type)
    const old = wire.last
    old.on.opened()
    old.on.closed('broken')
    time.pass(1000)
    old.on.received({ type: 'chat', id: 1, seat: null, name: '', text: 'late', message: null, at: '' })
    expect(heard).toEqual([])
  })
})

it('says on each line that nobody sees the page, once it is hidden', () => {
  const { wire, time, connection } = line()
  wire.last.on.opened()
  expect(wire.last.sent).toEqual([])
  connection.watch(true)
  wire.last.on.closed('broken')
  time.pass(1000)
  wire.last.on.opened()
  expect(wire.opened.slice(-2).map(({ sent }) => sent)).toEqual([[{ type: 'watch', hidden: true }], [{ type: 'watch', hidden: true }]])
  connection.watch(false)
  expect(wire.last.sent.at(-1)).toEqual({ type: 'watch', hidden: false })
})
