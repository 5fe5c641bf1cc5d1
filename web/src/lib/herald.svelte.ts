/**
 * Tells that it is one's turn, that somebody has sat down, that the game is over: in the title, to a screen reader, by a
 * sound; and calls those who look elsewhere.
 */
import { announcer } from './announce.svelte'
import { setTitle } from './attention.svelte'
import { callsFor, joined, standing, SWITCHES, wanted, type Call, type Standing } from './calls'
import type { Seat, Voice } from './game'
import { t } from './house.svelte'
import type { Look, TableInfo } from './protocol'
import { settings } from './settings.svelte'
import { ring } from './sound'

export interface Told {
  /** The position that is shown. */
  look: Look
  info: TableInfo
  seats: readonly Seat[]
  voice: Voice
  /** Who waits, or after the end who won, in words. */
  waiting: string
}

/** Begins to tell of a table; within a component. */
export function herald(told: () => Told): void {
  let before: Standing | null = null
  /** What somebody was called for who has not been back since. */
  let missed = $state<string | null>(null)

  function sound(call: Call, won: boolean, away: boolean) {
    if (call === 'over' && won) ring('win', 0, away)
    else if (call === 'turn' || away) ring(call === 'joined' ? 'key' : 'turn', 0, away)
  }
  function callBack(call: Call, newcomers: readonly number[]) {
    const { look, info, seats, voice } = told()
    const title = t(`call-${call}`, { names: newcomers.map((seat) => seats[seat]?.name ?? ''), count: newcomers.length })
    missed = title
    if (!settings.values.notify) return
    const body = t('call-table', { game: voice.text('title'), names: seats.map(({ name }) => name) })
    const notice = { title, body, table: info.id, tag: `${info.id}:${call}:${look.seq}` }
    import('./caller').then(({ notify }) => notify(notice)).catch(() => undefined)
  }
  function seen() {
    if (document.hidden || missed === null) return
    missed = null
    const { info } = told()
    if (settings.values.notify) import('./caller').then(({ clear }) => clear(info.id)).catch(() => undefined)
  }

  $effect(() => {
    const { look, voice, waiting } = told()
    const turn = missed ?? (!look.view.over && look.decision ? t('title-yours') : waiting)
    setTitle(t('title-table', { turn, game: voice.text('title') }), missed !== null || (look.decision !== null && !look.view.over))
  })
  $effect(() => {
    const { look, voice } = told()
    if (look.decision) announcer.call(t('announce-yours', { prompt: voice.say(look.decision.prompt) }))
  })
  $effect(() => {
    const { look, info } = told()
    const now = standing(look.view, info.seats)
    for (const call of callsFor(before, now)) {
      const away = document.hidden && settings.values[SWITCHES[call]]
      sound(call, now.won, away)
      if (away) callBack(call, before ? joined(before, now) : [])
    }
    before = now
  })
  // push services forget, servers get new keys, people change what they want
  $effect(() => {
    if (settings.values.notify) void import('./caller').then(({ subscribe }) => subscribe(wanted(settings.values))).catch(() => undefined)
  })
  $effect(() => {
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  })
}
