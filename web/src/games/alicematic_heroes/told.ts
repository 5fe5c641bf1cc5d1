/** Cards and slots in few words, for names that screen readers say and for labels. */
import type { Voice } from '../../lib/game'
import { cardText, type CardView, type Colour, type SeatView } from './view'

/** What is written on top of a slot. */
export function strength(seat: SeatView, colour: Colour): number {
  if (colour === 'red') return seat.powers.military
  if (colour === 'yellow') return seat.powers.dream
  return colour === 'green' ? seat.powers.mobility : seat.slots[colour].length
}

/** A card of a kingdom: her name, whom she copies, whether she works; or a Commoner and who it is for who may know. */
export function cardLabel(voice: Voice, card: CardView): string {
  if (!card.up) return card.card === null ? voice.text('card-unknown') : voice.text('heroes-commoner-known', { card: cardText(card.card) })
  if (card.copies) return voice.text('heroes-alice-copies', { card: cardText(card.card), copied: cardText(card.copies) })
  return voice.text(card.live ? 'heroes-alice-live' : 'heroes-alice-idle', { card: cardText(card.card) })
}
