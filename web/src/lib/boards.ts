/** Finds a game's own board, loaded when it is first needed; a game without one gets the generic table. */
import { boards } from '../games'
import type { GameModule } from './game'

const loaded = new Map<string, Promise<GameModule>>()

/** Whether the game brings a board of its own, and with it a picture for the lobby. */
export const hasBoard = (game: string): boolean => game in boards

export function boardOf(game: string): Promise<GameModule> {
  const known = loaded.get(game)
  if (known) return known
  const load = boards[game]
  const made = load ? load() : import('../generic').then((module) => module.generic)
  // a failed load must not stay: the next look tries again
  made.catch(() => loaded.delete(game))
  loaded.set(game, made)
  return made
}
