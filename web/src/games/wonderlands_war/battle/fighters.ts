/** Who takes part in a battle, as it is drawn and said. */
import type { Arg, Message } from '../../../lib/game'
import type { Book } from '../content/book'
import type { Battle, Chip, Fighter, Props, SeatView, View } from '../types'

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

export interface Combatant {
  seat: number
  fighter: Fighter
  of: SeatView
}

/** Participants, the own one first. */
export function combatants(view: View): Combatant[] {
  const all = (view.battle?.seats ?? []).flatMap((fighter, seat) => {
    const of = view.seats[seat]
    return fighter && of ? [{ seat, fighter, of }] : []
  })
  return all.sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat) || a.seat - b.seat)
}

/** Whether draw or halt is being chosen, openly known. */
const choosing = (view: View): boolean => view.step === 'draw_or_halt'

/** What a participant may do now: one word of `ww-battle-state-...`. */
export function stateOf(view: View, battle: Battle, seat: number): string {
  const fighter = battle.seats[seat]
  if (!fighter) return 'outside'
  if (fighter.place !== 'none') return fighter.place
  if (fighter.status !== 'fighting') return fighter.status
  if (choosing(view)) return battle.decided.includes(seat) ? 'decided' : 'choosing'
  return view.waiting.includes(seat) ? 'asked' : 'fighting'
}

/** A participant in words; `state` is one of `stateOf`. */
export const spoken = ({ seat, fighter, of }: Combatant, state: string): Message =>
  message('ww-battle-fighter', { seat: `#${seat}`, faction: `@faction-${of.faction}`, strength: fighter.strength, state: `@ww-battle-state-${state}` })

/** What waits for the next chip of a participant who may still draw. */
export function waitingFor({ status, doubling, extra, lowered }: Fighter): Message[] {
  if (status !== 'fighting') return []
  return [
    ...(doubling ? [message('ww-battle-doubled')] : []),
    ...(extra > 0 ? [message('ww-battle-extra', { count: extra })] : []),
    ...(lowered > 0 ? [message('ww-battle-lowered', { count: lowered })] : []),
  ]
}

/** Own chips in the hand: those of a multi-draw, or those that a Hookah has brought. */
export function heldIn({ view, decision, legal }: Pick<Props, 'view' | 'decision' | 'legal'>): readonly Chip[] {
  if (view.battle?.held) return view.battle.held
  if (decision?.step !== 'order_madness') return []
  return [...legal.keys()].filter((target) => target.startsWith('chip:')).map((target) => target.slice('chip:'.length))
}

/** Half of an award, rounded up (WW-O02). */
export const second = (award: number): number => Math.ceil(award / 2)

/** What one unit gives when a battle begins: the Leader its Strength, a Castle 2, a figure its own (WW-B03). */
export const CASTLE_STRENGTH = 2
export const figureStrength = (book: Book, figure: string): number => book.figures.get(figure)?.strength ?? 0
