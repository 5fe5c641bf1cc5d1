/** Places on the table of Alicematic Heroes, for how to play. */
import '..' // so that the bundler does not cut the board up into what its pictures share with it and what they do not
import type { Picture } from '../../../lib/game'
import Attack from './Attack.svelte'
import Cards from './Cards.svelte'
import Forest from './Forest.svelte'
import Invasion from './Invasion.svelte'
import Kingdom from './Kingdom.svelte'
import Tile from './Tile.svelte'

export const pictures: readonly Picture[] = [
  { name: 'kingdom', after: 2, Figure: Kingdom },
  { name: 'tile', after: 4, Figure: Tile },
  { name: 'cards', after: 7, Figure: Cards },
  { name: 'invasion', after: 13, Figure: Invasion },
  { name: 'attack', after: 16, Figure: Attack },
  { name: 'forest', after: 19, Figure: Forest },
]
