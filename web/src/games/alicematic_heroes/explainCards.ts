/** What cards, slots, tokens and players are, with the numbers that count now; the inspector adds rulings and provenance. */
import type { Arg, ExplainContext, Explanation, Message } from '../../lib/game'
import { bySource } from '../../lib/kit/provenance'
import { actsAs, bookOf, worthNow, type Book } from './book'
import { summoning } from './summon'
import { strength } from './told'
import { cardText, COLOURS, isColour, isToken, own, PLACES, type Alice, type CardView, type Colour, type Name, type SeatView, type View } from './view'

interface Piece {
  view: View
  book: Book
  id: string
}

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })
/** Territory tokens of a kingdom (AH-05). */
const TERRITORY = 16

// --- Alices ---------------------------------------------------------------------------------------------------------

/** Where the fields of a record come from, a line for each source. */
const provenance = (alice: Alice): Message[] => bySource(alice['provenance']).map(([tag, fields]) => message(`heroes-from-${tag}`, { fields: fields.map((field) => `@heroes-field-${field}`) }))

const rulesIn = (text: string): string[] => [...new Set(text.match(/\bAHA?-\d+/g) ?? [])]

const cardsOf = (seat: SeatView): readonly CardView[] => COLOURS.flatMap((colour) => seat.slots[colour])

/** Cards of a kind that the viewer sees: in kingdoms, among the discards, in the own hand. */
function seen(view: View, name: Name): number {
  const laid = view.seats.flatMap(cardsOf).filter((card) => card.card === name).length
  const held = own(view)?.cards?.filter((one) => one === name).length ?? 0
  return laid + held + (view.discard[name] ?? 0)
}

/** What stands behind every card of a kind: its worth at the end, how many there are, rulings, provenance. */
function behind({ view, book }: Piece, name: Name, seat: SeatView | null): Pick<Explanation, 'more' | 'rules'> {
  const alice = book.get(name)
  if (!alice) return {}
  const worth = seat ? worthNow(alice, view, seat) : null
  const more = [
    ...(worth === null ? [] : [message('heroes-card-worth', { points: worth, seat: `#${seat?.seat}`, over: over(view) })]),
    message(`card-${name}-notes`),
    message('heroes-card-count', { copies: alice.copies, seen: seen(view, name) }),
    ...provenance(alice),
  ]
  return { more, rules: rulesIn(alice.notes) }
}

/** A card of the own hand: her effect, and whether she can be summoned. */
function card(piece: Piece): Explanation | null {
  const { view, book } = piece
  const [name = ''] = piece.id.split(':')
  const alice = book.get(name)
  const seat = own(view)
  if (!alice || !seat) return null
  const { state, lacking, purse, full } = summoning(alice, seat, book)
  const text = message('heroes-card-told', {
    text: `@card-${name}-text`,
    state: full ? 'full' : state,
    slot: `@slot-${alice.colour}`,
    cost: alice.cost,
    dream: seat.powers.dream,
    lacking,
    short: lacking - purse,
  })
  return { title: message('heroes-card-title', { card: cardText(name), colour: `@colour-${alice.colour}`, cost: alice.cost }), text, ...behind(piece, name, seat) }
}

/** A card in a kingdom. */
function alice(piece: Piece): Explanation | null {
  const [of = '', colour, index] = piece.id.split('-')
  const seat = piece.view.seats[Number(of)]
  const one = seat && isColour(colour) ? seat.slots[colour][Number(index)] : undefined
  if (!seat || !one) return null
  const owner = `#${seat.seat}`
  if (!one.up) return commoner(piece, one, owner)
  const name = actsAs(one) ?? ''
  return {
    title: one.copies ? message('heroes-alice-copies', { card: cardText(one.card), copied: cardText(one.copies) }) : message(`card-${one.card}`),
    text: message('heroes-alice-told', { text: `@card-${name}-text`, state: one.live ? 'live' : 'idle', seat: owner }),
    ...behind(piece, name, one.live ? seat : null),
  }
}

function commoner(piece: Piece, one: CardView, owner: string): Explanation {
  const rules = ['AH-29', 'AH-30', 'AHA-45']
  if (one.card === null) return { title: message('card-unknown'), text: message('heroes-commoner-help', { seat: owner }), rules }
  const told = behind(piece, one.card, null)
  const more = [message('heroes-commoner-was', { card: cardText(one.card), text: `@card-${one.card}-text` }), ...(told.more ?? [])]
  return { title: message('heroes-commoner-known', { card: cardText(one.card) }), text: message('heroes-commoner-help', { seat: owner }), more, rules: [...rules, ...(told.rules ?? [])] }
}

// --- slots ----------------------------------------------------------------------------------------------------------

/** Rules that say what the cards of a slot are good for. */
const GOOD_FOR: Record<Colour, readonly string[]> = {
  red: ['AH-39', 'AH-53'],
  blue: ['AH-55'],
  yellow: ['AH-18', 'AH-19', 'AH-53'],
  green: ['AH-44', 'AH-53'],
  white: ['AH-56'],
}

function slot({ view, id }: Piece): Explanation | null {
  const seat = own(view)
  if (!seat || !isColour(id)) return null
  const cards = seat.slots[id].length
  const text = message('heroes-slot-told', {
    colour: id,
    strength: strength(seat, id),
    cards,
    room: PLACES - cards,
    bank: isToken(id) ? view.bank[id] : 0,
  })
  const extra = id === 'red' ? [...more('city', seat.powers.city), ...more('forest', seat.powers.forest)] : []
  return { title: message(`slot-${id}`), text, more: [...extra, ...comparison(view, id)], rules: ['AH-17', ...GOOD_FOR[id], 'AH-71'] }
}

const more = (kind: 'city' | 'forest', power: number): Message[] => (power > 0 ? [message('heroes-slot-more', { kind: `@colour-${kind}`, power })] : [])

/** Nothing is "if the game ended now" any more. */
const over = (view: View): string => (view.over ? 'yes' : 'no')

/** The Alices in a slot, player by player, and what they would pay. */
function comparison(view: View, colour: Colour): Message[] {
  const { alices, points } = view.majorities.slots[colour]
  return view.seats.map(({ seat }) => message('heroes-slot-alices', { seat: `#${seat}`, count: alices[seat] ?? 0, points: points[seat] ?? 0, over: over(view) }))
}

// --- tokens and players ---------------------------------------------------------------------------------------------

function token({ view, id }: Piece): Explanation | null {
  const seat = own(view)
  if (!seat || !isToken(id)) return null
  return {
    title: message('heroes-tokens', { token: `@colour-${id}`, count: seat.tokens[id] }),
    text: message('heroes-token-told', { colour: id, bank: view.bank[id] }),
    rules: { red: ['AH-39', 'AHA-41'], yellow: ['AH-20'], green: ['AH-44', 'AHA-41'] }[id],
  }
}

function territory({ view, id }: Piece): Explanation | null {
  const seat = view.seats[Number(id)]
  return seat ? { title: message('heroes-territory', { count: seat.territory }), text: message('heroes-territory-told', { laid: TERRITORY - seat.territory }), rules: ['AH-05', 'AHA-55'] } : null
}

function player({ view, id }: Piece): Explanation | null {
  const seat = view.seats[Number(id)]
  const end = view.projection[Number(id)]
  if (!seat || !end) return null
  return {
    title: message('heroes-seat', { seat: `#${seat.seat}`, kingdom: `@kingdom-${seat.kingdom}` }),
    text: message('heroes-seat-told', { points: seat.vp, total: end.total, tiles: end.tiles, slots: end.slots, effects: end.effects, over: over(view) }),
    more: [
      message('heroes-seat-powers', { ...seat.powers }),
      message('heroes-seat-holds', { alices: seat.alices, cities: seat.cities, hand: seat.hand, territory: seat.territory }),
      ...(seat.protected ? [message('heroes-seat-protected')] : []),
      ...(seat.jet ? [message('heroes-seat-jet')] : []),
    ],
    rules: ['AH-66', 'AH-71', 'AH-72', 'AH-73'],
  }
}

const PIECES: Readonly<Record<string, (piece: Piece) => Explanation | null>> = { card, look: card, alice, slot, token, territory, seat: player }

/** Name and explanation of a card, slot, token or player; null for anything else. */
export function explainCards(target: string, context: ExplainContext): Explanation | null {
  const at = target.indexOf(':')
  return PIECES[target.slice(0, at)]?.({ view: context.view as View, book: bookOf(context.content), id: target.slice(at + 1) }) ?? null
}
