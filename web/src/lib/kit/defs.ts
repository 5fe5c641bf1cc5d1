/** Symbols that many drawings share, put into the page once: `<use href="#name">`. */

/** Puts what `markup` gives into a hidden drawing with this id, unless the page has it already. */
export function putDefs(id: string, markup: () => string): void {
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.id = id
  holder.setAttribute('aria-hidden', 'true')
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.innerHTML = `<svg width="0" height="0">${markup()}</svg>`
  document.body.append(holder)
}
