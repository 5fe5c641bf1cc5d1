/**
 * Tells that it is one's turn, that somebody has sat down, that the game is over: in the title, to a screen reader, by a
 * sound; and calls those who look elsewhere.
 */
import { untrack } from 'svelte'
import { announcer } from './announce.svelte'
import { setTitle } from './attention.svelte'
import { callsFor, joined, standing, SWITCHES, wanted, type Call, type Standing } from './calls'
import type { Seat, Voice } from './game'
import { t } from './house.svelte'
import type { Look, TableInfo } from './protocol'
import { settings } from './settings.svelte'
import { ring } from './sound'

/** What is told of: getters, so that whatever is told depends only on what it reads. */
export interface Told {
  /** The position that is shown. */
  readonly look: Look
  readonly info: TableInfo
  readonly seats: readonly Seat[]
  readonly voice: Voice
  /** Who waits, or after the end who won, in words. */
  readonly waiting: string
}

/** Begins to tell of a table; within a component. */
export function herald(told: Told): void {
  let before: Standing | null = null
  /** What somebody was called for who has not been back since. */
  let missed = $state<string | null>(null)

  function sound(call: Call, won: boolean, away: boolean) {
    if (call === 'over' && won) ring('win', 0, away)
    else if (call === 'turn' || away) ring(call === 'joined' ? 'key' : 'turn', 0, away)
  }
  function callBack(call: Call, newcomers: readonly number[]) {
    const { look, info, seats, voice } = told
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
    const { info } = told
    if (settings.values.notify) import('./caller').then(({ clear }) => clear(info.id)).catch(() => undefined)
  }

  $effect(() => {
    const { look, voice, waiting } = told
    const turn = missed ?? (!look.view.over && look.decision ? t('title-yours') : waiting)
    setTitle(t('title-table', { turn, game: voice.text('title') }), missed !== null || (look.decision !== null && !look.view.over))
  })
  $effect(() => {
    const { decision } = told.look
    if (decision) untrack(() => announcer.call(t('announce-yours', { prompt: told.voice.say(decision.prompt) })))
  })
  $effect(() => {
    const { look, info } = told
    const now = standing(look.view, info.seats, look.orders?.answering)
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
