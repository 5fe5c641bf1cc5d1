/** Wonderland XIII in the browser: what the house needs of it (src/lib/game.ts). */
export { animate } from './animate'
export { default as Board } from './Board.svelte'
export { default as ChoiceIcon } from './ChoiceIcon.svelte'
export { choiceNote } from './choices'
export { default as EntryIcon } from './EntryIcon.svelte'
export { beats, targetsOf } from './entries'
export { explain } from './explain'
export const FaceUp = () => import('./FaceUp.svelte')
export { default as Mine } from './Mine.svelte'
export const Miniature = () => import('./Miniature.svelte')
export { declines, ordered } from './order'
export { notions } from './notions'
export { default as PlayerPanel } from './PlayerPanel.svelte'
export { placeOf } from './places'
export const ScoreSheet = () => import('./ScoreSheet.svelte')
export { scoreLines } from './sheet'
export { sounds } from './sounds'
