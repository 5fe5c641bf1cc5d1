/** A tiny show for the lobby: Leaders go around the table and take its cards; on the way, units gather. Decoration, not the rules. */
import { scribble } from '../../lib/kit/wobble'
import type { GlyphName } from './art/glyphs'

export const CHAIRS = 9
const LEADERS = 3
const SIGNS: readonly GlyphName[] = ['supporter', 'card_soldier', 'flamingo', 'rose', 'red_rook', 'creature', 'castle', 'forge', 'quest', 'wonderlandian']

export interface Scene {
  /** What lies on each chair; null: nothing. */
  cards: readonly (GlyphName | null)[]
  /** The chair of each Leader; -1 the Head. */
  leaders: readonly number[]
  /** Whose turn it was. */
  turn: number
}

/** Scenes without end, always the same ones. */
export function* scenes(): Generator<Scene, never> {
  const random = scribble(31)
  const any = (): GlyphName => SIGNS[Math.floor(random() * SIGNS.length)] ?? 'rose'
  const fresh = () => Array.from({ length: CHAIRS }, any)
  let scene: Scene = { cards: fresh(), leaders: Array.from({ length: LEADERS }, () => -1), turn: 0 }
  for (;;) {
    yield scene
    const turn = (scene.turn + 1) % LEADERS
    const from = scene.leaders[turn] ?? -1
    const free = scene.cards.flatMap((card, chair) => (card && chair > from && !scene.leaders.includes(chair) ? [chair] : []))
    const to = free[Math.floor(random() * Math.min(3, free.length))]
    // past the last card the Leader is back at the Head, and the table is laid again
    const leaders = scene.leaders.map((chair, i) => (i === turn ? (to ?? -1) : chair))
    const cards = scene.cards.map((card, chair) => (chair === to ? null : to === undefined && !leaders.includes(chair) ? (card ?? any()) : card))
    scene = { cards, leaders, turn }
  }
}
