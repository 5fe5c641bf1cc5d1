/** The title and the small picture of the tab say whose turn it is. */

const plain = '/favicon.svg'

function badge(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="#f7eed9" stroke="#2b2118" stroke-width="2"/>' +
    '<path d="M16 16 9 22 20.5 8.500Z" fill="#a3322a" stroke="#2b2118" stroke-width="1.2"/><circle cx="24" cy="8" r="7.500" fill="#a3322a" stroke="#fff" stroke-width="2"/></svg>'
  return 'data:image/svg+xml,' + encodeURIComponent(svg)
}

/** Sets the page's title; `calling` puts the badge on. */
export function setTitle(title: string, calling = false): void {
  document.title = calling ? `● ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = calling ? badge() : plain
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}
