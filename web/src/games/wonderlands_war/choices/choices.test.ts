import { describe, expect, it } from 'vitest'
import { contextOf, sceneAt, scenes } from '../testing/samples'
import { book, noted, said, tea, unread, voice, withSeat } from '../testing/reading'
import type { View } from '../types'
import { choiceNote } from './choices'

describe('choices', () => {
  it.each(scenes.filter(({ decision }) => decision))('have words a person can read: $name', (scene) => {
    for (const action of scene.decision?.actions ?? []) {
      const note = choiceNote(action, contextOf(scene))
      expect(unread([action.label, ...(note ? [note.text] : [])])).toEqual([])
    }
  })

  it('tell the danger of drawing', () => {
    const scene = { ...sceneAt('draw_or_halt of 2'), odds: { draws: [{ draws: 1, bust: 0.4, strength: 3.26, forge_symbol: 0.2, madness: 0.3 }], bag: 9 } }
    const draw = scene.decision?.actions.find(({ form }) => form.kind === 'draw')
    const note = draw ? choiceNote(draw, contextOf(scene)) : null
    expect(note?.tone).toBe('danger')
    expect(note && voice.say(note.text)).toBe('bust risk 40 %, else Strength about 3.3')
  })

  it('of a Region count VP, units and players by their names', () => {
    const [region] = tea.view.regions
    if (!region) throw new Error('no Region')
    const nobody = region.seats.map((force) => ({ ...force, supporters: 0, figures: [], leader: false }))
    const there = (own: number, other: number): View => ({ ...tea.view, regions: [{ ...region, award: 6, seats: nobody.map((force, seat) => ({ ...force, supporters: seat === tea.view.seat ? own : seat === 1 ? other : 0 })) }] })
    expect(noted({ kind: 'choose_region', region: region.region }, there(1, 0))).toBe('award 6 VP, 1 unit of yours, nobody else')
    expect(noted({ kind: 'choose_region', region: region.region }, there(0, 2))).toBe('award 6 VP, no unit of yours, 1 other player')
  })

  it('of an Ally chip say what it does with the set in play, those of a Forge chip too', () => {
    const view = { ...tea.view, ally_sets: { ...tea.view.ally_sets, rose: 'C' } }
    expect(noted({ kind: 'gain_chip', chip: 'rose_weak' }, view)).toBe(voice.text('ability-rose_c-text'))
    expect(noted({ kind: 'gain_chip', chip: 'forge' }, view)).toBe(voice.text('ability-forge-text'))
  })

  it('of a track say the rewards between tracks that it completes, and no others', () => {
    const forged = (...filled: number[]) => withSeat(tea.view, { forged: filled.map((count) => [0, 1, 2, 3].map((space) => (space < count ? 'forge' : null))) })
    const faction = tea.view.seats[0]?.faction
    const record = faction && book.factions.get(faction)
    const one = record?.between[0]
    if (!one) throw new Error('no reward between tracks')
    const [lower, column] = [one.upper + 1, one.column]
    const counts = (upper: number, under: number) => [1, 2, 3, 4].map((track) => (track === one.upper ? upper : track === lower ? under : 0))
    const reward = voice.text(`reward-${one.reward}`)
    expect(noted({ kind: 'forge_on', track: one.upper }, forged(...counts(column - 1, column)))).toContain(`; between tracks: ${reward}`)
    expect(noted({ kind: 'forge_on', track: lower }, forged(...counts(column, column - 1)))).toContain(`; between tracks: ${reward}`)
    expect(noted({ kind: 'forge_on', track: one.upper }, forged(...counts(column - 1, column - 1)))).not.toContain('between tracks')
  })

  it('say what is in a corrupted part, and in halves', () => {
    const [corrupted, split] = ['corrupted', 'top'].map((part) => [...book.cards.values()].find((card) => part in card))
    const holding = (card: string | undefined): View => ({ ...tea.view, card: { seat: 0, card: card ?? '', parts: [] } })
    expect(noted({ kind: 'resolve', reward: 'corrupted' }, holding(corrupted?.id))).toBe(voice.text('ww-note-rewards', { rewards: (corrupted?.corrupted ?? []).map((reward) => `@reward-${reward}`) }))
    for (const reward of [...(split?.top ?? []), ...(split?.bottom ?? [])]) expect(noted({ kind: 'resolve', reward: 'split' }, holding(split?.id))).toContain(voice.text(`reward-${reward}`))
  })

  it('say how strong an opponent is on whom an ability may act', () => {
    const { view } = sceneAt('draw_or_halt of 2')
    expect(noted({ kind: 'choose_opponent', target: 1 }, view)).toBe(said({ key: 'ww-note-opponent', args: { strength: view.battle?.seats[1]?.strength ?? -1, shards: view.seats[1]?.shards ?? -1 } }))
  })
})
