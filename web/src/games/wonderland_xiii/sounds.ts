/** What is heard when pieces of Wonderland XIII move. */
import { REVEAL } from '../../lib/kit/stage'
import type { Cues } from '../../lib/cues'

export const sounds: Cues = {
  'deck-unlocked': 'key',
  'key-taken': 'key',
  'turn-started': 'key',
  'deck-covered': 'card',
  'card-won': ['card', REVEAL / 2],
  'card-revealed': ['card', REVEAL / 2],
  'card-hidden': 'card',
  'card-covered': 'card',
  'turn-ended': 'card',
  refilled: 'card',
  'tunnel-collapsed': 'bust',
}
