/** Which pieces that may be chosen can be pressed now: drawn, and in no view that a phone does not show. */
import { untrack } from 'svelte'
import type { Target } from '../lib/game'

/** What becomes of pieces, and which view a phone shows. */
const WATCHED = ['data-piece', 'data-legal', 'data-view', 'aria-selected']

function seen(): Set<Target> {
  const pieces = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-piece][data-legal]')]
  return new Set(pieces.filter((piece) => piece.getClientRects().length > 0).map((piece) => piece.dataset['piece'] ?? ''))
}

export class Pressable {
  private pieces = $state.raw<ReadonlySet<Target>>(new Set())

  /** Whether each of these can be pressed. */
  all = (targets: readonly Target[]): boolean => targets.every((target) => this.pieces.has(target))

  /** Follows the page until the function that it returns is called; call inside an effect. */
  follow = (): (() => void) => {
    const look = () => {
      const now = seen()
      if (now.size !== this.pieces.size || [...now].some((piece) => !this.pieces.has(piece))) this.pieces = now
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED })
    addEventListener('resize', look)
    untrack(look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }
}
