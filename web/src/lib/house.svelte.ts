/** What every page needs before it can speak: texts and titles, fetched once. */
import type { FluentBundle } from '@fluent/bundle'
import * as api from './api'
import type { Message, Voice } from './game'
import type { GameInfo } from './protocol'
import { bundle, Speaker } from './texts'

class House {
  games = $state.raw<readonly GameInfo[]>([])
  ready = $state(false)
  /** The languages that there are. */
  languages = $state.raw<readonly string[]>([])
  /** The one spoken here. */
  language = ''
  private own: FluentBundle | null = null
  private ofGame = new Map<string, FluentBundle>()

  async load(): Promise<void> {
    const [catalogue, games] = await Promise.all([api.texts(), api.games()])
    this.languages = catalogue.languages
    this.language = catalogue.language
    document.documentElement.lang = this.language
    this.own = bundle(this.language, catalogue.house)
    this.ofGame = new Map(Object.entries(catalogue.games).map(([name, text]) => [name, bundle(this.language, text)]))
    this.games = games
    this.ready = true
  }

  info(game: string): GameInfo | null {
    return this.games.find((one) => one.name === game || one.alias === game) ?? null
  }

  /** The voice of a game at a table; without a game that of the house. */
  voice(game: string | null = null, names: () => readonly string[] = () => []): Voice {
    const bundles = [game === null ? undefined : this.ofGame.get(game), this.own].filter((b) => b != null)
    return new Speaker(bundles, names)
  }

  /** A text of the house alone. */
  text(key: string, args?: Message['args']): string {
    return (this.speaker ??= this.voice()).text(key, args)
  }
  private speaker: Voice | null = null

  /** The title of a game, whatever page asks. */
  title(game: string): string {
    return this.voice(game).text('title')
  }
}

export const house = new House()
export const t = (key: string, args?: Message['args']): string => house.text(key, args)
