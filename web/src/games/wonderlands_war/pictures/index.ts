/** Places on the table of Wonderland's War, for how to play. */
import '..' // so that the bundler does not cut the board up into what its pictures share with it and what they do not
import type { Picture } from '../../../lib/game'
import Bag from './Bag.svelte'
import Cards from './Cards.svelte'
import Forge from './Forge.svelte'
import Madness from './Madness.svelte'
import Region from './Region.svelte'
import Strength from './Strength.svelte'
import Tea from './Tea.svelte'

export const pictures: readonly Picture[] = [
  { name: 'bag', after: 2, Figure: Bag },
  { name: 'region', after: 3, Figure: Region },
  { name: 'tea', after: 6, Figure: Tea },
  { name: 'cards', after: 8, Figure: Cards },
  { name: 'strength', after: 12, Figure: Strength },
  { name: 'madness', after: 13, Figure: Madness },
  { name: 'forge', after: 17, Figure: Forge },
]
