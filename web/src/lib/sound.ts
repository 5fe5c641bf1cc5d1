/** When something is heard: the program makes its sounds itself (`synth.ts`, loaded for the first of them). */
import { cueOf, soundOf, type Cues, type Sound } from './cues'
import type { Entry } from './game'
import { settings } from './settings.svelte'

/**
 * Plays a sound in `after` milliseconds, unless silence is wanted or nobody has touched the page yet: browsers allow none
 * before. A page that nobody sees is silent, but for what calls.
 */
export function ring(sound: Sound, after = 0, calls = false): void {
  const { sound: on, volume } = settings.values
  if (!on || volume === 0 || (document.hidden && !calls) || navigator.userActivation?.hasBeenActive === false) return
  // without it a game goes on in silence
  import('./synth').then(({ synth }) => synth.play(sound, volume, after)).catch(() => undefined)
}

/** The first game in this browser has begun: from now on there are sounds, unless somebody has said something else. */
export function begin(): void {
  settings.values.sound ??= true
}

/** Plays what is heard when a piece begins to move. */
export const cued =
  (cues: Cues | undefined) =>
  (entry: Entry, delay = 0): void => {
    const cue = cueOf(cues, entry)
    if (cue) ring(cue[0], (delay + cue[1]) / settings.tempo)
  }

/** Plays the one sound of a move that is seen at once. */
export const cuedAtOnce =
  (cues: Cues | undefined) =>
  (events: readonly Entry[]): void => {
    const sound = soundOf(cues, events)
    if (sound) ring(sound)
  }
