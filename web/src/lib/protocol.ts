/** Frames of the online table as docs/protocol.md describes them. */
import type { Action, Decision, Entry, Form, Gain, Message, Target, ViewHeader } from './game'

export interface GameInfo {
  name: string
  alias: string
  min_players: number
  max_players: number
  /** Least and greatest length of a play. */
  minutes: readonly [number, number]
  /** 1 (light) to 5 (heavy). */
  weight: number
  /** Seat A has the first turn; else the set-up draws who has it. */
  seat_0_begins: boolean
  bots: readonly BotLevel[]
  options: readonly OptionInfo[]
  orders: readonly OrderInfo[]
  version: number
  /** There is a rules ledger (`/rules/<name>`). */
  rules: boolean
  /** Guided first games. */
  lessons: readonly { name: string; minutes: number }[]
}

/** A level of bots or a character of the game, as its record has it. */
export interface BotLevel {
  name: string
  character: boolean
  /** Where it plays unchosen. */
  roles: readonly string[]
  /** For a move at this server; null: it takes no time. */
  seconds: number | null
}

export type OptionValue = string | number | boolean

export interface OptionInfo {
  name: string
  default: OptionValue
  choices: readonly OptionValue[]
  rules: readonly string[]
}

/** How long players have: for each turn, or for the whole game and some more for each turn. */
export type Clock = { kind: 'turn'; seconds: number } | { kind: 'reserve'; seconds: number; increment: number }

/** What is left, in milliseconds from when it was said. */
export interface Times {
  /** By seat, at a table with a clock. */
  left?: readonly number[]
  /** The seats whose time runs. */
  runs?: readonly number[]
  /** By seat: when a bot can be called for who is away; null: nobody is. */
  bot_in?: readonly (number | null)[]
}

export interface TableSeat {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  level: string | null
  /** Its bot plays until its player is back; `ending`: who is back already, and gets it after this turn. */
  stand_in?: 'away' | 'ending' | null
  connected: boolean
  /** By a person, even if a bot plays it. */
  held: boolean
  mine: boolean
  thinking: boolean
}

export interface Aids {
  odds: boolean
  hints: boolean
  undo: boolean
}

export interface TableInfo {
  id: string
  game: string
  options: Readonly<Record<string, OptionValue>>
  aids: Aids
  clock?: Clock | null
  seats: readonly TableSeat[]
  over: boolean
  rematch: string | null
  secret_hash: string | null
  secret: string | null
  /** This browser made the table. */
  host: boolean
  spectators_talk: boolean
  seed?: number | null
  public: boolean
  /** The table of that day; `sealed`: others still play it. */
  daily: { day: string; sealed: boolean } | null
}

export interface Summary {
  table: string
  game: string
  players: number
  /** `held`: by a person, even if a bot plays it. */
  seats: readonly { name: string; kind: string; connected: boolean; held: boolean; mine: boolean }[]
  waiting: readonly number[]
  /** The seats that have left for good. */
  left: readonly number[]
  /** A game is taught here. */
  lesson: boolean
  /** It is the table of a day. */
  daily: boolean
  /** This browser made the table. */
  host: boolean
  over: boolean
  turn: number
  clock?: Clock | null
  times?: Times | null
  updated: string
  your_turn: boolean
  open_seats: readonly number[]
}

/** What a coach says to whoever learns at a table. */
export interface Lesson {
  name: string
  step: number
  steps: number
  /** Texts of the game, and the pieces that each is about. */
  pages: readonly { text: string; at: readonly Target[] }[]
  /** The action asked for; null: reading is enough. */
  awaits: Form | null
  /** The text to whoever has done something else; null: nobody has. */
  astray: string | null
  /** Nothing of it is left. */
  done: boolean
}

export interface Undo {
  allowed: boolean
  reason: Message | null
  /** The others may be asked to go back further than the rules let one. */
  ask: boolean
}

/** Somebody asks the others to go back to before their own last choice. */
export interface Ask {
  seat: number
  /** Who has not answered yet. */
  of: readonly number[]
  /** What would be taken back, as this seat had been told of it. */
  what: readonly Message[]
  /** How much more than that. */
  more: number
}

/** What may be said beforehand. */
export interface OrderInfo {
  name: string
  amounts: readonly { name: string; least: number; most: number; usual: number; odds: boolean }[]
  /** It passes with the part of the play in which it is given. */
  passing: boolean
}

/** What has been said beforehand for the seat looked through. */
export interface Orders {
  given: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The orders that may be given now. */
  open: readonly string[]
  /** What is asked now is answered by them in a moment. */
  answering: boolean
}

/** What one look at the table shows; snapshot and update share it. */
export interface Look {
  seq: number
  table: TableInfo
  times?: Times
  view: ViewHeader
  decision: Decision | null
  odds: Record<string, unknown>
  undo: Undo | null
  score_sheet: unknown
  ask: Ask | null
  /** Missing for spectators. */
  orders?: Orders
  /** Missing where nothing is taught. */
  lesson?: Lesson
}

/** Some lines of the log, one after the other. */
export interface LogPart {
  log: readonly Entry[]
  /** How many lines there are before these. */
  earlier: number
}

export interface Snapshot extends Look, LogPart {
  type: 'snapshot'
}

export interface Update extends Look {
  type: 'update'
  events: readonly Entry[]
}

export interface ChatLine {
  type: 'chat'
  /** Counts the lines of a table. */
  id: number
  seat: number | null
  name: string
  /** What somebody has written; empty where there is a message. */
  text: string
  /** What the table itself says, each in their language. */
  message: Message | null
  at: string
}

export interface HintLine extends Pick<Action, 'action' | 'label'> {
  form: Form
  visits: number
  value: number
  win: number | null
  /** Why the first one rather than the second; null for the others. */
  reason: Message | null
}

export interface Answer {
  type: 'answer'
  request_id: string
  ok: boolean
  seq?: number
  error?: string
  message?: string
  hint?: readonly HintLine[]
  table?: string
}

export type Frame = Snapshot | Update | ChatLine | Answer | { type: 'presence'; table: TableInfo; times?: Times } | { type: 'pong' }

export type Command =
  | { type: 'act'; seq: number; seat: number; form: Form }
  | { type: 'undo' | 'ask_undo' | 'hint' | 'hand_back' | 'concede'; seat: number }
  | { type: 'answer_undo'; seat: number; agree: boolean }
  | { type: 'order'; seat: number; order: string; amounts: Readonly<Record<string, number>> | null }
  | { type: 'coach'; seq: number; seat: number }
  | { type: 'take_over' | 'level'; seat: number; level: string }
  | { type: 'rematch' }
  | { type: 'name'; seat: number; name: string }
  | { type: 'chat'; seat: number | null; text: string }

export interface ReplayStep {
  seq: number
  seat: number | null
  label: Message | null
}

/** A finished game without its positions: these come in pages. */
export interface Replay {
  /** The set-up, then each action that was not taken back. */
  steps: readonly ReplayStep[]
  log: readonly Entry[]
  /** Positions of a page. */
  page: number
  secret: string | null
  secret_hash: string | null
}

/** How the points of a finished game came about. */
export interface Course {
  turns: readonly number[]
  /** Points of each seat at the end of each of these turns. */
  points: readonly (readonly number[])[]
  /** Those that were gained in play at a place of the board. */
  gains: readonly Gain[]
}
