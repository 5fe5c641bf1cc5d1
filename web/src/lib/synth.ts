/** The six sounds, made of a few tones and a rustle each. */
import type { Sound } from './cues'

/** A tone or a rustle that fades away. Times in seconds, frequencies in Hz. */
interface Part {
  wave: OscillatorType | 'rustle'
  /** Of a rustle: where it lies, with a band about it. */
  from: number
  /** Where it glides to; missing: nowhere. */
  to?: number
  at?: number
  lasts: number
  /** From 0 to 1. */
  loud: number
}

const bell = (from: number, at: number, lasts: number, loud: number): Part[] => [
  { wave: 'sine', from, at, lasts, loud },
  { wave: 'sine', from: from * 2.76, at, lasts: lasts * 0.35, loud: loud * 0.25 },
]

const PARTS: Readonly<Record<Sound, readonly Part[]>> = {
  card: [
    { wave: 'rustle', from: 2600, to: 1100, lasts: 0.09, loud: 0.5 },
    { wave: 'rustle', from: 420, at: 0.07, lasts: 0.05, loud: 0.7 },
  ],
  chip: [
    { wave: 'triangle', from: 1750, to: 1500, lasts: 0.05, loud: 0.45 },
    { wave: 'triangle', from: 2350, to: 2100, at: 0.045, lasts: 0.06, loud: 0.35 },
    { wave: 'rustle', from: 3200, lasts: 0.02, loud: 0.4 },
  ],
  key: [
    { wave: 'triangle', from: 1320, lasts: 0.16, loud: 0.3 },
    { wave: 'triangle', from: 1980, at: 0.06, lasts: 0.22, loud: 0.3 },
    { wave: 'sine', from: 3960, at: 0.06, lasts: 0.12, loud: 0.12 },
  ],
  turn: [...bell(660, 0, 0.5, 0.45), ...bell(880, 0.16, 0.8, 0.45)],
  bust: [
    { wave: 'rustle', from: 1100, to: 130, lasts: 0.5, loud: 0.9 },
    { wave: 'sawtooth', from: 190, to: 52, lasts: 0.45, loud: 0.3 },
  ],
  win: [...bell(523, 0, 0.6, 0.35), ...bell(659, 0.12, 0.6, 0.35), ...bell(784, 0.24, 0.7, 0.35), ...bell(1046, 0.38, 1.2, 0.4)],
}

/** The same sound is not heard again sooner, milliseconds. */
export const APART = 45
/** The browser's machine for sounds rests when none has been heard for so long, milliseconds. */
export const REST = 5000
/** Seconds in which a sound sets in: at once it would crack. */
const ONSET = 0.004
const SILENCE = 0.0001
const WIDTH = 1.1

export class Synth {
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null
  private resting: ReturnType<typeof setTimeout> | undefined
  /** When each sound was last to begin, milliseconds. */
  private readonly last = new Map<Sound, number>()

  constructor(
    private readonly make: () => AudioContext,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Plays a sound in `after` milliseconds, with a volume from 0 to 1. */
  play(sound: Sound, volume: number, after = 0): void {
    const begins = this.now() + after
    if (Math.abs(begins - (this.last.get(sound) ?? -Infinity)) < APART) return
    this.last.set(sound, begins)
    const context = (this.context ??= this.make())
    void context.resume().catch(() => undefined)
    const whole = context.createGain()
    // loudness is felt by its square
    whole.gain.value = volume * volume
    whole.connect(context.destination)
    for (const part of PARTS[sound]) this.sound(context, whole, part, context.currentTime + after / 1000)
    clearTimeout(this.resting)
    this.resting = setTimeout(() => void context.suspend().catch(() => undefined), after + REST)
  }

  private sound(context: AudioContext, whole: AudioNode, { wave, from, to = from, at = 0, lasts, loud }: Part, start: number): void {
    const [begins, ends] = [start + at, start + at + lasts]
    const gain = context.createGain()
    gain.gain.setValueAtTime(SILENCE, begins)
    gain.gain.exponentialRampToValueAtTime(loud, begins + ONSET)
    gain.gain.exponentialRampToValueAtTime(SILENCE, ends)
    gain.connect(whole)
    const [source, pitch] = wave === 'rustle' ? this.rustle(context, gain) : tone(context, gain, wave)
    pitch.setValueAtTime(from, begins)
    pitch.exponentialRampToValueAtTime(to, ends)
    source.start(begins)
    source.stop(ends)
  }

  private rustle(context: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const source = context.createBufferSource()
    source.buffer = this.noise ??= noiseOf(context)
    source.loop = true
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = WIDTH
    source.connect(band).connect(into)
    return [source, band.frequency]
  }
}

function tone(context: AudioContext, into: AudioNode, wave: OscillatorType): [AudioScheduledSourceNode, AudioParam] {
  const source = context.createOscillator()
  source.type = wave
  source.connect(into)
  return [source, source.frequency]
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}

export const synth = new Synth(() => new AudioContext())
