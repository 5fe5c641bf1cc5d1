/** Alicematic Heroes in the browser: what the house needs of it (src/lib/game.ts). */
import { isMulligan } from './mulligan.svelte'

export { default as Board } from './Board.svelte'
export { default as ChoiceIcon } from './ChoiceIcon.svelte'
export { choiceNote } from './choices'
export { default as Choices } from './Choices.svelte'
export { default as EntryIcon } from './EntryIcon.svelte'
export { beats, targetsOf } from './entries'
export { explain } from './explain'
export { default as Mine } from './Mine.svelte'
export { default as Miniature } from './Miniature.svelte'
export { default as PlayerPanel } from './PlayerPanel.svelte'
export { ordered } from './order'
export { placeOf } from './places'
export { progress } from './progress'
export { default as ScoreSheet } from './ScoreSheet.svelte'
export { scoreLines } from './sheet'
export const drawsChoices = isMulligan
