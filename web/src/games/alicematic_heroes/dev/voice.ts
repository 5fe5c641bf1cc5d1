/** The texts of the game and of its cards, as the server joins them. */
import type { Voice } from '../../../lib/game'
import { bundle, Speaker } from '../../../lib/texts'
import stored from './samples.json'

const lines = (messages: Readonly<Record<string, string>>): string =>
  Object.entries(messages)
    .map(([key, text]) => `${key} = ${text}`)
    .join('\n')

/** `source`: the game's en.ftl. */
export const speaker = (source: string, names: readonly string[]): Voice => new Speaker([bundle('en', `${source}\n${lines(stored.messages)}\n`)], () => names)
