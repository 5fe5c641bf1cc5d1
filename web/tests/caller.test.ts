import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allowed, canNotify, clear, notify, type Notice } from '../src/lib/caller'

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
beforeEach(() => void (Shown.all = []))
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
