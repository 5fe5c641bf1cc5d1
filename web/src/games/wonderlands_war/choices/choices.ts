/** What each choice costs and brings, in a few words on its button. */
import type { Action, Arg, ChoiceNote, ExplainContext } from '../../../lib/game'
import { abilityText, allyAbility, bookOf, sideOf } from '../content/book'
import { allyOf } from '../content/chips'
import { emptyChairs } from '../explain/explain'
import { unitsOf } from '../regions/forces'
import type { DrawOdds, Odds, View } from '../types'

type Tone = NonNullable<ChoiceNote['tone']>

const note = (key: string, args: Record<string, Arg> = {}, tone?: Tone): ChoiceNote => ({ text: { key, args }, ...(tone ? { tone } : {}) })
const MIDDLE = 0.12
const HIGH = 0.35

/** How grave a chance to bust is. */
export const gravity = (risk: number): Tone => (risk >= HIGH ? 'danger' : risk >= MIDDLE ? 'warn' : 'ok')
const percent = (part: number): number => Math.round(part * 100)

function drawing(odds: Odds): ChoiceNote | null {
  const next: DrawOdds | undefined = odds.draws?.[0]
  return next ? note('ww-note-draw', { bust: percent(next.bust), strength: Math.round(next.strength * 10) / 10 }, gravity(next.bust)) : null
}

function keeping({ battle, seat }: View): ChoiceNote | null {
  const fighter = battle?.seats[seat ?? -1]
  return fighter ? note('ww-battle-keep', { strength: fighter.strength }) : null
}

/** What a Region pays now, and who stands there. */
function inRegion(view: View, name: unknown): ChoiceNote | null {
  const region = view.regions.find((one) => one.region === name)
  if (!region) return null
  const own = view.seat === null ? undefined : region.seats[view.seat]
  const others = region.seats.filter((force, seat) => seat !== view.seat && unitsOf(force) > 0).length
  return note('ww-note-region', { award: region.award, own: own ? unitsOf(own) : 0, others })
}

function track({ view: header, content }: ExplainContext, number: number): ChoiceNote | null {
  const view = header as View
  const own = view.seat === null ? undefined : view.seats[view.seat]
  const record = own && bookOf(content).factions.get(own.faction)
  if (!own || !record) return null
  const space = own.forged[number - 1]?.findIndex((chip) => chip === null) ?? -1
  const side = sideOf(record, view.players)
  const reward = side.tracks[number - 1]?.[space]
  const isFilled = (track: number): boolean => own.forged[track - 1]?.[space] != null
  const completed = side.between.filter(({ upper, column }) => column === space + 1 && ((upper === number && isFilled(number + 1)) || (upper === number - 1 && isFilled(upper))))
  const between = completed.map((one) => `@reward-${one.reward}`)
  return reward ? note('ww-note-track', { reward: `@reward-${reward}`, space: space + 1, count: between.length, between }) : null
}

/** What an Ally or Forge chip does at this table. */
function chip({ view: header, content }: ExplainContext, id: string): ChoiceNote | null {
  const view = header as View
  const ally = allyOf(id)
  const record = ally ? allyAbility(bookOf(content), ally, view.ally_sets[ally]) : null
  if (record) return note(abilityText(view, record.id))
  return id === 'forge' ? note('ability-forge-text') : null
}

type Noting = (action: Action, context: ExplainContext) => ChoiceNote | null

const text = (key: string): Noting => (action) => note(key.replace('*', String(action.form[key.split('-')[0] ?? ''] ?? '')))
const region: Noting = (action, { view }) => inRegion(view as View, action.form['region'])
const feat = text('quest-*-feat')
const quest: Noting = (action) => note('ww-quest-help', { feat: `@quest-${String(action.form['quest'])}-feat`, objective: `@quest-${String(action.form['quest'])}-objective` })

/** What a part of the card being resolved brings. */
const part =
  (name: 'top' | 'bottom' | 'corrupted' | null): Noting =>
  (action, context) => {
    const rewards = rewardsIn(context, name ?? (action.form['half'] === 'bottom' ? 'bottom' : 'top'))
    return rewards.length > 0 ? note('ww-note-rewards', { rewards }) : null
  }

/** The names of the rewards in a part of the card being resolved. */
function rewardsIn({ view, content }: ExplainContext, name: 'top' | 'bottom' | 'corrupted'): string[] {
  const card = bookOf(content).cards.get((view as View).card?.card ?? '')
  return (card?.[name] ?? []).map((reward) => `@reward-${reward}`)
}

/** What is in a part that is named by what it is alone: corrupted, or two halves. */
const inPart: Noting = (action, context) => {
  const reward = action.form['reward']
  if (reward === 'corrupted') return part('corrupted')(action, context)
  return reward === 'split' ? note('ww-note-halves', { upper: rewardsIn(context, 'top'), lower: rewardsIn(context, 'bottom') }) : null
}

/** How somebody in the battle stands on whom an ability may act. */
const opponent: Noting = (action, { view: header }) => {
  const view = header as View
  const seat = Number(action.form['target'])
  const fighter = view.battle?.seats[seat]
  return fighter ? note('ww-note-opponent', { strength: fighter.strength, shards: view.seats[seat]?.shards ?? 0 }) : null
}

const NOTES: Readonly<Record<string, Noting>> = {
  visit_head: (_, { view }) => note('ww-note-head', { empty: emptyChairs(view as View) }, 'warn'),
  take_card: (action, { view }) => ((view as View).table.chairs.some(({ chair, poison }) => poison && chair === action.form['chair']) ? note('ww-note-poison', {}, 'danger') : null),
  resolve: inPart,
  choose_half: part(null),
  choose_opponent: opponent,
  give_poison: opponent,
  take_corrupted: part('corrupted'),
  draw: (_, { odds }) => drawing(odds as Odds),
  halt: (_, { view }) => keeping(view as View),
  place_leader: region,
  choose_region: region,
  place_castle: region,
  place_figure: region,
  keep_quest: quest,
  discard_quest: quest,
  complete_feat: feat,
  unlock: (action, { view }) => note(abilityText(view as View, String(action.form['ability']))),
  take_wonderlandian: (action) => note(`ability-${String(action.form['card'])}-text`),
  gain_chip: (action, context) => chip(context, String(action.form['chip'])),
  forge_on: (action, context) => track(context, Number(action.form['track'])),
}

/** Null for choices that need no words. */
export const choiceNote: Noting = (action, context) => NOTES[action.form.kind]?.(action, context) ?? null
