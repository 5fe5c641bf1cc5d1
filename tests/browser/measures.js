// How the page fits its window: by how much it is too wide or, at a table, too high; which controls are cut off, which are too small for a finger.
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
  const size = ({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`
  // a piece may take presses beyond its picture
  const areaOf = (one) => {
    const [box, more] = [boxOf(one), getComputedStyle(one, '::after')]
    const widened = more.content !== 'none' && more.position === 'absolute'
    return { width: Math.max(box.width, widened ? parseFloat(more.width) : 0), height: Math.max(box.height, widened ? parseFloat(more.height) : 0) }
  }
  const isSmall = (one) => {
    const { width, height } = areaOf(one)
    return Math.min(width, height) < least - 0.5
  }
  return {
    wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    higher: document.querySelector('.frame[data-view]') ? Math.max(0, document.documentElement.scrollHeight - innerHeight) : 0,
    cut: controls.filter((one) => !scrolls(one) && isCut(boxOf(one))).map(name),
    small: controls.filter(isSmall).map((one) => `${name(one)}: ${size(areaOf(one))}`),
  }
}
