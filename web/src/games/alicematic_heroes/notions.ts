/** What is explained the first time that it comes up, in this order. */
import type { Notion } from '../../lib/notions'

export const notions: readonly Notion[] = [
  { key: 'mulligan', steps: ['mulligan'] },
  { key: 'city', steps: ['place_city'] },
  { key: 'politics', steps: ['choose_card'] },
  { key: 'commoner', events: ['commoner-placed'] },
  { key: 'alice', events: ['alice-summoned'] },
  { key: 'invasion', steps: ['choose_target'] },
  { key: 'pay', steps: ['how'] },
  { key: 'attack', events: ['attacked'] },
  { key: 'steal', events: ['stolen'] },
  { key: 'tokens', events: ['tokens-gained'] },
]
