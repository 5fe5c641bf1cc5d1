/** What the pictures lay out: two tiles, and cards by colour from the data. */
import { signOf } from '../../../lib/seating'
import type { Book } from '../book'
import { SPACES, type Alice, type CardView, type Colour, type Kind, type Space, type Tile } from '../view'

export const seats = [0, 1].map((seat) => signOf(seat))

/** Two tiles beside each other. */
export const TILES: readonly Tile[] = ([[0, 0], [2, 1]] as const).map((at) => ({ tile: '', at, turned: 0 }))

const space = ([kind, number]: readonly [Kind, number]): Space => ({ kind, number, spots: kind === 'city' ? 2 : 0, held: [], attack: null, connected: true })

/** The spaces of both tiles, some of them changed: by their number. */
export function spaces(changes: Readonly<Record<number, Partial<Space>>> = {}): Space[] {
  const kinds: readonly (readonly [Kind, number])[] = [
    ...([['city', 5], ['red', 1], ['green', 2], ['white', 1], ['forest', 3], ['blue', 3], ['yellow', 2]] as const),
    ...([['city', 6], ['yellow', 2], ['blue', 1], ['red', 3], ['green', 1], ['white', 2], ['red', 2]] as const),
  ]
  return kinds.map((one, s) => ({ ...space(one), ...(one[0] === 'forest' ? { group: s, surrounded: false } : {}), ...changes[s] }))
}

/** The first of them alone. */
export const alone = (changes: Readonly<Record<number, Partial<Space>>>) => ({ tiles: TILES.slice(0, 1), spaces: spaces(changes).slice(0, SPACES) })

/** The Alice who can be read fastest. */
export const briefest = (book: Book): Alice | undefined => [...book.values()].sort((a, b) => a.text.length - b.text.length)[0]

/** The cheapest Alices of a colour that the data have. */
export const alices = (book: Book, colour: Colour): Alice[] => [...book.values()].filter((alice) => alice.colour === colour).sort((a, b) => a.cost - b.cost)

export const faceUp = (card: string): CardView => ({ card, up: true, copies: null, live: true, known: true })
export const commoner: CardView = { card: null, up: false, copies: null, live: false, known: false }
