/*
 * The service worker: shows a page of its own where the server cannot be reached, and calls while no page is open.
 * It keeps nothing else: whatever the server has comes from the server.
 */
const CACHE = 'wabe-offline-1'
const PAGE = '/offline'
const OFFLINE = [PAGE, '/offline.css', '/offline.js', '/favicon.svg']
/** Under this the language is kept that the person has chosen; no such page is ever asked for. */
const LANGUAGE = '/offline/language'

/** The language that the person has chosen; empty: the browser says it. */
const chosen = async () => (await (await caches.match(LANGUAGE))?.text()) ?? ''

/** The page with what it needs, as the server has it now. */
async function keepOffline() {
  const cache = await caches.open(CACHE)
  const language = await chosen()
  const page = await fetch(new Request(language ? `${PAGE}?language=${encodeURIComponent(language)}` : PAGE, { cache: 'reload' }))
  if (!page.ok) throw new TypeError(`${PAGE}: ${page.status}`)
  await cache.addAll(OFFLINE.slice(1).map((path) => new Request(path, { cache: 'reload' })))
  await cache.put(PAGE, page)
}

/** The person reads another language now. */
async function speak(language) {
  if ((await chosen()) === language) return
  await (await caches.open(CACHE)).put(LANGUAGE, new Response(language))
  await keepOffline()
}

let renewed
/** A newer server may have newer words: once as long as this program runs. */
const renewOffline = () => (renewed ??= keepOffline().catch(() => undefined))

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  // otherwise pages would wait until this program has started
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Whether a proxy says that the server is not there: what the server itself answers bears its rules for browsers. */
const isAway = ({ status, headers }) => [502, 503, 504].includes(status) && !headers.has('content-security-policy')

/** What the server answers; where it does not, what is kept under this path. */
async function answer(event, path) {
  const kept = () => caches.match(path)
  try {
    const answered = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isAway(answered)) return (await kept()) ?? answered
    event.waitUntil(renewOffline())
    return answered
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOffline().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(answer(event, PAGE))
  else if (origin === self.location.origin && OFFLINE.includes(pathname)) event.respondWith(answer(event, pathname))
})

self.addEventListener('message', (event) => typeof event.data?.language === 'string' && event.waitUntil(speak(event.data.language)))

/** What is said of a table takes the place of what was said of it before. */
async function show({ title, body, table, tag }) {
  for (const one of await self.registration.getNotifications()) if (one.data?.table === table && one.tag !== tag) one.close()
  await self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { table, tag } })
}

/** The page of a table, open or opened. */
async function open(table) {
  const path = `/table/${encodeURIComponent(table)}`
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}

self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  if (event.notification.data?.table) event.waitUntil(open(event.notification.data.table))
})
