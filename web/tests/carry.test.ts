import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The store of a tab, which outlives its pages. */
function tab() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** The module as a page that is opened now has it. */
async function page() {
  vi.resetModules()
  return import('../src/lib/carry')
}

beforeEach(() => vi.stubGlobal('sessionStorage', tab()))
afterEach(() => vi.unstubAllGlobals())

describe('what is half-made', () => {
  it('goes along to the next page, once', async () => {
    const before = await page()
    before.leave('chat', () => ({ text: 'Hel' }))
    before.packUp()
    const after = await page()
    expect(after.left('chat')).toEqual({ text: 'Hel' })
    expect(after.left('chat')).toBeNull()
    expect((await page()).left('chat')).toBeNull()
  })

  it('does not stay for a page that is opened later', async () => {
    const before = await page()
    before.leave('chat', () => 'Hel')
    before.packUp()
    ;(await page()).left('another')
    expect((await page()).left('chat')).toBeNull()
  })

  it('is left as it stands at the end, by those still there', async () => {
    const before = await page()
    let text = ''
    before.leave('chat', () => text)
    const gone = before.leave('set-up', () => 'draft')
    before.leave('nothing', () => null)
    text = 'Hello'
    gone()
    before.packUp()
    const after = await page()
    expect(['chat', 'set-up', 'nothing'].map((name) => after.left(name))).toEqual(['Hello', null, null])
  })

  it('is lost without a word where storage is forbidden', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const before = await page()
    before.leave('chat', () => 'Hel')
    before.packUp()
    expect(before.left('chat')).toBeNull()
  })
})
