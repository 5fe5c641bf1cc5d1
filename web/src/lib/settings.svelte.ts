/** The person's own settings, kept in this browser. */
import { choose } from './language'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'calm' | 'quick' | 'instant'

interface Stored {
  theme: Theme
  pace: Pace
  motion: boolean
  confirm: boolean
  handover: boolean
  /** Null: nobody has said anything yet, and no game has begun. */
  sound: boolean | null
  /** From 0 to 1. */
  volume: number
  /** What this browser calls for while its page is hidden. */
  callTurn: boolean
  callJoined: boolean
  callOver: boolean
  /** By the browser's own notifications too. */
  notify: boolean
  /** Notions are explained the first time that they come up. */
  coaching: boolean
  /** A question with one answer alone is asked too. */
  alwaysAsk: boolean
  /** All choices are listed, those too that the board shows. */
  listed: boolean
  name: string
  /** The code of a language; empty: what the browser asks for. */
  language: string
}

const KEY = 'wabe:settings'
const DEFAULTS: Stored = { theme: 'system', pace: 'calm', motion: true, confirm: false, handover: true, coaching: true, alwaysAsk: false, listed: false, sound: null, volume: 0.5, callTurn: true, callJoined: true, callOver: true, notify: false, name: '', language: '' }

/** A JSON value of this browser's store; `fallback` where there is none or it is broken or forbidden. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Keeps a JSON value; a browser that forbids it merely forgets. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // private windows may forbid storage: the setting then lasts as long as the page
  }
}

const stored = (): Stored => ({ ...DEFAULTS, ...recall<Partial<Stored>>(KEY, {}) })

class Settings {
  values = $state(stored())
  /** What the store has, as far as this tab knows: what differs from it has been changed here. */
  private kept = stored()
  private calmSystem = $state(false)

  constructor() {
    choose(this.values.language)
    // null: everything was cleared
    addEventListener('storage', ({ key }) => (key === KEY || key === null) && this.follow())
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    this.calmSystem = query.matches
    query.addEventListener('change', () => (this.calmSystem = query.matches))
  }

  /** Whether pieces may travel: the system and the person both allow it. */
  get moving(): boolean {
    return this.values.motion && !this.calmSystem
  }

  /** How many times faster than calmly pieces travel. */
  get tempo(): number {
    return this.values.pace === 'quick' ? 2 : 1
  }

  /** Time for a shown move, milliseconds. */
  get slot(): number {
    return { calm: 850, quick: 350, instant: 0 }[this.values.pace]
  }

  /** Longest time to catch up with moves that wait to be shown, milliseconds; 0: they are shown at once. */
  get limit(): number {
    return this.moving ? { calm: 12_000, quick: 6_000, instant: 0 }[this.values.pace] : 0
  }

  /** Writes through to the page and the store; call inside an effect. */
  apply(): void {
    const root = document.documentElement
    if (this.values.theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = this.values.theme
    choose(this.values.language)
    root.dataset['motion'] = this.moving ? 'on' : 'off'
    root.dataset['tempo'] = String(this.tempo)
    this.keepChanges($state.snapshot(this.values))
  }

  /** Another tab has changed something. */
  private follow(): void {
    this.kept = stored()
    Object.assign(this.values, this.kept)
  }

  /** Writes only what was changed here: another tab may have changed the rest a moment ago. */
  private keepChanges(values: Stored): void {
    const changed = Object.entries(values).filter(([name, value]) => value !== this.kept[name as keyof Stored])
    if (changed.length === 0) return
    keep(KEY, { ...recall<Partial<Stored>>(KEY, {}), ...Object.fromEntries(changed) })
    this.kept = values
  }
}

export const settings = new Settings()
