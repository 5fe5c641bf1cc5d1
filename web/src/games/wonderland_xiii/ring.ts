/** Where the five decks stand: on an ellipse about the middle of the Hall, deck 1 on top, then clockwise. Units: percent of the Hall. */
import { scribble } from '../../lib/kit/wobble'
import { neighbours, type Deck } from './view'

export const DECKS = 5
const [RX, RY] = [37, 33]
const [CX, CY] = [50, 51]

const angle = (deck: number): number => ((-90 + (360 / DECKS) * deck) * Math.PI) / 180

export function place(deck: number): { x: number; y: number } {
  return { x: CX + RX * Math.cos(angle(deck)), y: CY + RY * Math.sin(angle(deck)) }
}

/** The part of the ring from a deck to the next one that exists; it runs along the ellipse, and straight past a closed place. */
export function segment(hall: readonly Deck[], deck: number): string {
  const next = neighbours(hall, deck)[1]
  const [a, b] = [place(deck), place(next)]
  const half = (angle(deck) + angle(next + (next <= deck ? DECKS : 0))) / 2
  const reach = (next - deck + DECKS) % DECKS === 1 ? 1.24 : 0.62
  const [qx, qy] = [CX + RX * reach * Math.cos(half), CY + RY * reach * Math.sin(half)]
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** Degrees by which the nth cover of a deck lies askew; the same cover always lies the same way. */
export function askew(deck: number, cover: number): number {
  return cover === 0 ? 0 : (scribble(deck * 31 + cover * 7 + 3)() - 0.5) * 14
}
