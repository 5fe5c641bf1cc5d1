/** Calls by the browser's own notifications, for those who have allowed them; loaded when somebody is called. */

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
