/** Calls that are not part of a running table. */
import type { Call } from './calls'
import type { Catalogue } from './texts'
import { backoff, newId } from './connection'
import type { ViewHeader } from './game'
import type { Aids, Clock, Course, GameInfo, LogPart, OptionValue, Replay, Summary, TableInfo } from './protocol'
import { server } from './server.svelte'
import { inLanguage } from './language'
import { underWay } from './underway'

/**
 * An answer other than 2xx: `code` is machine-readable, `message` a sentence for players. `offline`: no answer at all.
 * `passing`: the same question may be answered later.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly passing: boolean,
  ) {
    super(message)
  }
}

const OFFLINE = () => new ApiError('offline', '', true)

async function call<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(inLanguage(path), request).catch(() => {
    throw OFFLINE()
  })
  const data: unknown = await answer.json().catch(() => {
    // an answer that broke off says nothing; a refusal without words is still one
    if (answer.ok) throw OFFLINE()
    return {}
  })
  if (answer.ok) return data as T
  const { error = 'unknown', message = '' } = data as { error?: string; message?: string }
  throw new ApiError(error, message, answer.status === 429 || answer.status >= 500)
}

/** Reads what the page needs: what the server does not give is asked for again when it is back. Its refusal stands. */
export async function read<T>(path: string, body?: unknown): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call<T>(path, body)
    } catch (error) {
      if (!(error instanceof ApiError && error.passing)) throw error
      await server.back()
      if (attempt > 0) await new Promise((done) => setTimeout(done, backoff(attempt, Math.random())))
    }
  }
}

export const send = <T>(path: string, body: unknown, method?: string) => underWay(call<T>(path, body, method))

export type SeatChoice =
  | { kind: 'me'; name: string }
  | { kind: 'link'; name: string }
  | { kind: 'bot'; level: string; name: string }

export interface NewTable {
  game: string
  seats: SeatChoice[]
  options: Record<string, OptionValue>
  seed: number | null
  /** Whether the server draws who of `seats` sits where. */
  by_lot: boolean
  public: boolean
  spectators_talk: boolean
  clock: Clock | null
  aids: Aids
}

export interface Created {
  table: string
  tokens: Record<string, string>
  links: Record<string, string>
}

export const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const games = () => read<GameInfo[]>('/api/games')
export const texts = () => read<Catalogue>('/api/texts')
export const content = (game: string) => read<unknown>(`/api/games/${encodeURIComponent(game)}/content`)
export const rules = (game: string) => read<{ html: string }>(`/api/games/${encodeURIComponent(game)}/rules`)
export const tables = () => call<{ mine: Summary[]; open: Summary[] }>('/api/tables')
export const create = (table: NewTable) => send<Created>('/api/tables', table)
/** A table at which a game is taught. */
export const teach = (game: string, name: string, bots: readonly string[]) => send<Created>('/api/lessons', { game, name, bots })
export const claim = (table: string, token: string, name: string) => send<unknown>(`${at(table)}/claim`, { token, name })
/** Deletes a table of one's own, for everybody. */
export const remove = (table: string) => send<unknown>(at(table), {}, 'DELETE')
/** Leaves a game for good with these seats, one after the other; with the last but one of all seats it is over. */
export async function leave(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const answer = send<unknown>(`${at(table)}/commands`, { type: 'concede', request_id: newId(), seat })
    await answer.catch((error: unknown) => {
      if (!(error instanceof ApiError && ['game-over', 'seat-left'].includes(error.code))) throw error
    })
  }
}
/** Where a link leads: the seat, how it comes to it, whether somebody else has used it, whether it is this browser's already, who invites ("": nameless). */
export interface Invitation {
  seat: number
  way: 'seat' | 'freed' | 'back'
  used: boolean
  mine: boolean
  from: string
}
export const invitation = (table: string, token: string) => read<Invitation>(`${at(table)}/invitation`, { token })
/** A new link for an open seat; the one before leads there no more. */
export const invite = (table: string, seat: number) => send<{ link: string }>(`${at(table)}/invite`, { seat }).then(({ link }) => link)
/** A link that carries what this browser has, at a table or everywhere (null), to another one; `stays`: both have it then. Good for some seconds. */
export const carry = (table: string | null, stays: boolean) => send<{ link: string; seconds: number }>('/api/carry', { table, stays })
/** What such a link carries. */
export interface Carried {
  tables: number
  table: string | null
  stays: boolean
  /** It was made by this browser. */
  mine: boolean
  /** So many tables stay as they are: this browser has something of its own there. */
  left: number
}
export const lookAtCarry = (token: string) => read<Carried>('/api/carry/look', { token })
/** A device that plays what this browser has (`mine`), or whose seats this browser plays; at a table, or at all (null). */
export interface Companion {
  id: string
  mine: boolean
  table: string | null
  since: string
}
export const companions = () => read<{ companions: Companion[] }>('/api/carry').then(({ companions }) => companions)
/** Ends it, whichever side this is. */
export const endCompanion = (id: string) => send<unknown>(`/api/carry/${encodeURIComponent(id)}`, {}, 'DELETE')
export const takeCarry = (token: string) => send<{ table: string | null }>('/api/carry/take', { token })
/** Takes an open seat of a public table. */
export const sit = (table: string, seat: number, name: string) => send<unknown>(`${at(table)}/claim`, { seat, name })
/** A link that brings an own seat to another browser; one given out before does so no more. */
export const wayBack = (table: string, seat: number) => send<{ link: string }>(`${at(table)}/way_back`, { seat }).then(({ link }) => link)
/** A link that gives the seat of somebody who is away to somebody else. */
export const free = (table: string, seat: number) => send<{ link: string }>(`${at(table)}/free`, { seat }).then(({ link }) => link)
export const table = (id: string) => read<{ table: TableInfo }>(at(id)).then((answer) => answer.table)
/** Who a replay is seen by: a seat, a spectator (null), or with nothing hidden. */
export type Eyes = number | 'all' | null
const seenBy = (eyes: Eyes) => (eyes === null ? '' : `?seat=${eyes}`)
/** The lines of the log before line `before`. */
export const earlier = (table: string, seat: number | null, before: number) =>
  read<LogPart>(`${at(table)}/log?before=${before}${seat === null ? '' : `&seat=${seat}`}`)
export const replay = (table: string, eyes: Eyes) => read<Replay>(`${at(table)}/replay${seenBy(eyes)}`)
/** Some of the positions of a replay. */
export const views = (table: string, eyes: Eyes, page: number) =>
  read<{ views: readonly ViewHeader[] }>(`${at(table)}/replay/${page}${seenBy(eyes)}`).then((answer) => answer.views)
/** What lets a browser be called by this server; null: it calls nobody. */
export const callKey = () => call<{ key: string | null }>('/api/calls')
/** Where this browser is called, and what for. */
export const calls = (wanted: { endpoint: string; keys: { p256dh: string; auth: string }; calls: readonly Call[] }) => send<unknown>('/api/calls', wanted)
export const course = (table: string) => read<Course>(`${at(table)}/course`)
export const savePath = (table: string) => `${at(table)}/save`
