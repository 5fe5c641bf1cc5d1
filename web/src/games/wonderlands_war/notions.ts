/** What is explained the first time that it comes up, in this order. */
import type { Notion } from '../../lib/notions'

export const notions: readonly Notion[] = [
  { key: 'quest', steps: ['keep_quest'] },
  { key: 'tea', steps: ['choose_chair'] },
  { key: 'region', steps: ['choose_region'] },
  { key: 'head', events: ['head-visited'] },
  { key: 'corrupted', steps: ['corrupt'] },
  { key: 'wonderlandian', steps: ['take_wonderlandian'] },
  { key: 'leader', steps: ['place_leader'] },
  { key: 'poison', events: ['poison-placed'] },
  { key: 'wager', steps: ['wager'] },
  { key: 'shield', steps: ['shield'] },
  { key: 'draw', steps: ['draw_or_halt'] },
  { key: 'madness', events: ['madness-suffered'] },
  { key: 'bust', events: ['bust'] },
  { key: 'uncontested', events: ['uncontested'] },
  { key: 'tie', events: ['tied-first'] },
  { key: 'feat', events: ['feat-completed'] },
  { key: 'forging', steps: ['forging'] },
]
