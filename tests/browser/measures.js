// How the page fits its window: by how much it is too wide or, at a table, too high; what has to be moved sideways
// besides the strip of choices; which controls are cut off, which are too small for a finger.
(least) => {
  const name = (one) => `${one.tagName} ${(one.ariaLabel || one.textContent.trim() || one.className).slice(0, 60)}`
  const isMoved = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) if (isMoved(at)) return true
    return false
  }
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr')
  // a whole label can be pressed instead of the box in it
  const boxOf = (one) => (one.closest('label.check, label.btn') ?? one).getBoundingClientRect()
  const root = document.querySelector('dialog[open]') ?? document
  // what is only pictured is no control
  const controls = [...root.querySelectorAll('button, a.btn, select, summary, input, [role=tab]')].filter((one) => isSeen(one) && !one.closest('[inert]'))
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
    sideways: [...document.querySelectorAll('*')].filter((one) => isMoved(one) && isSeen(one) && !one.closest('.prompt')).map(name),
    cut: controls.filter((one) => !scrolls(one) && isCut(boxOf(one))).map(name),
    small: controls.filter(isSmall).map((one) => `${name(one)}: ${size(areaOf(one))}`),
  }
}
