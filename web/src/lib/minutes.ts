/** How long a play takes. */
import type { GameInfo } from './protocol'

/** Minutes with so many players, to the nearest five: the game names the shortest and the longest, for its fewest and its most. */
export function minutesFor({ min_players: fewest, max_players: most, minutes: [shortest, longest] }: Pick<GameInfo, 'min_players' | 'max_players' | 'minutes'>, players: number): number {
  const share = most === fewest ? 1 : (players - fewest) / (most - fewest)
  return Math.round((shortest + (longest - shortest) * share) / 5) * 5
}
