import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notice } from '../src/lib/caller'

/** What the page asked of the server. */
const told: unknown[] = []
let key: string | null = 'AQID'
vi.mock('../src/lib/api', () => ({ callKey: () => Promise.resolve({ key }), calls: (wanted: unknown) => Promise.resolve(void told.push(wanted)) }))
const { allowed, canNotify, clear, notify, subscribe } = await import('../src/lib/caller')

const notice = (tag: string): Notice => ({ title: 'Your turn', body: 'War', table: 'x', tag })

/** A browser's notifications, as its service worker keeps them. */
class Shown {
  static all: Shown[] = []
  static permission: NotificationPermission = 'granted'
  static requestPermission = vi.fn(() => Promise.resolve<NotificationPermission>('granted'))
  data: unknown
  tag: string
  onclick = () => undefined
  constructor(
    readonly title: string,
    options: { tag: string; data: unknown },
  ) {
    this.tag = options.tag
    this.data = options.data
    Shown.all.push(this)
  }
  close() {
    Shown.all = Shown.all.filter((one) => one !== this)
  }
}
const worker = { active: {}, getNotifications: () => Promise.resolve(Shown.all), showNotification: (title: string, options: { tag: string; data: unknown }) => Promise.resolve(void new Shown(title, options)) }

function page(registration: unknown, permission: NotificationPermission = 'granted', secure = true) {
  Shown.permission = permission
  vi.stubGlobal('isSecureContext', secure)
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
}
beforeEach(() => {
  Shown.all = []
  told.length = 0
  key = 'AQID'
})
afterEach(() => {
  vi.unstubAllGlobals()
  Shown.requestPermission.mockClear()
})

it('asks for permission only when told to', async () => {
  page(worker, 'default')
  await notify(notice('a'))
  expect([await allowed(), Shown.all, Shown.requestPermission.mock.calls.length]).toEqual(['default', [], 0])
  expect([await allowed(true), Shown.requestPermission.mock.calls.length]).toEqual(['granted', 1])
})

it('cannot notify from a page that anybody could have changed on its way', async () => {
  page(worker, 'granted', false)
  expect([canNotify(), await allowed(true)]).toEqual([false, 'denied'])
})

it('says the newest of a table alone', async () => {
  page(worker)
  await notify(notice('x:turn:1'))
  await notify({ ...notice('y:turn:1'), table: 'y' })
  await notify(notice('x:turn:7'))
  expect(Shown.all.map(({ tag }) => tag)).toEqual(['y:turn:1', 'x:turn:7'])
  await clear('x')
  expect(Shown.all.map(({ tag }) => tag)).toEqual(['y:turn:1'])
})

it('notifies without a service worker too', async () => {
  page(undefined)
  await notify(notice('x:turn:1'))
  expect(Shown.all.length).toBe(1)
})

/** A browser's way to its push service. */
function pushing(made: number[] | null = null) {
  const ended: string[] = []
  const subscription = (name: string, bytes: readonly number[]) => ({
    options: { applicationServerKey: Uint8Array.from(bytes).buffer },
    unsubscribe: () => Promise.resolve(void ended.push(name)),
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const pushManager = {
    getSubscription: () => Promise.resolve(made && subscription('old', made)),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => Promise.resolve(subscription('new', [...applicationServerKey])),
  }
  return { worker: { ...worker, pushManager }, ended }
}
const asked = (name: string, calls: string[]) => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' }, calls })

it('lets the server call, again and again at the same place', async () => {
  page(pushing().worker)
  expect(await subscribe(['turn'])).toBe(true)
  page(pushing([1, 2, 3]).worker)
  expect(await subscribe(['turn', 'over'])).toBe(true)
  expect(told).toEqual([asked('new', ['turn']), asked('old', ['turn', 'over'])])
})

it('comes to a server with a new key', async () => {
  const { worker: changed, ended } = pushing([7, 7, 7])
  page(changed)
  expect(await subscribe(['turn'])).toBe(true)
  expect([ended, told]).toEqual([['old'], [asked('new', ['turn'])]])
})

it('is called no more for nothing, or once that is forbidden', async () => {
  const { worker: called, ended } = pushing([1, 2, 3])
  page(called)
  expect(await subscribe([])).toBe(false)
  page(called, 'denied')
  expect(await subscribe(['turn'])).toBe(false)
  expect([ended, told]).toEqual([['old', 'old'], [asked('old', []), asked('old', [])]])
})

it('is not called where there is no way to be', async () => {
  page(worker)
  expect(await subscribe(['turn'])).toBe(false)
  key = null
  page(pushing().worker)
  expect(await subscribe(['turn'])).toBe(false)
  expect(told).toEqual([])
})
