/** What is heard when pieces of Wonderland's War move. */
import type { Cues } from '../../../lib/cues'
import { DRAW, TURN } from '../battle/moves'

export const sounds: Cues = {
  'card-taken': 'card',
  'leader-placed': 'chip',
  'units-placed': 'chip',
  'unit-moved': 'chip',
  'chip-gained': 'chip',
  'castle-placed': 'key',
  'castle-laid': 'key',
  'castle-turned': 'key',
  drew: ['chip', DRAW * TURN],
  'madness-suffered': 'chip',
  'chips-returned': 'chip',
  refreshed: 'chip',
  'shield-broken': 'key',
  bust: 'bust',
}
