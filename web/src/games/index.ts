/** The one place where a game's own board is registered; a game that is not here gets the generic table. */
import type { GameModule, PictureRoom } from '../lib/game'

export const boards: Record<string, () => Promise<GameModule>> = {
  alicematic_heroes: () => import('./alicematic_heroes'),
  wonderlands_war: () => import('./wonderlands_war'),
  wonderland_xiii: () => import('./wonderland_xiii'),
}

/** The rooms of pictures, found by their place. */
export const rooms = import.meta.glob<PictureRoom>('./*/pictures/index.ts')
