/** Where the game stands, in one line. */
import type { Message, ViewHeader } from '../../lib/game'
import type { View } from './types'

export function progress(header: ViewHeader): Message {
  const view = header as View
  if (view.battle) return { key: 'ww-progress-battle', args: { round: view.round, region: `@region-${view.battle.region}` } }
  if (view.phase === 'tea' && view.active !== null && view.active >= 0) return { key: 'ww-progress-tea', args: { round: view.round, seat: `#${view.active}` } }
  return { key: 'ww-progress', args: { round: view.round, phase: `@ww-phase-${view.phase}` } }
}
