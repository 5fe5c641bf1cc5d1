/**
 * Roving tabindex: one Tab stop for a group of pieces, arrows move inside it by where pieces lie on the screen.
 *
 * `use:roving` on the group; pieces inside carry `data-piece="<target>"` and are focusable elements (button, or SVG g
 * with role="button"). Home and End go to the first and last piece in document order, Page Down and Page Up to the next
 * and the last one that can be chosen (`data-legal`): arrows may have far to go. Tab leads to the piece last left if it can
 * be chosen, else to the first that can. The group is marked `data-roving`.
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
const PAGES: Record<string, number> = { PageDown: 1, PageUp: -1 }

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

/** The next piece that can be chosen after (1) or before (-1) place `at`, round past the ends. */
function nextLegal(all: readonly Piece[], at: number, way: number): Piece | undefined {
  const round = [...all.slice(at + 1), ...all.slice(0, at)].filter((piece) => piece.hasAttribute('data-legal'))
  return round.at(way > 0 ? 0 : -1)
}

/** Where a key leads into the groups of `places` from outside: a page key to the first or last piece that can be chosen, another to where Tab would. */
export function entrance(key: string, ...places: readonly Element[]): Piece | undefined {
  for (const place of places) {
    const all = [...place.querySelectorAll<Piece>('[data-roving] [data-piece]')].filter((piece) => piece.checkVisibility())
    const piece = PAGES[key] ? all.filter((one) => one.hasAttribute('data-legal')).at(PAGES[key] > 0 ? 0 : -1) : all.find((one) => one.getAttribute('tabindex') === '0')
    if (piece) return piece
  }
  return undefined
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
    const last = all.find((p) => p.dataset.piece === current)
    const keeps = last?.hasAttribute('data-legal') || last === document.activeElement
    const stop = (keeps ? last : undefined) ?? all.find((p) => p.hasAttribute('data-legal')) ?? last ?? all[0]
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
    else if (PAGES[key] && group.querySelector('[data-legal]')) go(nextLegal(all, at, PAGES[key]))
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
  group.addEventListener('focusout', settle)
  return {
    destroy() {
      watcher.disconnect()
      group.removeEventListener('keydown', onkeydown)
      group.removeEventListener('focusin', onfocusin)
      group.removeEventListener('focusout', settle)
    },
  }
}
