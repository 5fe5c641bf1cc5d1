/**
 * Roving tabindex: one Tab stop for a group of pieces, arrows move inside it by where pieces lie on the screen.
 *
 * `use:roving` on the group; pieces inside carry `data-piece="<target>"` and are focusable elements (button, or SVG g
 * with role="button"). Home and End go to the first and last piece in document order. The group is marked `data-roving`.
 */
import type { Action } from 'svelte/action'
import type { Target } from '../game'

type Piece = HTMLElement | SVGElement
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (piece: Element): [number, number] => {
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Index of the nearest point in direction (dx, dy) from `from`, -1 if none lies there. Sideways distance counts double. */
export function nearest(from: readonly [number, number], points: readonly (readonly [number, number])[], [dx, dy]: [number, number]): number {
  let best = -1
  let least = Infinity
  points.forEach(([x, y], i) => {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    const cost = along + 2 * across
    if (along > 1 && cost < least) {
      best = i
      least = cost
    }
  })
  return best
}

interface Options {
  /** Where an arrow key leads from a piece, for boards that know better than distances on the screen; null: as ever. */
  step?: (from: Target, key: string) => Target | null
}

export const roving: Action<HTMLElement | SVGElement, Options | undefined> = (group, options) => {
  const pieces = () => [...group.querySelectorAll<Piece>('[data-piece]')]
  let current: string | null = null

  function settle() {
    const all = pieces()
    const stop = all.find((p) => p.dataset.piece === current) ?? all.find((p) => p.hasAttribute('data-legal')) ?? all[0]
    for (const piece of all) piece.setAttribute('tabindex', piece === stop ? '0' : '-1')
  }

  function go(piece: Piece | undefined) {
    if (!piece) return
    current = piece.dataset.piece ?? null
    settle()
    piece.focus()
  }

  function led(here: Piece, key: string, all: readonly Piece[]): Piece | undefined {
    const to = options?.step?.(here.dataset.piece ?? '', key)
    return to ? all.find((piece) => piece.dataset.piece === to) : undefined
  }

  function onkeydown(event: Event) {
    const { key } = event as KeyboardEvent
    const all = pieces()
    const at = all.indexOf(document.activeElement as Piece)
    const here = all[at]
    if (!here) return
    if (key === 'Home') go(all[0])
    else if (key === 'End') go(all.at(-1))
    else if (DIRECTIONS[key]) go(led(here, key, all) ?? all[nearest(centre(here), all.map(centre), DIRECTIONS[key])])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onfocusin(event: Event) {
    const piece = (event.target as Element).closest<Piece>('[data-piece]')
    if (!piece) return
    current = piece.dataset.piece ?? null
    settle()
  }

  group.setAttribute('data-roving', '')
  settle()
  const watcher = new MutationObserver(settle)
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-piece', 'data-legal'] })
  group.addEventListener('keydown', onkeydown)
  group.addEventListener('focusin', onfocusin)
  return {
    destroy() {
      watcher.disconnect()
      group.removeEventListener('keydown', onkeydown)
      group.removeEventListener('focusin', onfocusin)
    },
  }
}
