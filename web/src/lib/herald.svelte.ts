/** Tells that it is one's turn or that the game is over, wherever one looks: in the title, to a screen reader, by a sound. */
import { announcer } from './announce.svelte'
import { setTitle } from './attention.svelte'
import { callsFor, standing, type Call, type Standing } from './calls'
import type { Voice } from './game'
import { t } from './house.svelte'
import type { Look, TableInfo } from './protocol'
import { ring } from './sound'

export interface Told {
  /** The position that is shown. */
  look: Look
  info: TableInfo
  voice: Voice
  /** Who waits, or after the end who won, in words. */
  waiting: string
}

/** Begins to tell of a table; within a component. */
export function herald(told: () => Told): void {
  let before: Standing | null = null
  const sound = (call: Call, { won }: Standing) => {
    if (call === 'turn') ring('turn')
    else if (won) ring('win')
  }
  $effect(() => {
    const { look, voice, waiting } = told()
    const turn = !look.view.over && look.decision ? t('title-yours') : waiting
    setTitle(t('title-table', { turn, game: voice.text('title') }), look.decision !== null && !look.view.over)
  })
  $effect(() => {
    const { look, voice } = told()
    if (look.decision) announcer.call(t('announce-yours', { prompt: voice.say(look.decision.prompt) }))
  })
  $effect(() => {
    const { look, info } = told()
    const now = standing(look.view, info.seats.flatMap(({ seat, mine }) => (mine ? [seat] : [])))
    for (const call of callsFor(before, now)) sound(call, now)
    before = now
  })
}
