import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Explanation, Message, Target } from '../../lib/game'
import { bookOf, sideOf } from './book'
import { kindsIn, strengthOf, total } from './chips'
import { choiceNote } from './choices'
import { emblems } from './emblems'
import { explain } from './explain'
import { declines, ordered } from './order'
import { progress } from './progress'
import { battleOrder, regionTold } from './regions/forces'
import { rewardsOn } from './rewards'
import { momentOf, naturalScene, scenesOf } from './scenes'
import { scoreLines } from './sheet'
import { layTable, type Layout } from './tea/places'
import { content, contextOf, sceneAt, scenes, source, speaker } from './testing/samples'
import type { Sheet } from './types'

const voice = speaker()
const book = bookOf(content)

/** Texts that a person could not read: keys, and arguments that were not given. */
function unread(messages: readonly Message[]): string[] {
  return messages.map((message) => voice.say(message)).filter((text, i) => text === messages[i]?.key || /[{}@]|undefined|\b(ww|ability|reward|chip|quest)-[a-z]/.test(text))
}

const said = (told: Explanation): readonly Message[] => [told.title, told.text, ...(told.more ?? [])]

describe('emblems', () => {
  it.each(scenes)('tell the Factions of a table apart: $name', ({ view }) => {
    const worn = emblems(view)
    expect(worn).toHaveLength(view.players)
    expect(new Set(worn.map(({ hue }) => hue)).size).toBe(view.players)
    expect(new Set(worn.map(({ sign }) => sign)).size).toBe(view.players)
  })
})

describe('the tea table', () => {
  const overlaps = ({ places, card }: Layout): number => places.filter((a, i) => places.some((b, j) => j > i && Math.abs(a.x - b.x) < card.width - 1 && Math.abs(a.y - b.y) < card.height - 1)).length

  it.each([
    [11, 328, 300],
    [12, 328, 300],
    [13, 328, 300],
    [11, 740, 340],
    [13, 740, 340],
    [11, 880, 400],
    [13, 1200, 600],
  ])('has room for %i chairs in %i by %i', (chairs, width, height) => {
    const layout = layTable(chairs, width, height)
    expect(layout.places).toHaveLength(chairs + 1)
    expect(overlaps(layout)).toBe(0)
    for (const { x, y } of layout.places) {
      expect(x - layout.card.width / 2).toBeGreaterThanOrEqual(-1)
      expect(x + layout.card.width / 2).toBeLessThanOrEqual(width + 1)
      expect(y + layout.card.height / 2).toBeLessThanOrEqual(layout.height)
    }
    expect(layout.middle.height).toBeGreaterThan(70)
  })

  it('goes clockwise from the Head', () => {
    const { places } = layTable(13, 900, 400)
    const [head, first, second] = places
    expect(first?.y).toBeLessThan(head?.y ?? 0)
    expect(second?.x).toBeGreaterThan(first?.x ?? 0)
    expect(places.at(-1)?.y).toBeGreaterThan(head?.y ?? 0)
  })
})

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
      if (told) expect(unread(said(told)), target).toEqual([])
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
      if (told) expect(unread(said(told)), target).toEqual([])
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

describe('choices', () => {
  it.each(scenes.filter(({ decision }) => decision))('have words a person can read: $name', (scene) => {
    for (const action of scene.decision?.actions ?? []) {
      const note = choiceNote(action, contextOf(scene))
      expect(unread([action.label, ...(note ? [note.text] : [])])).toEqual([])
    }
  })

  it.each(scenes.filter(({ decision }) => decision))('that decline come last: $name', (scene) => {
    const listed = ordered(scene.decision?.actions ?? [])
    const quiet = listed.map(declines)
    expect(quiet).toEqual([...quiet].sort((a, b) => Number(a) - Number(b)))
    for (const action of listed) expect(declines(action), voice.say(action.label)).toBe(/^(No|Do without|Keep it|Leave it|Lay no|Take no)\b|\b(none|nothing|no more)$/.test(voice.say(action.label)))
  })

  it('tell the danger of drawing', () => {
    const scene = { ...sceneAt('draw_or_halt of 2'), odds: { draws: [{ draws: 1, bust: 0.4, strength: 3.26, forge_symbol: 0.2, madness: 0.3 }], bag: 9 } }
    const draw = scene.decision?.actions.find(({ form }) => form.kind === 'draw')
    const note = draw ? choiceNote(draw, contextOf(scene)) : null
    expect(note?.tone).toBe('danger')
    expect(note && voice.say(note.text)).toContain('40')
  })
})

describe('Regions', () => {
  it('are told with all that stands there', () => {
    const { view } = sceneAt('end of 5')
    const held = view.regions.find(({ seats }) => seats.some(({ supporters }) => supporters > 0))
    expect(held && regionTold(view, held, voice)).toMatch(/award \d+.*Supporter/)
  })

  it('have their order from the standee on, the closed one left out', () => {
    const { view } = sceneAt('choose_chair of 2')
    const order = battleOrder(view)
    expect(order[0]).toBe(view.standee)
    expect(order).toHaveLength(4)
    expect(order).not.toContain(view.closed)
  })
})

describe('the picture in the middle', () => {
  it('is what the moment asks for', () => {
    const tea = sceneAt('choose_chair of 5').view
    const war = sceneAt('draw_or_halt of 2').view
    expect(naturalScene(tea, [], true)).toBe('tea')
    expect(naturalScene(tea, ['region:witzend'], true)).toBe('regions')
    expect(naturalScene(tea, ['region:witzend'], false)).toBe('tea')
    expect(naturalScene(war, ['unit:0:supporter:witzend'], true)).toBe('battle')
    expect(naturalScene(war, ['market:1'], false)).toBe('tea')
    expect(naturalScene({ ...war, step: 'gain_ally' }, ['chip:forge'], true)).toBe('tea')
    expect(naturalScene(war, ['region:witzend'], true)).toBe('regions')
    expect(scenesOf(war, false)).toEqual(['battle', 'tea', 'boards'])
    expect(scenesOf(tea, true)).toEqual(['tea', 'regions', 'boards'])
  })

  it('stays as it is while the same is asked', () => {
    const { view, decision } = sceneAt('draw_or_halt of 2')
    expect(momentOf({ ...view }, decision)).toBe(momentOf(view, decision))
    expect(momentOf(view, null)).not.toBe(momentOf(view, decision))
  })
})

describe('numbers', () => {
  it.each(scenes.filter(({ sheet }) => sheet))('of the score sheet add up: $name', ({ sheet, view }) => {
    const lines = scoreLines(sheet, view)
    for (const [seat, one] of (sheet as Sheet).seats.entries()) expect(lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(one.total)
    expect(unread(lines.flatMap((line) => [line.label, ...(line.notes ?? []).flatMap((note) => note ?? [])]))).toEqual([])
  })

  it('of chips come from the data', () => {
    expect(strengthOf('artifact', book)).toBe(3)
    expect(strengthOf('red_rook_strong', book)).toBe(4)
    expect(strengthOf('madness', book)).toBeNull()
    expect(kindsIn({ madness: 2, rose_weak: 1, forge: 0, artifact: 2 })).toEqual(['rose_weak', 'artifact', 'madness'])
    expect(total({ madness: 2, rose_weak: 1 })).toBe(3)
  })

  it('of where the game stands are told', () => {
    expect(unread(scenes.map(({ view }) => progress(view)))).toEqual([])
  })
})

it('uses only texts that the catalogue has', () => {
  const here = new URL('.', import.meta.url).pathname
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('test'))
  const keys = files.flatMap((path) => [...readFileSync(here + path, 'utf8').matchAll(/'((?:ww|score)-[a-z_-]*[a-z])'/g)].map((match) => match[1] ?? ''))
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => !new RegExp(`^${key} =`, 'm').test(source) && !key.startsWith('wonder'))).toEqual([])
})
