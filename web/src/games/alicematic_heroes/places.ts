/** Where pieces lie: the own kingdom and hand apart from the map, other kingdoms with their players. */
import type { Place, Target, ViewHeader } from '../../lib/game'

const MINE = ['card', 'look', 'slot', 'token']

export function placeOf(target: Target, view: ViewHeader): Place {
  const [kind = '', id = ''] = target.split(':')
  if (MINE.includes(kind) || (kind === 'alice' && id.startsWith(`${view.seat}-`))) return 'mine'
  return kind === 'space' ? 'board' : 'players'
}
