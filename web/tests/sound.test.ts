import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sounds as heroes } from '../src/games/alicematic_heroes/sounds'
import { sounds as xiii } from '../src/games/wonderland_xiii/sounds'
import { sounds as war } from '../src/games/wonderlands_war/log/sounds'
import type { Entry } from '../src/lib/game'
import { SOUNDS, soundOf } from '../src/lib/cues'
import { APART, REST, Synth } from '../src/lib/synth'

const entry = (kind: string): Entry => ({ seq: 1, index: 1, kind, args: {}, seen: false })

/** A browser's machine for sounds that notes what begins when. */
class FakeContext {
  static made: FakeContext[] = []
  currentTime = 10
  sampleRate = 8000
  destination = {}
  state = 'suspended'
  begun: number[] = []
  gains: { gain: { value: number } }[] = []
  constructor() {
    FakeContext.made.push(this)
  }
  private node = (more: object = {}) => ({ connect: (to: unknown) => to, frequency: this.param(), Q: { value: 0 }, ...more })
  private param = () => ({ value: 1, setValueAtTime: () => undefined, exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0) })
  private source = () => this.node({ start: (at: number) => void this.begun.push(at), stop: (at: number) => expect(at).toBeGreaterThan(10) })
  createGain = () => {
    const gain = this.node({ gain: this.param() }) as unknown as { gain: { value: number } }
    this.gains.push(gain)
    return gain
  }
  createOscillator = this.source
  createBufferSource = this.source
  createBiquadFilter = () => this.node()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  resume = () => Promise.resolve(void (this.state = 'running'))
  suspend = () => Promise.resolve(void (this.state = 'suspended'))
}

beforeEach(() => {
  FakeContext.made = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('the synthesiser', () => {
  const made = () => {
    let now = 0
    const synth = new Synth(() => new FakeContext() as unknown as AudioContext, () => now)
    return { synth, pass: (ms: number) => (now += ms) }
  }

  it('makes nothing before the first sound, and one machine for all', () => {
    const { synth, pass } = made()
    expect(FakeContext.made).toEqual([])
    for (const sound of SOUNDS) {
      synth.play(sound, 1)
      pass(1000)
    }
    expect(FakeContext.made.length).toBe(1)
    expect(FakeContext.made[0]?.begun.length).toBeGreaterThan(SOUNDS.length)
  })

  it('plays the same sound once where it is wanted twice at a time', () => {
    const { synth, pass } = made()
    synth.play('chip', 1)
    const parts = FakeContext.made[0]?.begun.length
    synth.play('chip', 1)
    expect(FakeContext.made[0]?.begun.length).toBe(parts)
    pass(APART)
    synth.play('chip', 1)
    expect(FakeContext.made[0]?.begun.length).toBe(2 * (parts ?? 0))
  })

  it('begins when the piece lands', () => {
    const { synth } = made()
    synth.play('card', 1, 300)
    expect(Math.min(...(FakeContext.made[0]?.begun ?? []))).toBeCloseTo(10.3)
  })

  it('is as loud as is wanted, and rests when nothing is heard', async () => {
    const { synth } = made()
    synth.play('key', 0.5)
    const [context] = FakeContext.made
    expect(context?.gains[0]?.gain.value).toBe(0.25)
    expect(context?.state).toBe('running')
    await vi.advanceTimersByTimeAsync(REST)
    expect(context?.state).toBe('suspended')
  })
})

describe('when something is heard', () => {
  async function page(more: { hidden?: boolean; touched?: boolean } = {}) {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('document', { hidden: more.hidden ?? false })
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: more.touched ?? true } })
    vi.stubGlobal('AudioContext', FakeContext)
    vi.resetModules()
    const { settings } = await import('../src/lib/settings.svelte')
    const sound = await import('../src/lib/sound')
    await import('../src/lib/synth')
    const made = async () => {
      await vi.advanceTimersByTimeAsync(1)
      await new Promise(setImmediate)
      return FakeContext.made.length
    }
    return { settings, ...sound, made }
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

  it('is nothing before the first game has begun', async () => {
    const { ring, begin, settings, made } = await page()
    ring('turn')
    expect(await made()).toBe(0)
    begin()
    ring('turn')
    expect([await made(), settings.values.sound]).toEqual([1, true])
  })

  it('is nothing once somebody has said so, whatever begins', async () => {
    const { ring, begin, settings, made } = await page()
    settings.values.sound = false
    begin()
    ring('turn')
    expect(await made()).toBe(0)
  })

  it('is nothing while nobody has touched the page', async () => {
    const { ring, begin, made } = await page({ touched: false })
    begin()
    ring('turn')
    expect(await made()).toBe(0)
  })

  it('is only what calls while the page is hidden', async () => {
    const { ring, begin, made } = await page({ hidden: true })
    begin()
    ring('card')
    expect(await made()).toBe(0)
    ring('turn', 0, true)
    expect(await made()).toBe(1)
  })

  it('is one sound of a move that is seen at once, the most remarkable', () => {
    expect(soundOf(war, ['drew', 'shield-broken', 'chip-played'].map(entry))).toBe('key')
    expect(soundOf(war, ['drew', 'bust'].map(entry))).toBe('bust')
    expect(soundOf(war, [entry('chip-played')])).toBe(null)
    expect(soundOf(undefined, [entry('drew')])).toBe(null)
  })

  it('names sounds that there are', () => {
    const named = [xiii, heroes, war].flatMap((cues) => Object.keys(cues).map((kind) => soundOf(cues, [entry(kind)])))
    expect(named.length).toBeGreaterThan(30)
    expect(named.every((sound) => sound !== null && SOUNDS.includes(sound))).toBe(true)
  })
})
