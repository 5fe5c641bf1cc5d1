/** The pictures of a game beside how to play: loaded when somebody reads that page, so that they weigh on no other. */
import { rooms } from '../games'
import { content } from './api'
import type { Action, Picture, Target } from './game'
import { once } from './once'
import { part } from './server.svelte'

export interface Shown {
  pictures: readonly Picture[]
  content: unknown
}

export const none: Shown = { pictures: [], content: null }

/** Pictures and the data that they show; none for a game that has no pictures. */
export const picturesOf = once<Shown>(async (game) => {
  const room = rooms[`./${game}/pictures/index.ts`]
  if (!room) return none
  const [{ pictures }, data] = await Promise.all([part(room), content(game)])
  return { pictures, content: data }
})

/** What parts of a board need of a table where nothing can be done. */
export const still = {
  legal: new Map<Target, readonly Action[]>(),
  highlight: new Set<Target>(),
  selected: null,
  onpick: () => {},
  onact: () => {},
  onfocus: () => {},
}
