/** The table of any game without a board of its own: its view as panels, its actions in the prompt. */
import type { GameModule, ScoreLine } from '../lib/game'
import { plainTargets } from '../lib/turns'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import PlayerPanel from './PlayerPanel.svelte'

export const generic: GameModule = {
  Board,
  Mine,
  PlayerPanel,
  targetsOf: plainTargets,
  scoreLines: (_sheet, view): ScoreLine[] => (view.scores ? [{ label: { key: 'points' }, points: view.scores }] : []),
}
