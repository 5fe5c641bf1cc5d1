/** What an invasion comes to, as the map, the choices and the explanations tell it. */
import type { Arg, Message } from '../../lib/game'
import { COLOURS, colourText, HOWS, isToken, own, TOKENS, type Bonus, type How, type Reach, type Space, type View } from './view'

/** The best way: success before payment, payment before a mere attack. */
export const best = (reach: Reach): How => HOWS.find((how) => reach.how.includes(how)) ?? 'attack'

/** Red and green tokens that success costs; nothing where nothing is paid. */
export function price({ short, how }: Reach): { red: number; green: number } {
  return how.includes('pay') ? { red: short.red, green: short.green ?? 0 } : { red: 0, green: 0 }
}

/** The space's invasion as it stands: that of a legal target, or of the plan at hand. */
export function reachOf(view: View, space: number): Reach | null {
  if (view.plan?.space === space) return view.plan
  return view.reach?.[String(space)] ?? null
}

/** Arguments for the texts of a gain: one colour of tokens, cards, points. */
export function gain(bonus: Bonus): Record<string, Arg> {
  const token = TOKENS.find((one) => (bonus.tokens[one] ?? 0) > 0)
  return {
    gain_tokens: token ? (bonus.tokens[token] ?? 0) : 0,
    gain_token: token ? colourText(token) : '',
    gain_cards: bonus.cards,
    gain_vp: bonus.vp,
  }
}

/** Arguments for everything about an invasion. */
export function figures(reach: Reach): Record<string, Arg> {
  const { red, green } = price(reach)
  return {
    how: best(reach),
    kind: colourText(reach.kind),
    military: reach.military[0],
    military_needed: reach.military[1],
    mobility: reach.mobility[0],
    // fewer steps than that are not walked anywhere
    mobility_needed: reach.mobility[1] ?? -1,
    red,
    green,
    yellow: 0,
    halved: reach.bonus.halved ? 'yes' : 'no',
    ...gain(reach.bonus),
  }
}

/** What the seat looked through would get for a space now, as far as the colour of the space tells. */
export function pay(view: View, space: Space): Message | null {
  const seat = own(view)
  if (space.kind === 'city') return { key: 'heroes-pays-city' }
  if (space.kind === 'forest') return { key: 'heroes-pays-forest', args: { count: space.number } }
  if (!seat || !COLOURS.includes(space.kind)) return null
  const count = seat.slots[space.kind].length
  const what = isToken(space.kind) ? 'tokens' : space.kind === 'blue' ? 'cards' : 'vp'
  return { key: `heroes-pays-${what}`, args: { count, kind: colourText(space.kind) } }
}
