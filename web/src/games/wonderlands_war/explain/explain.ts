/** What each piece is and which numbers count now: tea table, Regions and players here, cards and chips in cards.ts, boards and battles beside them. */
import type { Arg, ExplainContext, Explanation, Message, Target } from '../../../lib/game'
import { explainBattle } from '../battle/explain'
import { explainBoard } from '../board/explain'
import { abilityText, bookOf } from '../content/book'
import { chipsTold, explainCards, provenance, rewardTold, rulesOfCard } from './cards'
import { battleOrder, forceTold } from '../regions/forces'
import { rewardsOn } from '../content/rewards'
import { built, partySize, setsTold } from './told'
import { ALLIES, type View } from '../types'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

interface Piece {
  view: View
  id: string
  content: unknown
}

/** Everybody's empty chairs that a visit of the Head fills again. */
export const emptyChairs = (view: View): number => view.table.chairs.filter(({ card, leader }) => card === null && leader === null).length

function chair({ view, id, content }: Piece): Explanation | null {
  const one = view.table.chairs.find(({ chair }) => chair === Number(id))
  if (!one) return null
  const title = message('ww-chair', { chair: one.chair })
  const poison = one.poison ? [message('ww-help-poisoned')] : []
  if (!one.card) return { title, text: one.leader === null ? message('ww-chair-empty-help') : message('ww-chair-leader-help', { seat: `#${one.leader}` }), rules: ['WW-T03', 'WW-T04'] }
  const card = bookOf(content).cards.get(one.card)
  const kinds = card ? [...new Set(rewardsOn(card))].map(rewardTold) : []
  const chips = card ? chipsTold(view, bookOf(content), card) : []
  const text = chips.length > 0 ? message('ww-chair-told', { card: `@tea-${one.card}`, chips }) : message(`tea-${one.card}`)
  return { title, text, more: [...poison, ...kinds, ...(card ? provenance(card) : [])], rules: [...new Set(['WW-T03', 'WW-T07', ...(card ? rulesOfCard(card) : []), ...(one.poison ? ['WW-L07'] : [])])] }
}

function head({ view }: Piece): Explanation {
  return {
    title: message('ww-head-title'),
    text: message('ww-head-help', { empty: emptyChairs(view) }),
    more: [message('ww-head-deck', { count: view.table.deck }), message('ww-head-waiting', { count: view.table.head.length, seats: view.table.head.map((seat) => `#${seat}`) }), message('ww-shards-help')],
    rules: ['WW-T04', 'WW-T05', 'WW-T31'],
  }
}

function region({ view, id }: Piece): Explanation | null {
  const one = view.regions.find((each) => each.region === id)
  if (!one) return null
  const title = message(`region-${id}-title`)
  if (view.closed === id) return { title, text: message('ww-region-closed-help', { quest: `@quest-${view.closing_quest}` }), rules: ['WW-2P01', 'WW-2P09'] }
  const [first = 0, second = 0, third = 0] = one.marker ?? []
  return {
    title,
    text: message('ww-region-help', { award: one.award, half: Math.ceil(one.award / 2), order: battleOrder(view).indexOf(id) + 1, fought: one.fought ? 'yes' : 'no' }),
    more: [message('ww-region-marker', { first, second, third }), ...one.seats.flatMap((force, seat) => forceTold(seat, force)), message('ww-region-strength')],
    rules: ['WW-B01', 'WW-B02', 'WW-B03', 'WW-O01', 'WW-O02', 'WW-O03', 'WW-O05'],
  }
}

function seat({ view, id, content }: Piece): Explanation | null {
  const one = view.seats[Number(id)]
  if (!one) return null
  const book = bookOf(content)
  const power = book.factions.get(one.faction)?.power.id
  const numbers = message('ww-seat-help', { vp: one.vp, shards: one.shards, castles: built(view, one.seat).count, quests: one.quests, bag: one.bag_size })
  return {
    title: message('ww-seat', { seat: `#${one.seat}`, faction: `@faction-${one.faction}` }),
    text: power ? message('ww-seat-power', { ability: `@ability-${power}`, text: `@${abilityText(view, power)}` }) : numbers,
    more: [...(power ? [numbers] : []), message('ww-seat-cards', { count: one.cards.length, party: one.party_cards, of: partySize(view, book) }), message('ww-seat-units', { supporters: one.supporters, reserve: one.reserve.length }), message(one.bag ? 'ww-bag-open' : 'ww-bag-closed')],
    rules: ['WW-S06', 'WW-S18', 'WW-F01'],
    figure: one.faction,
  }
}

const PIECES: Readonly<Record<string, (piece: Piece) => Explanation | null>> = {
  chair,
  head,
  region,
  seat,
  round: ({ view }) => ({
    title: message('ww-round', { round: view.round, rounds: view.rounds }),
    text: message(`ww-phase-${view.phase}-help`),
    more: [message('ww-first', { seat: `#${view.first}`, region: `@region-${view.standee}` }), message('ww-scoring-help')],
    rules: ['WW-T02', 'WW-T06', 'WW-B01', 'WW-F01', 'WW-F03'],
  }),
  allies: ({ view }) => ({
    title: message('ww-sets', setsTold(view)),
    text: message('ww-sets-help', setsTold(view)),
    more: ALLIES.map((ally) => message('ww-set-ally', { ally: `@ally-${ally}`, text: `@${abilityText(view, `${ally}_${view.ally_sets[ally].toLowerCase()}`)}` })),
    rules: ['WW-S04'],
  }),
  resistance: ({ view }) => ({ title: message('ww-resistance', { strength: view.resistance ?? 0 }), text: message('ww-resistance-help'), rules: ['WW-2P05', 'WW-2P06', 'WW-2P11', 'WW-2P12'] }),
  shards: ({ view }) => ({ title: message('ww-deck-shards', { count: view.shards_left }), text: message('ww-shards-help'), rules: ['WW-T25', 'WW-T26', 'WW-F01'] }),
  quests: ({ view }) => ({ title: message('ww-deck-quests', { count: view.quest_deck }), text: message('ww-quests-help'), rules: ['WW-T21', 'WW-T29', 'WW-O08', 'WW-F01'] }),
  wonderlandians: ({ view }) => ({ title: message('ww-deck-wonderlandians', { count: view.wonder_deck }), text: message('ww-wonderlandians-help'), rules: ['WW-S05', 'WW-T15', 'WW-E02'] }),
}

/** Name and explanation of a piece; null for what this game does not have. */
export function explain(target: Target, context: ExplainContext): Explanation | null {
  const at = target.indexOf(':')
  const kind = at < 0 ? target : target.slice(0, at)
  const own = PIECES[kind]?.({ view: context.view as View, id: target.slice(at + 1), content: context.content })
  return own ?? explainCards(target, context) ?? explainBattle(target, context) ?? explainBoard(target, context)
}
