/** What an analysis of a finished game says, and how it stands with one (docs/protocol.md). */
import type { Message } from '../lib/game'

/** An action in words, by whom. */
export interface Move {
  seat: number
  label: Message
}

/** What each seat could expect in the position after `at` actions, shares of the win. */
export interface Chances {
  at: number
  win: readonly number[]
}

/** A choice in position `at` that cost this share of the win. */
export interface Choice {
  at: number
  seat: number
  chapter: Message
  /** What was asked. */
  prompt: Message
  chosen: Move
  better: Move
  cost: number
  error: number
  reason: Message | null
  line: readonly Move[]
}

/** What the choices of a seat cost, all together. */
export interface Skill {
  cost: number
  error: number
  judged: number
}

/** What chance brought with action `at`. */
export interface Stroke {
  at: number
  amount: number
  error: number
  move: Move
  what: readonly Message[]
}

export interface Report {
  /** Actions that can only be shown as other rules played them. */
  skipped: number
  chances: readonly Chances[]
  choices: readonly Choice[]
  /** Of each seat. */
  skill: readonly Skill[]
  luck: readonly { total: number; error: number; events: readonly Stroke[] }[]
}

export type Standing =
  | { state: 'none' }
  /** So many others come first. */
  | { state: 'waiting'; ahead: number }
  /** The share that is done; null: not known. */
  | { state: 'running'; share: number | null }
  | { state: 'failed'; message: string }
  /** This server makes none. */
  | { state: 'off'; message: string }
  | { state: 'done'; report: Report }

/** Whether it is being made, or is going to be. */
export const isUnderWay = ({ state }: Standing): boolean => state === 'waiting' || state === 'running'

/** How it stands after `next` was told: a share that somebody else knows is the one known before. */
export function followed(before: Standing | null, next: Standing): Standing {
  return next.state === 'running' && next.share === null && before?.state === 'running' ? before : next
}

/** Index of the last position whose chances are known and that is not after position `at`; 0 if there is none. */
export const known = (chances: readonly Chances[], at: number): number =>
  Math.max(
    0,
    chances.findLastIndex((one) => one.at <= at),
  )

/** Index of the position nearest to `at` whose chances are known. */
export function nearest(chances: readonly Chances[], at: number): number {
  const before = known(chances, at)
  const [a, b] = [chances[before], chances[before + 1]]
  return a && b && b.at - at < at - a.at ? before + 1 : before
}

/** The chance of a seat at any position: on the straight line between the known ones. */
export function between(chances: readonly Chances[], at: number, seat: number): number {
  const before = known(chances, at)
  const [a, b] = [chances[before], chances[before + 1]]
  const [from, to] = [a?.win[seat] ?? 0, b?.win[seat] ?? a?.win[seat] ?? 0]
  return a && b ? from + ((to - from) * (Math.max(at, a.at) - a.at)) / (b.at - a.at) : from
}

/** What a number is uncertain by, as both are written: never by less than one in the last digit. */
export const margin = (error: number, digit = 1): number => Math.max(digit, error)

/** A share as a whole number of percent. */
export const percent = (share: number): number => Math.round(share * 100) + 0

/** What each of so many comes to on average, in tenths of a percent: 1.2 for 0.12 in ten. */
export const tenths = (sum: number, count: number): number => Math.round((1000 * sum) / Math.max(1, count)) / 10 + 0
