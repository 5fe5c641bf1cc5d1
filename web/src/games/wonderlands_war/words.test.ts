import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Action, Entry, Message } from '../../lib/game'
import { filled } from './art/glyphs'
import { bookOf } from './book'
import ChoiceIcon from './ChoiceIcon.svelte'
import { choiceNote } from './choices'
import EntryIcon from './EntryIcon.svelte'
import { explain } from './explain'
import { questsTold } from './sheet'
import { content, contextOf, sceneAt, speaker } from './testing/samples'
import { atTea, built, setsTold } from './told'
import type { SeatView, View } from './types'

const voice = speaker()
const book = bookOf(content)
const tea = sceneAt('choose_part of 3')
const action = (form: Action['form']): Action => ({ action: 0, form, targets: [], label: { key: '', args: {} } })
const said = (message: Message | undefined): string => (message ? voice.say(message) : '')
const noted = (form: Action['form'], view: View): string => said(choiceNote(action(form), contextOf({ ...tea, view }))?.text)
const withSeat = (view: View, seat: Partial<SeatView>): View => ({ ...view, seats: view.seats.map((one) => (one.seat === 0 ? { ...one, ...seat } : one)) })

describe('a player at a glance', () => {
  it('shows how far the Tea Party is for each', () => {
    const told = (seat: Partial<SeatView>): string => voice.text('ww-has-tea', atTea(withSeat(tea.view, seat), 0, book))
    expect(told({ party_cards: 1 })).toBe('Cards: 1 of 4')
    expect(told({ party_cards: 4 })).toBe('leaves next')
    expect(told({ party_cards: 4, leader: 'witzend' })).toBe('left the Party')
    expect(atTea(sceneAt('choose_chair of 2').view, 0, book).of).toBe(5)
  })

  it('counts Castles built with their VP, with 2 players the upright ones', () => {
    const { view } = sceneAt('end of 2')
    const regions = view.regions.map((region, i) => ({ ...region, seats: region.seats.map((force) => ({ ...force, castle: (['upright', 'sideways'] as const)[i] ?? ('none' as const) })) }))
    expect(built({ ...view, regions }, 0)).toEqual({ count: 2, vp: view.seats[0]?.castle_value })
    expect(voice.text('ww-has-built', { count: 2, vp: 6 })).toBe('2 built: 6 VP')
  })

  it('says what is left in supply, in the singular too', () => {
    expect(voice.text('ww-has-supporters', { count: 1 })).toBe('1 Supporter left')
    expect(voice.text('ww-has-castles', { count: 5 })).toBe('5 Castles left')
  })

  it('has the power at the tea table in its tooltip', () => {
    const seat = tea.view.seats[0]
    const power = seat && book.factions.get(seat.faction)?.power.id
    expect(said(explain('seat:0', contextOf(tea))?.text)).toContain(voice.text(`ability-${power}-text`))
  })

  it('counts one of each in the singular', () => {
    const view = withSeat(tea.view, { quests: 1, shards: 1, bag_size: 1 })
    const told = (explain('seat:0', contextOf({ ...tea, view }))?.more ?? []).map(said).join(' ')
    expect(told).toMatch(/1 Shard, .*1 Quest in hand, 1 chip in the bag/)
  })
})

describe('a bag', () => {
  const told = (target: string, view: View): string => {
    const explanation = explain(target, contextOf({ ...tea, view }))
    return [explanation?.text, ...(explanation?.more ?? [])].map(said).join(' ')
  }

  it('is open, and its chips are counted', () => {
    expect(told('bagof:0', tea.view)).toContain('The make-up of every bag is open to all')
    expect(told('seat:0', tea.view)).toContain('The make-up of every bag is open to all')
    expect(told('chip:madness', tea.view)).toMatch(/In the supply: \d+\. In all bags: \d+\./)
  })

  it('stays closed where the table shows none', () => {
    const view = withSeat(tea.view, { bag: null })
    for (const target of ['bagof:0', 'seat:0']) expect(told(target, view)).toContain('Nobody may look into a bag during the War')
    expect(told('chip:madness', view)).toMatch(/In the supply: \d+\./)
    expect(told('chip:madness', view)).not.toContain('bags')
  })
})

describe('a chair', () => {
  it('cites the rules of what is on its card alone', () => {
    const cited = (card: string): readonly string[] => explain('chair:1', contextOf({ ...tea, view: { ...tea.view, table: { ...tea.view.table, chairs: [{ chair: 1, card, leader: null, poison: false }] } } }))?.rules ?? []
    for (const [id, card] of book.cards) {
      expect([id, cited(id).includes('WW-T22')]).toEqual([id, card.top !== undefined && card.top.length > 0])
      expect([id, cited(id).includes('WW-T23')]).toEqual([id, card.corrupted !== undefined && card.corrupted.length > 0])
    }
  })
})

describe('choices', () => {
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

  it("explain the Mad Hatter's party by its own text", () => {
    expect(said(explain('power:mad_hatter', contextOf(tea))?.title)).toBe("It's My Party")
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

  it('and log lines have the signs of the Factions at the table', () => {
    for (const { seat, faction } of tea.view.seats) {
      const entry: Entry = { seq: 0, index: 0, kind: 'drew', args: { seat, chip: 'faction_1' }, seen: false }
      expect(render(EntryIcon, { props: { entry, view: tea.view } }).body).toContain(filled[faction])
      expect(render(ChoiceIcon, { props: { action: action({ kind: 'forge_chip', chip: 'faction_1' }), view: { ...tea.view, seat }, content } }).body).toContain(filled[faction])
    }
  })
})

describe('words', () => {
  it('name each Ally type with its set', () => {
    const view = { ...tea.view, ally_sets: { ...tea.view.ally_sets, card_soldier: 'B', flamingo: 'D', rose: 'B', red_rook: 'B', creature: 'A' } }
    expect(voice.text('ww-sets-short', setsTold(view))).toBe('Ally sets B D B B A')
    expect(said(explain('allies', contextOf({ ...tea, view }))?.text)).toMatch(/Card Soldiers .* set B, Flamingos of D, .*Creatures of A/)
  })

  it('say where all of a record comes from', () => {
    const told = (explain('chip:red_rook_weak', contextOf({ ...tea, view: { ...tea.view, ally_sets: { ...tea.view.ally_sets, red_rook: 'B' } } }))?.more ?? []).map(said)
    expect(told).not.toContain('From the rule book: all.')
    expect(told).toContain('All of it is from the rule book.')
  })

  it('tell each Quest of a score sheet by name, the best first', () => {
    const quests = [
      { quest: 'tiger_lilys_temper', feat: true, objective: false, points: 3 },
      { quest: 'sentence_first', feat: false, objective: false, points: 0 },
      { quest: 'faster_faster', feat: true, objective: true, points: 9 },
    ]
    const told = questsTold({ seats: [{ quests }] })[0]?.map(said) ?? []
    expect(told).toHaveLength(3)
    expect(told[0]).toContain('9 VP for Feat, Objective and both together')
    expect(told[1]).toContain(`${voice.text('quest-tiger_lilys_temper')}: 3 VP for the Feat`)
  })
})
