/** What is heard when pieces of Alicematic Heroes move. */
import { TRAVEL } from '../../lib/kit/stage'
import type { Cues } from '../../lib/cues'

export const sounds: Cues = {
  'city-placed': ['chip', TRAVEL],
  attacked: ['chip', TRAVEL],
  invaded: ['chip', TRAVEL],
  stolen: 'bust',
  'attack-driven-out': 'bust',
  'alice-summoned': 'card',
  'commoner-placed': 'card',
  'cards-drawn': 'card',
  'tokens-gained': 'chip',
  'token-taken': 'chip',
  'tokens-paid': 'chip',
}
