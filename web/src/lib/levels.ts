/** The levels of bots: what the server's records say of them, and what they are called. */
import { t } from './house.svelte'
import type { BotLevel, GameInfo } from './protocol'

/** The one that sits at a new table. */
export const usualLevel = ({ bots }: Pick<GameInfo, 'bots'>): string => bots.find(({ roles }) => roles.includes('usual'))?.name ?? ''

/** As people call it: by its own name where a level is no longer there. */
export function levelName(level: string): string {
  const key = `bot-${level}`
  const called = t(key)
  return called === key ? level : called
}

/** What choosing it means, with the time that it takes here. */
export function levelHelp({ name, seconds }: BotLevel): string {
  const help = t('set-up-level-help', { level: levelName(name), help: t(`bot-${name}-help`) })
  return seconds === null ? help : `${help} ${t('set-up-level-time', { seconds })}`
}
