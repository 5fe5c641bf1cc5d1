/** Wonderland's War in the browser: what the house needs of it (src/lib/game.ts). */
export { animate } from './log/animate'
export { default as Board } from './Board.svelte'
export { default as ChoiceIcon } from './choices/ChoiceIcon.svelte'
export { choiceNote } from './choices/choices'
export { default as Choices } from './tea/ChairChoices.svelte'
export { emblems } from './content/emblems'
export { default as EntryIcon } from './log/EntryIcon.svelte'
export { beats, targetsOf } from './log/entries'
export { explain } from './explain/explain'
export const Legend = () => import('./Legend.svelte')
export const FaceUp = () => import('./FaceUp.svelte')
export { default as Mine } from './Mine.svelte'
export const Miniature = () => import('./Miniature.svelte')
export { choosesChair as drawsChoices } from './tea/pointer.svelte'
export { notions } from './notions'
export { default as Portrait } from './art/Portrait.svelte'
export { default as PlayerPanel } from './PlayerPanel.svelte'
export { declines, ordered } from './choices/order'
export { placeOf } from './places'
export { progress } from './progress'
export const ScoreSheet = () => import('./score/ScoreSheet.svelte')
export { scoreLines } from './score/sheet'
export { sounds } from './log/sounds'
