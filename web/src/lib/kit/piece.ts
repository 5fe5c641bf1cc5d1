/** Hover, focus and long press on a piece: tells the board what is pointed at, so that the house can explain it. */
import type { Action } from 'svelte/action'
import { on } from 'svelte/events'
import type { Target } from '../game'
import { isGiven } from './refuge'

interface Options {
  target: Target
  onfocus: (target: Target | null, element?: Element) => void
}

const LONG_PRESS = 450

/** `use:piece={{target, onfocus}}`. A long press explains and does not click. */
export const piece: Action<HTMLElement | SVGElement, Options> = (element, options) => {
  let current = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  /** The mouse has been seen to move here since it came. */
  let visited = false
  /** The mouse has given it the focus, which explains it for as long as the mouse is here. */
  let clicked = false

  const tell = () => current.onfocus(current.target, element)
  const hush = () => current.onfocus(null)
  // what appears under a mouse at rest is entered too, but only one that moves points at it
  const visit = ({ pointerType }: PointerEvent) => {
    if (visited || pointerType !== 'mouse') return
    visited = true
    tell()
  }
  const release = () => clearTimeout(timer)

  const heard: [string, (event: Event) => void][] = [
    ['pointermove', (e) => visit(e as PointerEvent)],
    [
      'pointerleave',
      (e) => {
        release()
        visited = false
        if ((e as PointerEvent).pointerType === 'mouse' && (clicked || document.activeElement !== element)) hush()
      },
    ],
    ['focus', () => isGiven() || tell()],
    [
      'blur',
      () => {
        clicked = false
        hush()
      },
    ],
    [
      'pointerdown',
      (e) => {
        pressed = false
        clicked = (e as PointerEvent).pointerType === 'mouse'
        if (clicked) return
        timer = setTimeout(() => {
          pressed = true
          tell()
        }, LONG_PRESS)
      },
    ],
    ['pointerup', release],
    ['pointercancel', release],
    // what has been chosen needs no explanation any more, and the next choice may lie under it
    ['click', () => element.hasAttribute('data-legal') && hush()],
    ['contextmenu', (e) => pressed && e.preventDefault()],
  ]
  // Before the piece's own listener, so that a long press does not also choose it.
  const swallow = (event: Event) => {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  element.addEventListener('click', swallow, { capture: true })
  // Svelte's way of listening: an element that goes while it has the focus is blurred in the middle of an update
  const ears = heard.map(([kind, listener]) => on(element, kind, listener))

  return {
    update(next: Options) {
      current = next
    },
    destroy() {
      release()
      element.removeEventListener('click', swallow, { capture: true })
      for (const off of ears) off()
    },
  }
}
