// What is marked as of another language, such as the ledger, is left out.
// All that this page says to eyes and ears: its texts, names, tips, placeholders, descriptions.
() => {
  const found = [document.title]
  const shown = (one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement
    if (around && !around.closest('script, style, body [lang]') && shown(around)) found.push(walk.currentNode.data.trim())
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) if (shown(one)) found.push(one.getAttribute(name))
  return found.filter(Boolean)
}
