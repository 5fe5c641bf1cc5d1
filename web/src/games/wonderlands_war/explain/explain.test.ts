import { describe, expect, it } from 'vitest'
import type { Target } from '../../../lib/game'
import { sideOf } from '../content/book'
import { kindsIn } from '../content/chips'
import { rewardsOn } from '../content/rewards'
import { contextOf, sceneAt, scenes } from '../testing/samples'
import { allOf, book, said, tea, unread, voice, withSeat } from '../testing/reading'
import type { View } from '../types'
import { explain } from './explain'
import { setsTold } from './told'

describe('explanations', () => {
  const pieces = (view: (typeof scenes)[number]['view']): Target[] => [
    ...['head', 'round', 'allies', 'shards', 'quests', 'wonderlandians', ...(view.resistance === null ? [] : ['resistance'])],
    ...view.table.chairs.map(({ chair }) => `chair:${chair}`),
    ...view.regions.map(({ region }) => `region:${region}`),
    ...view.seats.flatMap(({ seat, bag }) => [`seat:${seat}`, ...kindsIn(bag ?? {}).map((chip) => `chip:${chip}`)]),
    ...view.market.flatMap((id, i) => (id ? [`market:${i}`, `wonder:${id}`] : [])),
  ]

  it.each(scenes)('say what everything is: $name', (scene) => {
    const legal = (scene.decision?.actions ?? []).flatMap(({ targets }) => targets).filter((target) => !/^(card|part|track|fighter)\b/.test(target))
    for (const target of [...pieces(scene.view), ...legal]) {
      const told = explain(target, contextOf(scene))
      expect(told, target).not.toBeNull()
      if (told) expect(unread(allOf(told)), target).toEqual([])
    }
  })

  it('know every record of the data', () => {
    const scene = contextOf(sceneAt('choose_chair of 5'))
    const targets = [
      ...[...book.quests.keys()].map((id) => `quest:${id}`),
      ...[...book.abilities.keys()].map((id) => `ability:${id}`),
      ...[...book.figures.keys(), ...book.tools.keys()].map((id) => `wonder:${id}`),
      ...[...book.strengths.keys(), 'madness', 'double_madness', 'poison'].map((id) => `chip:${id}`),
      ...[...book.cards.values()].flatMap(rewardsOn).map((reward) => `reward:${reward}`),
      ...[...book.factions.values()].flatMap((faction) => [...sideOf(faction, 2).tracks.flat(), ...sideOf(faction, 3).between.map(({ reward }) => reward)]).map((reward) => `reward:${reward}`),
      'unit:0:supporter:reserve',
      'unit:0:leader:red_keep',
      'unit:0:walrus:witzend',
    ]
    for (const target of new Set(targets)) {
      const told = explain(target, scene)
      expect(told, target).not.toBeNull()
      if (told) expect(unread(allOf(told)), target).toEqual([])
    }
  })

  it('show rulings, rules and provenance of a card', () => {
    const told = explain('wonder:walrus', contextOf(sceneAt('choose_chair of 5')))
    const texts = (told?.more ?? []).map((one) => voice.say(one)).join(' ')
    expect(texts).toContain('Uncontested wins count')
    expect(texts).toContain('From the rule book')
    expect(told?.rules).toContain('WW-O05')
  })
})

describe('a player at a glance', () => {
  it('has the power at the tea table in its tooltip', () => {
    const seat = tea.view.seats[0]
    const power = seat && book.factions.get(seat.faction)?.power.id
    expect(said(explain('seat:0', contextOf(tea))?.text)).toContain(voice.text(`ability-${power}-text`))
  })

  it('counts one of each in the singular', () => {
    const view = withSeat(tea.view, { quests: 1, shards: 1, bag_size: 1 })
    expect(said(explain('seat:0', contextOf({ ...tea, view }))?.text)).toMatch(/1 Shard, .*1 Quest in hand, 1 chip in the bag/)
  })

  it('says in words what each sign of the panel counts', () => {
    const view = withSeat(tea.view, { leader_strength: 2, shield: false, supporters: 3, castles_left: 1, quests: 2 })
    expect(said(explain('seat:0', contextOf({ ...tea, view }))?.text)).toMatch(/Leader Strength 2, Shield broken, .*2 Quests in hand.* Left: 3 Supporters, 1 Castle\./)
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
  it('says what each of its chips does', () => {
    const told = (card: string): string => said(explain('chair:1', contextOf({ ...tea, view: { ...tea.view, table: { ...tea.view.table, chairs: [{ chair: 1, card, leader: null, poison: false }] } } }))?.text)
    for (const [id, card] of book.cards) {
      const chips = [...(card.rewards ?? []), ...(card.top ?? []), ...(card.bottom ?? []), ...(card.corrupted ?? [])].flatMap((reward) => /^ally-(\w+)$/.exec(reward)?.[1] ?? [])
      for (const chip of chips) {
        const [ally = ''] = chip.split(/_(?:weak|strong)$/)
        const set = tea.view.ally_sets[ally as keyof typeof tea.view.ally_sets].toLowerCase()
        expect(told(id)).toContain(`${voice.text(`chip-${chip}`)}: ${voice.text(`ability-${ally}_${set}-text`)}`)
      }
      expect(told(id)).toContain(voice.text(`tea-${id}`))
    }
  })

  it('cites the rules of what is on its card alone', () => {
    const cited = (card: string): readonly string[] => explain('chair:1', contextOf({ ...tea, view: { ...tea.view, table: { ...tea.view.table, chairs: [{ chair: 1, card, leader: null, poison: false }] } } }))?.rules ?? []
    for (const [id, card] of book.cards) {
      expect([id, cited(id).includes('WW-T22')]).toEqual([id, card.top !== undefined && card.top.length > 0])
      expect([id, cited(id).includes('WW-T23')]).toEqual([id, card.corrupted !== undefined && card.corrupted.length > 0])
    }
  })
})

describe('words', () => {
  it("explain the Mad Hatter's party by its own text", () => {
    expect(said(explain('power:mad_hatter', contextOf(tea))?.title)).toBe("It's My Party")
  })

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
})
