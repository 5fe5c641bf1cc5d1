/** Where the game stands, in one line: the round, and whose turn it is. */
import type { Message, ViewHeader } from '../../lib/game'
import type { View } from './view'

export function progress(header: ViewHeader): Message {
  const { round, rounds, active } = header as View
  if (round === 0 || active === null) return { key: round > 0 ? 'heroes-round' : 'heroes-before', args: { round, rounds } }
  return { key: 'heroes-progress', args: { round, rounds, seat: `#${active}` } }
}
