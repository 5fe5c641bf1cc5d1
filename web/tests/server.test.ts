import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const HTML = '<script type="module" src="/assets/index-old.js"></script>'
const NEWER = '<script type="module" src="/assets/index-new.js"></script>'

/** What the server answers to each request in turn, the last for ever; null: nothing. */
function serve(...answers: (string | number | null)[]) {
  const fetched = vi.fn<(path: string) => Promise<Response>>(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer == null) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const reload = vi.fn()
const store = new Map<string, string>()

/** A page of the old build that is opened now. */
async function page() {
  vi.resetModules()
  return import('../src/lib/server.svelte')
}
const never = <T>(promise: Promise<T>) => {
  const settled = vi.fn()
  promise.then(settled, settled)
  return settled
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  reload.mockReset()
  store.clear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a part of the page', () => {
  it('is there if it can be had', async () => {
    const { part } = await page()
    expect(await part(() => Promise.resolve('board'))).toBe('board')
  })

  it('that cannot be had is asked for on a new page, once the server answers', async () => {
    serve(null, null, 503, HTML)
    const { part, server } = await page()
    const settled = never(part(missing))
    await vi.advanceTimersByTimeAsync(100)
    expect([server.away, server.leaving]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([server.away, server.leaving]).toEqual([false, 'incomplete'])
    expect(reload).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
  })

  it('of a build that is no more leads to the new one, which is told first', async () => {
    serve(NEWER)
    const { part, server } = await page()
    never(part(missing))
    await vi.advanceTimersByTimeAsync(500)
    expect(server.leaving).toBe('renewed')
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that is not to be had at all makes no page after page for ever', async () => {
    serve(HTML)
    for (let pages = 0; pages < 6; pages += 1) {
      const { part } = await page()
      never(part(missing))
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(reload).toHaveBeenCalledTimes(6)
    const { part } = await page()
    await expect(part(missing)).rejects.toThrow('cannot be loaded')
    expect(reload).toHaveBeenCalledTimes(6)
  })
})

describe('a server that comes back', () => {
  it('as it was leaves the page alone', async () => {
    serve(null, HTML)
    const { server } = await page()
    const back = server.back()
    await vi.advanceTimersByTimeAsync(5_000)
    await back
    expect([server.away, reload.mock.calls.length]).toEqual([false, 0])
  })

  it('as a newer one is left alone where new pages are old again and again', async () => {
    serve(NEWER)
    store.set('wabe:carried', '[["vain", 6]]')
    const { server } = await page()
    await server.back()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('as a newer one is not gone to before commands are answered', async () => {
    serve(NEWER)
    const { server } = await page()
    const { underWay } = await import('../src/lib/underway')
    let answer = () => {}
    void underWay(new Promise<void>((done) => (answer = done)))
    never(server.back())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reload).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(200)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('as a newer one is not gone to in the middle of a word', async () => {
    serve(NEWER)
    const typing: (() => void)[] = []
    vi.stubGlobal('addEventListener', (kind: string, heard: () => void) => kind === 'input' && typing.push(heard))
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }), querySelectorAll: () => [] })
    const { server } = await page()
    server.start()
    never(server.back())
    for (let letters = 0; letters < 10; letters += 1) {
      typing.forEach((heard) => heard())
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('and is gone again before the page is, is waited for', async () => {
    serve(NEWER, null, null, NEWER)
    const { server } = await page()
    never(server.back())
    await vi.advanceTimersByTimeAsync(1_700)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reload).toHaveBeenCalledOnce()
  })
})
