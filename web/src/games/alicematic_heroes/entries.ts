/** What log entries of Alicematic Heroes tell of: spaces, colours, seats; and how long they take to be followed. */
import type { Entry, Target } from '../../lib/game'
import { numberOf, seatOf, wordOf } from '../../lib/kit/telling'
import { isKind, isToken, type Kind, type Token } from './view'

export const spaceOf = (entry: Entry): number | null => numberOf(entry.args['space'])
export const robbedOf = (entry: Entry): number | null => numberOf(entry.args['target'])
export const countOf = (entry: Entry): number => numberOf(entry.args['count']) ?? 0

/** The colour of a slot, the kind of a space. */
export function kindOf(entry: Entry): Kind | null {
  for (const name of ['kind', 'slot', 'token']) {
    const word = wordOf(entry.args[name], name === 'kind' ? 'land' : 'colour')
    if (isKind(word)) return word
  }
  return null
}

export function tokenOf(entry: Entry): Token | null {
  const word = wordOf(entry.args['token'], 'colour')
  return isToken(word) ? word : null
}

/** Pieces a log line refers to: the space, the slot, the player it happened to. */
export function targetsOf(entry: Entry): Target[] {
  const [space, seat] = [spaceOf(entry), robbedOf(entry) ?? seatOf(entry)]
  return [...(space === null ? [] : [`space:${space}`]), ...(seat === null ? [] : [`seat:${seat}`])]
}

const LONG: Readonly<Record<string, number>> = { stolen: 2, invaded: 1.6, attacked: 1.4, 'alice-summoned': 1.4, 'city-placed': 1.3 }

/** Invasions get the time to be seen, a robbery most of all; Politics alone need less. */
export const beats = (events: readonly Entry[]): number => Math.max(1, ...events.map((entry) => LONG[entry.kind] ?? 1))
