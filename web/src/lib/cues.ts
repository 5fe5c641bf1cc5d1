/** The six sounds of the table, and which is heard at which event: each game says so in data. */
import type { Entry } from './game'

/** From the least to the most remarkable. */
export const SOUNDS = ['card', 'chip', 'key', 'turn', 'bust', 'win'] as const
export type Sound = (typeof SOUNDS)[number]

/** A sound, and how long after the piece has begun to move, milliseconds. */
export type Cue = Sound | readonly [Sound, number]
/** What is heard at which kind of event. */
export type Cues = Readonly<Record<string, Cue>>

/** What is heard at an event, and after how many milliseconds; null: nothing. */
export function cueOf(cues: Cues | undefined, { kind }: Entry): readonly [Sound, number] | null {
  const cue = cues?.[kind]
  if (cue === undefined) return null
  return typeof cue === 'string' ? [cue, 0] : cue
}

/** The one sound of a move that is seen at once: the most remarkable. */
export function soundOf(cues: Cues | undefined, events: readonly Entry[]): Sound | null {
  const sounds = events.map((entry) => SOUNDS.indexOf(cueOf(cues, entry)?.[0] as Sound))
  return SOUNDS[Math.max(-1, ...sounds)] ?? null
}
