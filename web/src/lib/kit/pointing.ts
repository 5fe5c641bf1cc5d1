/** Hover and focus on words about pieces: a line of the log, a choice. Points at the pieces on the board. */
import type { Action } from 'svelte/action'
import { on } from 'svelte/events'
import type { Target } from '../game'
import { isGiven } from './refuge'

interface Options {
  targets: readonly Target[]
  onpoint: (targets: readonly Target[]) => void
}

/** `use:pointing={{targets, onpoint}}`. What slides under a mouse at rest points at nothing, and who has clicked is done pointing. */
export const pointing: Action<HTMLElement, Options> = (element, options) => {
  let current = options
  /** The mouse has been seen to move here since it came. */
  let visited = false
  let clicked = false
  let points = false

  function point(now: boolean) {
    if (points || now) current.onpoint(now ? current.targets : [])
    points = now
  }
  const heard: [string, () => void][] = [
    [
      'pointermove',
      () => {
        if (!visited) point(true)
        visited = true
      },
    ],
    [
      'pointerleave',
      () => {
        visited = false
        point(false)
      },
    ],
    [
      'pointerdown',
      () => {
        clicked = visited = true
        point(false)
      },
    ],
    ['focus', () => clicked || isGiven() || point(true)],
    [
      'blur',
      () => {
        clicked = false
        point(false)
      },
    ],
  ]
  const ends = heard.map(([event, what]) => on(element, event, what))
  return {
    update: (next) => (current = next),
    destroy: () => {
      for (const end of ends) end()
      point(false)
    },
  }
}
