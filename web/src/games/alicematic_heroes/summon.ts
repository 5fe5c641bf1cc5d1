/** Whether and for how many tokens an Alice can be summoned now (AH-17 to AH-22, AHA-69). */
import { actsAs, type Book } from './book'
import { COLOURS, PLACES, total, type Alice, type SeatView } from './view'

export interface Summoning {
  /** `free`: Dream Power is enough; `tokens`: with tokens; `commoner`: not as an Alice. */
  state: 'free' | 'tokens' | 'commoner'
  /** Dream Power lacking: the tokens it takes. */
  lacking: number
  /** Tokens there are for it: yellow ones, or with an Alice who makes them so all of them. */
  purse: number
  /** Her slot has no room. */
  full: boolean
}

export const paysWithAny = (seat: SeatView, book: Book): boolean =>
  COLOURS.some((colour) => seat.slots[colour].some((card) => card.up && card.live && book.get(actsAs(card) ?? '')?.effect === 'wild_tokens'))

export function summoning(alice: Alice, seat: SeatView, book: Book): Summoning {
  const full = seat.slots[alice.colour].length >= PLACES
  const lacking = Math.max(0, alice.cost - seat.powers.dream)
  const purse = paysWithAny(seat, book) ? total(seat.tokens) : seat.tokens.yellow
  const state = full || lacking > purse ? 'commoner' : lacking > 0 ? 'tokens' : 'free'
  return { state, lacking, purse, full }
}
