/** Positions of real games, their data, and the texts as the server joins them. */
import { readFileSync } from 'node:fs'
import type { Decision, ExplainContext, Voice } from '../../../lib/game'
import { bundle, Speaker } from '../../../lib/texts'
import type { View } from '../types'
import stored from './samples.json'
import positions from './scenes.json'

const read = (name: string): string => readFileSync(new URL(`../../../../../src/wabe/games/wonderlands_war/${name}`, import.meta.url), 'utf8')
const files = ['en.ftl', 'play.en.ftl', 'events.en.ftl', 'board.en.ftl', 'battle.en.ftl', 'factions.en.ftl'].map(read)
const records = Object.entries(stored.messages).map(([key, text]) => `${key} = ${text || '{ "" }'}`)

/** The catalogue's text. */
export const source = [...files, ...records].join('\n')

export const speaker = (names: readonly string[] = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']): Voice => new Speaker([bundle('en', `${source}\n`)], () => names)

export interface Sample {
  name: string
  view: View
  decision: Decision | null
  odds: Record<string, unknown>
  sheet?: unknown
}

export const content: unknown = stored.content
export const scenes = positions as unknown as Sample[]

/** The first position of a game at this step. */
export function sceneAt(name: string): Sample {
  const found = scenes.find((scene) => scene.name === name)
  if (!found) throw new Error(`no scene ${name}`)
  return found
}

export const contextOf = (scene: Sample): ExplainContext => ({ ...scene, content })
