/** A region that can be scrolled is a stop for the keyboard; where all of it is seen it is none. */
import type { Action } from 'svelte/action'

export const scrolls: Action<HTMLElement> = (region) => {
  function settle() {
    if (region.scrollHeight > region.clientHeight + 1) region.setAttribute('tabindex', '0')
    else region.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(settle)
  for (const one of [region, ...region.children]) sizes.observe(one)
  return { destroy: () => sizes.disconnect() }
}
