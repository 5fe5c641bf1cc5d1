/** Places on the table of Wonderland XIII, for how to play. */
import '..' // so that the bundler does not cut the board up into what its pictures share with it and what they do not
import type { Picture } from '../../../lib/game'
import Notebook from './Notebook.svelte'
import Pass from './Pass.svelte'
import Tunnel from './Tunnel.svelte'

export const pictures: readonly Picture[] = [
  { name: 'pass', after: 1, Figure: Pass },
  { name: 'tunnel', after: 2, Figure: Tunnel },
  { name: 'notebook', after: 6, Figure: Notebook },
]
