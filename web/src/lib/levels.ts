/** The levels of bots and the characters of a game: what the server's records say of them, and what they are called. */
import type { Voice } from './game'
import type { BotLevel, GameInfo } from './protocol'

type Choices = Pick<GameInfo, 'bots'>

/** The one that sits at a new table. */
export const usualLevel = ({ bots }: Choices): string => bots.find(({ roles }) => roles.includes('usual'))?.name ?? ''

/** Those that all games have, from kind to merciless, and the characters of this one. */
export const grouped = ({ bots }: Choices): Record<'levels' | 'characters', BotLevel[]> => ({
  levels: bots.filter(({ character }) => !character),
  characters: bots.filter(({ character }) => character),
})

/** As people call it at a game's table: by its own name where a level is no longer there. */
export function levelName(level: string, voice: Voice): string {
  const key = `bot-${level}`
  return voice.has(key) ? voice.text(key) : level
}

/** What choosing it means, with the time that it takes here. */
export const levelHelp = (level: BotLevel, voice: Voice): string => voice.text('set-up-level-help', { level: levelName(level.name, voice), help: timed(level, voice) })

/** How it plays, with the time that it takes here. */
export function timed({ name, seconds }: BotLevel, voice: Voice): string {
  const help = manner(name, voice)
  return seconds === null ? help : `${help} ${voice.text('set-up-level-time', { seconds })}`
}

/** How it plays, in one line. */
export const manner = (level: string, voice: Voice): string => voice.text(`bot-${level}-help`)
