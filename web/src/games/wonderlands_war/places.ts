/** Where pieces lie: what stands on the own board apart from tea table and Regions. */
import type { Place, Target, ViewHeader } from '../../lib/game'
import type { View } from './types'

const MINE = ['quest', 'ability', 'track']

export function placeOf(target: Target, header: ViewHeader): Place {
  const [kind = ''] = target.split(':')
  if (MINE.includes(kind) || target.endsWith(':reserve')) return 'mine'
  // of the bag or the Active chips; from the supply, and in a battle, on the board
  if (kind === 'chip') return header.step === 'gain_ally' || header.step === 'choose_drawn' || header.step === 'order_madness' ? 'board' : 'mine'
  return kind === 'seat' && !(header as View).battle ? 'players' : 'board'
}
