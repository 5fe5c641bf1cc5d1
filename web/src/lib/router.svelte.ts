/** A tiny router: the address decides the page; links inside the house do not reload it. */

import type { Eyes } from './api'

export type Route =
  | { page: 'lobby' }
  | { page: 'carry' }
  | { page: 'table'; id: string }
  | { page: 'invite'; id: string }
  | { page: 'replay'; id: string; step: number | null; eyes: Eyes }
  | { page: 'how'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'missing' }

export function match(path: string, search = ''): Route {
  const [head = '', id = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (head === '') return { page: 'lobby' }
  if (head === 'carry' && id === '') return { page: 'carry' }
  if (id === '' || rest.length > 0) return { page: 'missing' }
  if (head === 'table') return { page: 'table', id }
  if (head === 'invite') return { page: 'invite', id }
  if (head === 'replay') return { page: 'replay', id, step: numberIn(search, 'step'), eyes: eyesIn(search) }
  if (head === 'how-to-play') return { page: 'how', game: id }
  if (head === 'rules') return { page: 'rules', game: id }
  return { page: 'missing' }
}

function numberIn(search: string, name: string): number | null {
  const found = new URLSearchParams(search).get(name)
  return found !== null && /^\d+$/.test(found) ? Number(found) : null
}

const eyesIn = (search: string): Eyes => (new URLSearchParams(search).get('seat') === 'all' ? 'all' : numberIn(search, 'seat'))

/** The address of a replay at a step, as somebody sees it. */
export function replayPath(id: string, eyes: Eyes, step: number | null = null): string {
  const search = new URLSearchParams({ ...(step === null ? {} : { step: String(step) }), ...(eyes === null ? {} : { seat: String(eyes) }) }).toString()
  return `/replay/${id}${search && `?${search}`}`
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' })

  /** Reads the address and follows it from now on. */
  start(): void {
    const read = () => (this.route = match(location.pathname, location.search))
    read()
    addEventListener('popstate', read)
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    const url = new URL(path, location.href)
    this.route = match(url.pathname, url.search)
    scrollTo(0, 0)
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
