/** What is explained the first time that it comes up, in this order. */
import type { Notion } from '../../lib/notions'

export const notions: readonly Notion[] = [
  { key: 'deck', steps: ['choose_deck'] },
  { key: 'cover', steps: ['cover'] },
  { key: 'tunnel', events: ['card-won'] },
  { key: 'skill', steps: ['skill'] },
  { key: 'go_on', steps: ['go_on'] },
  { key: 'collapse', events: ['tunnel-collapsed'] },
  { key: 'hidden', events: ['card-hidden'] },
  { key: 'queen', events: ['card-covered'] },
  { key: 'refill', events: ['refilled'] },
  { key: 'empty', events: ['deck-emptied'] },
]
