/**
 * Calls by the browser's own notifications, and by Web Push while no page is open, for those who have allowed them; loaded
 * when somebody is called.
 */
import * as api from './api'
import type { Call } from './calls'

/** What a notification says, and of which table. Two with the same tag are one. */
export interface Notice {
  title: string
  body: string
  table: string
  tag: string
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration()

/** Whether this browser can notify at all: pages that came neither by TLS nor from this machine may not. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window

/** What the person has said; asks only if `ask`, which has to be the answer to a press. */
export async function allowed(ask = false): Promise<NotificationPermission> {
  if (!canNotify()) return 'denied'
  return ask ? Notification.requestPermission() : Notification.permission
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const same = (one: ArrayBuffer | null, other: Uint8Array): boolean => one !== null && String(new Uint8Array(one)) === String(other)

/**
 * Lets the server call this browser for these while no page is open; for nothing: no more. Whether it does. The browser's
 * push service has to be there, and the server to be one that calls.
 */
export async function subscribe(calls: readonly Call[]): Promise<boolean> {
  const push = (await registered())?.pushManager
  const one = await push?.getSubscription()
  const wanted = calls.length > 0 && (await allowed()) === 'granted'
  if (!push || (!wanted && !one)) return false
  if (!wanted) return one ? end(one) : false
  const { key } = await api.callKey()
  if (key === null) return false
  const own = bytesOf(key)
  // a server with a new store has a new key
  const kept = one && same(one.options.applicationServerKey, own) ? one : null
  if (one && !kept) await one.unsubscribe()
  await tell(kept ?? (await push.subscribe({ userVisibleOnly: true, applicationServerKey: own })), calls)
  return true
}

async function tell(one: PushSubscription, calls: readonly Call[]): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = one.toJSON()
  await api.calls({ endpoint, keys: { p256dh, auth }, calls })
}

/** Whatever the server says, the browser lets nobody call it any more. */
async function end(one: PushSubscription): Promise<false> {
  await one.unsubscribe()
  await tell(one, [])
  return false
}

/** Takes away what has been said of a table, but for what bears this tag. */
export async function clear(table: string, tag?: string): Promise<void> {
  const shown = (await (await registered())?.getNotifications()) ?? []
  for (const one of shown) if ((one.data as Partial<Notice> | null)?.table === table && one.tag !== tag) one.close()
}

/** Shows a notification in place of what was said of the same table before. */
export async function notify(notice: Notice): Promise<void> {
  if ((await allowed()) !== 'granted') return
  const { title, body, table, tag } = notice
  const options = { body, tag, icon: '/favicon.svg', data: notice }
  const worker = await registered()
  if (worker?.active) {
    await clear(table, tag)
    return worker.showNotification(title, options)
  }
  const shown = new Notification(title, options)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}
