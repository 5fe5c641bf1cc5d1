/** The texts of the game and of its cards, as the server joins them. */
import { readFileSync } from 'node:fs'
import type { Voice } from '../../../lib/game'
import { bundle, Speaker } from '../../../lib/texts'
import stored from './samples.json'

const read = (name: string): string => readFileSync(new URL(`../../../../../src/wabe/games/alicematic_heroes/${name}`, import.meta.url), 'utf8')
const files = ['en.ftl', 'map.en.ftl', 'kingdoms.en.ftl'].map(read)
const cards = Object.entries(stored.messages).map(([key, text]) => `${key} = ${text}`)

/** The catalogue's text. */
export const source = [...files, ...cards].join('\n')

export const speaker = (names: readonly string[]): Voice => new Speaker([bundle('en', `${source}\n`)], () => names)
