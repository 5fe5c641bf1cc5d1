// How the page fits its window: by how much it is too wide, which controls are cut off, which are too small for a finger.
(least) => {
  const name = (one) => `${one.tagName} ${(one.ariaLabel || one.textContent.trim() || one.className).slice(0, 60)}`
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr')
  // a whole label can be pressed instead of the box in it
  const boxOf = (one) => (one.closest('label.check, label.btn') ?? one).getBoundingClientRect()
  const root = document.querySelector('dialog[open]') ?? document
  const controls = [...root.querySelectorAll('button, a.btn, select, summary, input, [role=tab]')].filter(isSeen)
  const isCut = (box) => box.left < -1 || box.right > innerWidth + 1
  const isSmall = (box) => Math.min(box.width, box.height) < least - 0.5
  const size = (box) => `${Math.round(box.width)} x ${Math.round(box.height)}`
  return {
    wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    cut: controls.filter((one) => !scrolls(one) && isCut(boxOf(one))).map(name),
    small: controls.filter((one) => isSmall(boxOf(one))).map((one) => `${name(one)}: ${size(boxOf(one))}`),
  }
}
