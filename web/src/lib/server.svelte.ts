/** The server as an open page sees it: whether it answers, and whether it still has this page or a newer one. */
import { leave, left, packUp } from './carry'
import { backoff } from './connection'
import { isUnderWay } from './underway'

/** Why a page gives way to another: the server has a newer one, or a part of this one cannot be had. */
export type Reason = 'renewed' | 'incomplete'

/** How long it is told, and how long nobody may have typed, milliseconds. */
const TOLD = 1500
/** The longest wait for answers to commands, milliseconds. */
const PATIENCE = 10_000
/** A page that has lasted so long did not come in vain, milliseconds. */
const LASTED = 60_000
/** How often a page may come in vain, one after the other: then what is missing is not there. */
const MOST_VAIN = 6

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

class Server {
  /** It does not answer; it is being asked again. */
  away = $state(false)
  /** Why the page is about to give way; null: it is not. */
  leaving = $state<Reason | null>(null)

  private asking: Promise<void> | null = null
  private renewing: Promise<never> | null = null
  private readonly begun = performance.now()
  private typed = 0
  /** How many pages before this one came in vain. */
  private vain = left<number>('vain') ?? 0

  constructor() {
    leave('vain', () => (performance.now() - this.begun < LASTED ? this.vain + 1 : null))
  }

  /** Begins to watch this page: what is typed, and whether its own stylesheet has come (scripts wait for it). */
  start(): void {
    addEventListener('input', () => (this.typed = performance.now()), true)
    if (![...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(hasCome)) void part(() => Promise.reject(new Error('no stylesheet')))
  }

  /** Waits until it answers. If it has a newer page by then, this one gives way to that. */
  back(): Promise<void> {
    return (this.asking ??= this.ask().finally(() => (this.asking = null)))
  }

  /** Gives way to the page that the server has now; what is half-made goes along. */
  renew(why: Reason): Promise<never> {
    return (this.renewing ??= this.giveWay(why))
  }

  private async ask(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const page = await this.page()
      this.away = page === null
      if (page !== null) return this.isOther(page) && this.vain < MOST_VAIN ? this.renew('renewed') : undefined
      await this.wait(attempt)
    }
  }

  private async giveWay(why: Reason): Promise<never> {
    if (this.vain >= MOST_VAIN) throw new Error('the page cannot be loaded')
    if (this.vain > 0) await this.wait(this.vain)
    this.leaving = why
    await pause(TOLD)
    const latest = performance.now() + PATIENCE
    for (let attempt = 0; ; attempt += 1) {
      while (this.isInUse(latest)) await pause(50)
      if ((await this.page()) !== null && !this.isInUse(latest)) break
      await this.wait(attempt)
    }
    packUp()
    location.reload()
    return new Promise(() => undefined)
  }

  /** Somebody types, or a command has not been answered yet, which is waited for until `latest`. */
  private isInUse(latest: number): boolean {
    const now = performance.now()
    return (isUnderWay() && now < latest) || now - this.typed < TOLD
  }

  /** Its page as it is now; null: no answer. */
  private async page(): Promise<string | null> {
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
    return answer?.ok ? answer.text().catch(() => null) : null
  }

  private isOther(page: string): boolean {
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
    return own != null && !page.includes(own)
  }

  /** The back-off, cut short when the browser says that it is online again. */
  private async wait(attempt: number): Promise<void> {
    const online = new Promise((done) => addEventListener('online', done, { once: true }))
    await Promise.race([pause(backoff(attempt, Math.random())), online])
  }
}

/** Whether a stylesheet is there; of one that has failed, browsers give either nothing or rules that may not be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

export const server = new Server()

/**
 * Loads a part of the program. A browser does not ask twice for what has failed once, nor does the loader for a stylesheet,
 * and a newer build has other parts: once the server answers, the page is opened anew, and that asks for everything again.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await server.back()
    return server.renew('incomplete')
  }
}
