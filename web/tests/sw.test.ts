import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'

const program = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8')
type Event = Record<string, unknown>

/** A browser in which the service worker runs. */
class Realm {
  hears = new Map<string, (event: Event) => void>()
  kept = new Map<string, unknown>()
  shown: { title: string; tag: string; data: { table: string }; close(): void }[] = []
  opened: string[] = []
  pages: { url: string; focus: () => string }[] = []
  online = true
  /** What the server's page for no network says. */
  words = 'kept'
  /** What comes of a request. */
  answered: { status: number; headers: Headers } = { status: 200, headers: new Headers() }

  constructor() {
    const cache = {
      addAll: (all: { url: string }[]) => Promise.resolve(all.forEach(({ url }) => this.kept.set(url, `${this.words} ${url}`))),
      put: (path: string, answer: { of?: string }) => Promise.resolve(void this.kept.set(path, answer.of === undefined ? answer : `${this.words} ${answer.of}`)),
    }
    const caches = { open: () => Promise.resolve(cache), match: (path: string) => Promise.resolve(this.found(path)), keys: () => Promise.resolve([]), delete: () => Promise.resolve() }
    const registration = {
      getNotifications: () => Promise.resolve(this.shown),
      showNotification: (title: string, options: { tag: string; data: { table: string } }) => {
        const one = { title, ...options, close: () => (this.shown = this.shown.filter((other) => other !== one)) }
        this.shown.push(one)
        return Promise.resolve()
      },
    }
    const clients = { claim: () => undefined, matchAll: () => Promise.resolve(this.pages), openWindow: (path: string) => Promise.resolve(void this.opened.push(path)) }
    const self = { addEventListener: (kind: string, hear: (event: Event) => void) => this.hears.set(kind, hear), skipWaiting: () => undefined, registration, clients, location: { origin: 'https://wabe.example' } }
    const fetch = (request: { url: string }) => (this.online ? Promise.resolve({ ...this.answered, ok: this.answered.status === 200, of: request.url }) : Promise.reject(new TypeError('no network')))
    class Asked {
      constructor(readonly url: string) {}
    }
    new Function('self', 'caches', 'fetch', 'Request', program)(self, caches, fetch, Asked)
  }

  /** What is kept, as a browser gives it: to be read once. */
  found(path: string): unknown {
    const kept = this.kept.get(path)
    return kept instanceof Response ? kept.clone() : kept
  }

  /** What comes of an event; undefined: the browser does as without a service worker. */
  async meets(kind: string, event: Event = {}): Promise<unknown> {
    let outcome: unknown
    const note = (promise: unknown) => (outcome ??= promise)
    this.hears.get(kind)?.({ ...event, waitUntil: note, respondWith: note })
    return outcome
  }
  asks = (path: string, mode = 'navigate') => this.meets('fetch', { request: { url: `https://wabe.example${path}`, mode }, preloadResponse: Promise.resolve(undefined) })
  hearsOf = (table: string, tag: string) => this.meets('push', { data: { json: () => ({ title: 'Your turn', body: 'War', table, tag }) } })
}

let realm: Realm
beforeEach(async () => {
  vi.restoreAllMocks()
  realm = new Realm()
  await realm.meets('install')
})

it('shows what the server has, and its own page where that does not answer', async () => {
  expect(await realm.asks('/table/x')).toMatchObject({ status: 200, of: 'https://wabe.example/table/x' })
  realm.online = false
  expect(await realm.asks('/table/x')).toBe('kept /offline')
  expect(await realm.asks('/offline.css', 'no-cors')).toBe('kept /offline.css')
})

it('takes a proxy whose server is gone for no answer, and the server at its word', async () => {
  for (const status of [502, 503, 504]) {
    realm.answered = { status, headers: new Headers() }
    expect(await realm.asks('/table/x')).toBe('kept /offline')
  }
  realm.answered = { status: 503, headers: new Headers({ 'content-security-policy': "default-src 'self'" }) }
  expect(await realm.asks('/table/x')).toMatchObject({ status: 503 })
  realm.answered = { status: 500, headers: new Headers() }
  expect(await realm.asks('/table/x')).toMatchObject({ status: 500 })
})

it('keeps the page anew when the server has answered again', async () => {
  realm.words = 'newer'
  await realm.asks('/table/x')
  await vi.waitFor(() => expect(realm.kept.get('/offline')).toBe('newer /offline'))
  realm.online = false
  expect(await realm.asks('/table/x')).toBe('newer /offline')
})

it('keeps the page in the language of the settings, and asks for it once', async () => {
  await realm.meets('message', { data: { language: 'en-XM' } })
  realm.words = 'newer'
  await realm.meets('message', { data: { language: 'en-XM' } })
  await realm.meets('message', { data: 'something else' })
  realm.online = false
  expect(await realm.asks('/table/x')).toBe('kept /offline?language=en-XM')
  realm.online = true
  await realm.meets('message', { data: { language: '' } })
  realm.online = false
  expect(await realm.asks('/table/x')).toBe('newer /offline')
})

it('leaves all else to the browser: whether the server answers is seen by asking it', async () => {
  for (const path of ['/api/tables', '/assets/index.js', '/']) expect(await realm.asks(path, 'cors')).toBe(undefined)
})

it('says the newest of a table alone', async () => {
  await realm.hearsOf('x', 'x:turn:1')
  await realm.hearsOf('y', 'y:turn:1')
  await realm.hearsOf('x', 'x:over:9')
  expect(realm.shown.map(({ tag }) => tag)).toEqual(['y:turn:1', 'x:over:9'])
})

it('leads to the table, open already or not', async () => {
  const press = () => realm.meets('notificationclick', { notification: { close: () => undefined, data: { table: 'x y' } } })
  await press()
  expect(realm.opened).toEqual(['/table/x%20y'])
  realm.pages = [{ url: 'https://wabe.example/table/x%20y?a=1', focus: () => 'focused' }]
  expect(await press()).toBe('focused')
  expect(realm.opened.length).toBe(1)
})
