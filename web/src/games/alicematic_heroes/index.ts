/** Alicematic Heroes in the browser: what the house needs of it (src/lib/game.ts). */
import { isMulligan } from './mulligan.svelte'

export { animate } from './animate'
export { default as Board } from './Board.svelte'
export { default as ChoiceIcon } from './ChoiceIcon.svelte'
export { choiceNote } from './choices'
export { default as Choices } from './Choices.svelte'
export { default as EntryIcon } from './EntryIcon.svelte'
export { beats, targetsOf } from './entries'
export { explain } from './explain'
export const FaceUp = () => import('./FaceUp.svelte')
export { default as Mine } from './Mine.svelte'
export const Miniature = () => import('./Miniature.svelte')
export { notions } from './notions'
export { default as PlayerPanel } from './PlayerPanel.svelte'
export { declines, ordered } from './order'
export { placeOf } from './places'
export { progress } from './progress'
export const ScoreSheet = () => import('./ScoreSheet.svelte')
export { scoreLines } from './sheet'
export { sounds } from './sounds'
export const drawsChoices = isMulligan
