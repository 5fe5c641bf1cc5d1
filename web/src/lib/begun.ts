/** The lesson of each game that was begun in this browser and is not finished. */
import * as api from './api'
import { isTaught } from './lessons'
import type { Lesson } from './protocol'
import { keep, recall } from './settings.svelte'

const key = (game: string) => `wabe:lesson:${game}`
/** Its table; null: there is none. */
export const begun = (game: string): string | null => recall<string | null>(key(game), null)
const note = (game: string, table: string | null): void => keep(key(game), table)

/** Notes what a table shows to whoever sits there: that its lesson is under way, or that there is none to go on with. */
export function settle(game: string, table: string, lesson: Lesson | undefined): void {
  if (isTaught(lesson)) note(game, table)
  else if (begun(game) === table) note(game, null)
}

/** The table of the lesson that was left, if one can go on there. Whether it is gone only the server says. */
export async function stillThere(game: string): Promise<string | null> {
  const left = begun(game)
  if (left === null) return null
  const there = await api.table(left).catch((error: unknown) => {
    if (error instanceof api.ApiError && error.code === 'unknown-table') return null
    throw error
  })
  return there && there.seats.some(({ mine }) => mine) && !there.over ? left : null
}
