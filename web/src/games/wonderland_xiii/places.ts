/** Where pieces lie: the own Notebook is apart from the Hall. */
import type { Place, Target } from '../../lib/game'

export const placeOf = (target: Target): Place => (target.startsWith('card:') ? 'mine' : 'board')
