import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rooms } from '../src/games'
import { bundle, Speaker } from '../src/lib/texts'

/** What the paragraph above each picture speaks of, in English. */
const SPOKEN_OF: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  wonderlands_war: { bag: /^A bag of chips/, region: /^Units\./, tea: /^Each chair of the table/, cards: /^Split cards.*Corrupted cards/s, strength: /A chip adds its Strength/, madness: /^A Madness chip adds nothing/, forge: /Forge tracks/ },
  wonderland_xiii: { pass: /top cards of both its neighbours/, tunnel: /^Then the Tunnel is checked/, notebook: /Only Notebooks count/ },
  alicematic_heroes: { kingdom: /five slots/, tile: /^It is laid of tiles/, cards: /is an Alice.*is a Commoner/s, invasion: /Mobility: nothing on a tile/, attack: /the space is under attack/, forest: /^A Forest opens/ },
}

/** The rooms' lists as they are written: boards would have to be made whole to be asked. */
const listed = (game: string) =>
  [...readFileSync(new URL(`../src/games/${game}/pictures/index.ts`, import.meta.url), 'utf8').matchAll(/name: '(\w+)', after: (\d+)/g)].map(([, name = '', after]) => ({ name, after: Number(after) }))

const voiceOf = (game: string) => new Speaker([bundle('en', readFileSync(new URL(`../../src/wabe/games/${game}/en.ftl`, import.meta.url), 'utf8'))])

describe('pictures of how to play', () => {
  it('are found by their place', () => {
    expect(Object.keys(rooms).sort()).toEqual(Object.keys(SPOKEN_OF).map((game) => `./${game}/pictures/index.ts`).sort())
  })

  it.each(Object.keys(SPOKEN_OF))('stand where the text of %s speaks of them, with words for those who cannot see them', (game) => {
    const pictures = listed(game)
    const voice = voiceOf(game)
    const paragraphs = voice.text('how-to-play').split(/\n\s*\n/).map((one) => one.trim()).filter(Boolean)
    expect(pictures.map(({ name }) => name)).toEqual(Object.keys(SPOKEN_OF[game] ?? {}))
    for (const { name, after } of pictures) {
      expect(paragraphs[after]).toMatch(SPOKEN_OF[game]?.[name] ?? /^$/)
      expect(voice.has(`picture-${name}`) && voice.has(`picture-${name}-caption`)).toBe(true)
    }
  })
})
