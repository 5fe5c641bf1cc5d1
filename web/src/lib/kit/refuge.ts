/**
 * Where the focus goes when what held it leaves the page or is switched off: near by, never back to the top of the page.
 *
 * `data-refuge` marks what takes the focus in for a whole part of the page (with tabindex -1); elsewhere it is the Tab stop
 * of a group of pieces, else the last thing that can be pressed.
 */
const REFUGES = ['[data-refuge]', '[data-piece][tabindex="0"]', 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)']

let giving = false

/** Gives the focus to an element for a person who has lost it. */
export function giveFocus(element: HTMLElement | SVGElement): void {
  giving = true
  element.focus()
  giving = false
}

/** Whether the focus moves now because of that, not because the person has moved it. */
export const isGiven = (): boolean => giving

/** The elements about one, the nearest first. */
export function around(element: Element): Element[] {
  const found: Element[] = []
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at)
  return found
}

/** Whether an element can no longer hold the focus. */
export const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

/** Who takes the focus in, in the nearest of these places that is still there; null if nobody does. */
export function refugeIn(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    if (isLost(place)) continue
    for (const kind of REFUGES) {
      const found = [...place.querySelectorAll<HTMLElement>(kind)].filter((one) => !isLost(one)).at(-1)
      if (found) return found
    }
  }
  return null
}
