/** The catalogue's voice: Fluent texts of a game and of the house, the same files the command line reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Entry, Message, Voice } from './game'

export interface Catalogue {
  /** The language of these texts, and all there are, the base language first. */
  language: string
  languages: readonly string[]
  house: string
  games: Readonly<Record<string, string>>
}

/** Raw arguments of events that hold seat numbers rather than amounts. */
const SEAT_ARGS = new Set(['seat', 'seats', 'winners', 'target'])

function areMessages(value: Arg): value is readonly Message[] {
  return Array.isArray(value) && value.length > 0 && value.every((one: Arg) => typeof one === 'object' && one !== null && 'key' in one)
}

export function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

/** Speaks from the first bundle that has a text; `names` gives each seat's name. A text that no bundle has is its own key. */
export class Speaker implements Voice {
  private readonly list: Intl.ListFormat

  constructor(
    private readonly bundles: readonly FluentBundle[],
    private readonly names: () => readonly string[] = () => [],
  ) {
    this.list = new Intl.ListFormat(bundles[0]?.locales, { type: 'conjunction' })
  }

  has(key: string): boolean {
    return this.bundles.some((b) => b.hasMessage(key))
  }

  text(key: string, args: Readonly<Record<string, Arg>> = {}): string {
    for (const b of this.bundles) {
      const pattern = b.getMessage(key)?.value
      if (pattern != null) return b.formatPattern(pattern, this.variables(args), [])
    }
    return key
  }

  say(message: Message): string {
    return this.text(message.key, message.args)
  }

  private variables(args: Readonly<Record<string, Arg>>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, areMessages(value) ? this.told(value, args['seat']) : this.resolve(value)]))
  }

  /** Messages within another one, which has named the seat: the first of them does not begin with it again. */
  private told(messages: readonly Message[], seat: Arg = ''): string {
    const said = messages.map((one) => this.say(one)).join(' ')
    const name = `${String(this.resolve(seat))} `
    return said.startsWith(name) ? said.slice(name.length) : said
  }

  private resolve(value: Arg): FluentVariable {
    if (Array.isArray(value)) return this.list.format(value.map((one: Arg) => String(this.resolve(one))))
    if (typeof value === 'number') return value
    if (typeof value !== 'string') return String(value)
    if (value.startsWith('@')) return this.text(value.slice(1))
    return /^#\d+$/.test(value) ? this.seat(Number(value.slice(1))) : value
  }

  private seat(seat: number): string {
    return this.names()[seat] || this.text('seat-name', { letter: String.fromCharCode(65 + seat) })
  }
}

/** A raw argument of an event as one of a text: seats are named, card "cat" becomes the text `card-cat` where there is one. */
function spoken(voice: Voice, name: string, value: Arg): Arg {
  if (Array.isArray(value)) return value.map((one: Arg) => spoken(voice, name, one))
  if (typeof value === 'number' && SEAT_ARGS.has(name)) return `#${value}`
  const key = `${name.replace(/s$/, '')}-${String(value)}`
  return /^[a-z][\w-]*$/i.test(key) && voice.has(key) ? `@${key}` : value
}

/** The text of a log line: the form with the secret where it is seen, `event-<kind>` otherwise. */
export function entryText(voice: Voice, entry: Pick<Entry, 'kind' | 'seen' | 'args' | 'text'>): string {
  const open = `event-${entry.kind}`
  const key = entry.seen && voice.has(`${open}-seen`) ? `${open}-seen` : open
  return voice.text(key, entry.text?.args ?? Object.fromEntries(Object.entries(entry.args).map(([name, value]) => [name, spoken(voice, name, value)])))
}
