/** A tiny show for the lobby: explorers who cover decks, win the tops beside them, and now and then go too far. Decoration, not the rules. */
import { scribble } from '../../lib/kit/wobble'
import { CARDS, CHARACTERS, COLLAPSE, type Card } from './view'

export interface Scene {
  tops: readonly (Card | null)[]
  sizes: readonly number[]
  tunnel: readonly Card[]
  /** The deck being covered, and what is happening there. */
  deck: number
  beat: 'key' | 'cover' | 'win' | 'collapse' | 'home'
}

const FRESH: Scene = { tops: [null, 'cat', null, null, 'rabbit'], sizes: [9, 11, 8, 10, 9], tunnel: ['alice'], deck: 2, beat: 'home' }

const collapses = (tunnel: readonly Card[]): boolean => CHARACTERS.some((c) => tunnel.filter((card) => card === c || card === 'bundle').length >= COLLAPSE)

/** Scenes without end, always the same ones. */
export function* scenes(): Generator<Scene, never> {
  const random = scribble(13)
  const below = (n: number) => Math.floor(random() * n)
  const any = (): Card => CARDS[below(34) === 0 ? 5 : below(5)] ?? 'alice'
  let scene = FRESH
  for (;;) {
    const deck = below(5)
    yield (scene = { ...scene, deck, beat: 'key' })
    yield (scene = { ...scene, tops: scene.tops.map((top, i) => (i === deck ? any() : top)), sizes: scene.sizes.map((n, i) => (i === deck ? n + 1 : n)), beat: 'cover' })
    const beside = [(deck + 4) % 5, (deck + 1) % 5]
    const tunnel = [...scene.tunnel, ...beside.map((d) => scene.tops[d] ?? any())]
    const sizes = scene.sizes.map((n, i) => (beside.includes(i) ? (n < 4 ? 10 : n - 1) : n))
    yield (scene = { ...scene, tunnel, sizes, tops: scene.tops.map((top, i) => (beside.includes(i) ? null : top)), beat: 'win' })
    if (collapses(tunnel)) {
      yield (scene = { ...scene, beat: 'collapse' })
      yield (scene = { ...scene, tunnel: [], beat: 'home' })
    } else if (tunnel.length > 5) yield (scene = { ...scene, tunnel: [], beat: 'home' })
  }
}
