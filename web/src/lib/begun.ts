/** The lesson of each game that was begun in this browser and is not finished. */
import { keep, recall } from './settings.svelte'

const key = (game: string) => `wabe:lesson:${game}`
/** Its table; null: there is none. */
export const begun = (game: string): string | null => recall<string | null>(key(game), null)
export const note = (game: string, table: string | null): void => keep(key(game), table)
