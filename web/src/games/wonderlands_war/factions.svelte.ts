/** Whose Factions are at the table that is shown, for signs whose parts know of no view: those of log lines and choices. */
import type { Faction, View } from './types'

export const shown = $state<{ factions: readonly Faction[]; own: Faction | undefined }>({ factions: [], own: undefined })

/** Take the Factions of a view. */
export function show(view: View): void {
  shown.factions = view.seats.map(({ faction }) => faction)
  shown.own = view.seats[view.seat ?? -1]?.faction
}
