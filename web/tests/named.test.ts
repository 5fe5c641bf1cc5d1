/** What parts of the page are called, and whom they ask, as they are first drawn. */
import { describe, expect, it, vi } from 'vitest'
import { render } from 'svelte/server'
import type { Seat, Voice } from '../src/lib/game'
import type { Ask } from '../src/lib/protocol'

vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

const voice = { text: (id: string) => id, say: ({ key }: { key: string }) => key, has: () => true } as unknown as Voice
const seats = ['Ann', 'Bea', 'Cy'].map((name, seat) => ({ seat, name, letter: 'ABC'[seat], shape: 'heart', mine: false })) as unknown as Seat[]

describe('a question to go back', () => {
  const ask: Ask = { seat: 0, of: [1, 2], what: [{ key: 'drew', args: {} }], more: 0 }
  const shown = async (mine: number[], of = ask.of) => {
    const { default: Asked } = await import('../src/table/Asked.svelte')
    return render(Asked, { props: { ask: { ...ask, of }, mine, seats, voice, onsend: () => Promise.reject(new Error('not asked')) } }).body
  }
  it('is a region with a name, and no alert that is read whole at every answer', async () => {
    const body = await shown([1])
    expect(body).toContain('aria-labelledby="asked"')
    expect(body).not.toContain('role="alert"')
  })
  it('asks the people of one browser one after the other', async () => {
    expect((await shown([1, 2])).match(/<button/g)).toHaveLength(2)
    expect((await shown([1, 2], [2])).match(/<button/g)).toHaveLength(2)
    expect((await shown([0, 2])).match(/<button/g)).toHaveLength(1)
    expect(await shown([])).not.toContain('<button')
  })
})
