/** What a table needs of a game besides its texts: its board, or the generic one, and its data. Loaded when first needed. */
import { boards } from '../games'
import { content } from './api'
import type { GameModule } from './game'
import { once } from './once'
import { part } from './server.svelte'

/** Whether the game brings a board of its own, and with it a picture for the lobby. */
export const hasBoard = (game: string): boolean => game in boards

export const boardOf = once<GameModule>((game) => part(boards[game] ?? (() => import('../generic').then((module) => module.generic))))
/** Board and data together; the same promise every time, so that nothing is drawn anew. */
export const partsOf = once((game) => Promise.all([boardOf(game), content(game)]))
