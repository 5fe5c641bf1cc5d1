/** What is heard when pieces of Wonderland's War move. */
import type { Cues } from '../../../lib/cues'
import { COMING } from '../battle/moves'
import { LANDING } from './die'

export const sounds: Cues = {
  'card-taken': 'card',
  'die-rolled': ['chip', LANDING],
  'leader-placed': 'chip',
  'units-placed': 'chip',
  'unit-moved': 'chip',
  'chip-gained': 'chip',
  'castle-placed': 'key',
  'castle-laid': 'key',
  'castle-turned': 'key',
  drew: ['chip', COMING],
  'madness-suffered': 'chip',
  refreshed: 'chip',
  'shield-broken': 'key',
  bust: 'bust',
}
