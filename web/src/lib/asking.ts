/** Who at this browser has a say in a question to go back: people may share it, whichever seat is looked through. */
import type { Ask } from './protocol'

export interface Say {
  seat: number
  /** It has asked itself, and may take the question back; else it agrees or declines. */
  asks: boolean
}

/** The say that comes next, of the seats `mine`; null: none is left here. */
export function sayOf({ seat, of }: Ask, mine: readonly number[]): Say | null {
  if (mine.includes(seat)) return { seat, asks: true }
  const next = of.find((one) => mine.includes(one))
  return next === undefined ? null : { seat: next, asks: false }
}
