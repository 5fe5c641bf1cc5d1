/** The two ways to a table: a WebSocket, or server-sent events with commands by POST where WebSockets are blocked. */
import type { Closing, Link, Opener } from './connection'
import { inLanguage } from './language'
import type { Frame } from './protocol'

/** Close codes of the server: 4000 and the HTTP status. */
const CLOSINGS: Record<number, Closing> = { 4403: 'not-ours', 4404: 'unknown' }

function query(after: number | null, seat: number | null): string {
  const search = new URLSearchParams()
  if (after !== null) search.set('after', String(after))
  if (seat !== null) search.set('seat', String(seat))
  if (document.hidden) search.set('hidden', '1')
  const text = search.toString()
  return inLanguage(text && `?${text}`)
}

const parse = (data: unknown): Frame => JSON.parse(String(data)) as Frame

export function webSocket(table: string): Opener {
  return (after, seat, on): Link => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query(after, seat)}`)
    socket.onopen = () => on.opened()
    socket.onmessage = (event) => on.received(parse(event.data))
    socket.onclose = (event) => on.closed(CLOSINGS[event.code] ?? 'broken')
    return {
      send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => {
        socket.onclose = null
        socket.close()
      },
    }
  }
}

export function eventStream(table: string): Opener {
  const base = `/api/tables/${encodeURIComponent(table)}`
  return (after, seat, on): Link => {
    let stream: EventSource | null = null
    const open = (from: number | null, through: number | null) => {
      stream?.close()
      stream = new EventSource(base + '/events' + query(from, through))
      stream.onopen = () => on.opened()
      stream.onmessage = (event) => on.received(parse(event.data))
      stream.onerror = () => on.closed('broken')
    }
    const post = async (message: object) => {
      const answer = await fetch(inLanguage(base + '/commands'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      })
      on.received((await answer.json()) as Frame)
    }
    open(after, seat)
    return {
      send(message) {
        if ('type' in message && message.type === 'look') open(null, (message as unknown as { seat: number | null }).seat)
        else post(message).catch(() => on.closed('broken'))
      },
      close: () => stream?.close(),
    }
  }
}
