/** What a Region has brought to whom: the VP of each Round's battle there, and of the Castle that stands at the end. */
import type { Gain } from '../../../lib/game'
import type { RegionView, View } from '../types'

/** A gain of this game: the VP of a battle. */
export interface BattleGain extends Gain {
  round: number
  /** Came first, alone or tied: perhaps with a Castle instead of VP. */
  first: boolean
}

export interface Row {
  seat: number
  /** By Round; null where nothing came of it. */
  rounds: readonly ({ count: number; first: boolean } | null)[]
  /** VP of the Castle; null where none stands that counts. */
  castle: number | null
  total: number
}

/** Who has anything from a Region, the most first. */
export function ledgerOf(view: View, region: RegionView, gains: readonly BattleGain[]): Row[] {
  const here = gains.filter(({ at }) => at === `region:${region.region}`)
  const row = (seat: number): Row => {
    const own = here.filter((gain) => gain.seat === seat)
    const rounds = Array.from({ length: view.rounds }, (_, i) => own.find(({ round }) => round === i + 1) ?? null)
    const castle = region.seats[seat]?.castle === 'upright' ? (view.seats[seat]?.castle_value ?? 0) : null
    return { seat, rounds, castle, total: own.reduce((sum, { count }) => sum + count, castle ?? 0) }
  }
  return view.seats
    .map(({ seat }) => row(seat))
    .filter(({ rounds, castle }) => castle !== null || rounds.some((round) => round !== null))
    .sort((a, b) => b.total - a.total || a.seat - b.seat)
}
