/**
 * Wheel, drag and pinch on a picture (sight.ts). While all of it is seen one finger scrolls the page as ever, and a
 * wheel that would make it smaller still is left to the page.
 */
import type { Action } from 'svelte/action'
import { moved, zoomed, type Sight, type Size } from './sight'

interface Options {
  sight: Sight
  onsight: (sight: Sight) => void
}

/** A press that moves less than this many pixels is a click. */
const SLOP = 5
/** Pixels of wheel that double the size. */
const DOUBLE = 320
const LINE = 16

type Spot = [number, number]

const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const panzoom: Action<HTMLElement | SVGElement, Options> = (frame, options) => {
  let current = options
  /** Where each finger, or the mouse, is now. */
  const held = new Map<number, Spot>()
  let travelled = 0
  let dragged = false

  const size = (): Size => frame.getBoundingClientRect()
  const spot = (event: MouseEvent): Spot => {
    const box = frame.getBoundingClientRect()
    return [event.clientX - box.x, event.clientY - box.y]
  }
  const set = (sight: Sight) => {
    current = { ...current, sight }
    current.onsight(sight)
  }

  function wheel(event: WheelEvent) {
    const pixels = event.deltaY * (event.deltaMode ? LINE : 1) * (event.ctrlKey ? 4 : 1)
    const next = zoomed(current.sight, 2 ** (-pixels / DOUBLE), spot(event), size())
    if (next.k === current.sight.k && !event.ctrlKey) return
    event.preventDefault()
    set(next)
  }

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    if (held.size === 0) {
      travelled = 0
      dragged = false
    }
    held.set(event.pointerId, spot(event))
  }

  function move(event: PointerEvent) {
    const before = held.get(event.pointerId)
    if (!before) return
    const now = spot(event)
    const [other] = [...held].filter(([id]) => id !== event.pointerId)
    held.set(event.pointerId, now)
    travelled += apart(before, now)
    if (other) pinch(before, now, other[1])
    else if (travelled > SLOP || dragged) drag(event, now[0] - before[0], now[1] - before[1])
  }

  function drag(event: PointerEvent, dx: number, dy: number) {
    if (current.sight.k === 1) return
    if (!dragged) frame.setPointerCapture(event.pointerId)
    dragged = true
    set(moved(current.sight, dx, dy, size()))
  }

  function pinch(before: Spot, now: Spot, other: Spot) {
    dragged = true
    const [from, to] = [middle(before, other), middle(now, other)]
    const larger = zoomed(current.sight, apart(now, other) / (apart(before, other) || 1), from, size())
    set(moved(larger, to[0] - from[0], to[1] - from[1], size()))
  }

  const up = (event: PointerEvent) => void held.delete(event.pointerId)
  /** The click that ends a drag chooses nothing. */
  const swallow = (event: Event) => {
    if (!dragged) return
    dragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** Two fingers are ours; one moves the picture only once it is larger than its frame. */
  const touch = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || dragged)) event.preventDefault()
  }
  const style = () => (frame.style.touchAction = current.sight.k > 1 ? 'none' : 'pan-x pan-y')

  const heard: [string, EventListener, AddEventListenerOptions?][] = [
    ['wheel', wheel as EventListener, { passive: false }],
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['pointerleave', up as EventListener],
    ['touchstart', touch as EventListener, { passive: false }],
    ['touchmove', touch as EventListener, { passive: false }],
    ['click', swallow, { capture: true }],
  ]
  for (const [kind, listener, how] of heard) frame.addEventListener(kind, listener, how)
  style()
  return {
    update(next: Options) {
      current = next
      style()
    },
    destroy() {
      for (const [kind, listener, how] of heard) frame.removeEventListener(kind, listener, how)
    },
  }
}
