/** What decided between equal scores, in words (docs/protocol.md: a score sheet's `tie`). */
import type { ViewHeader, Voice } from './game'

interface Tie {
  seats: readonly number[]
  /** Each thing that was looked at, with the number of each seat still equal. */
  steps: readonly { by: string; seats: readonly number[]; numbers: readonly number[] }[]
}

const names = (seats: readonly number[]): string[] => seats.map((seat) => `#${seat}`)

export function tieLines(sheet: unknown, view: Pick<ViewHeader, 'winners'>, voice: Voice): string[] {
  const tie = (sheet as { tie?: Tie | null } | null)?.tie
  if (!tie) return []
  const number = (seat: number, count: number | undefined): string => voice.text('tie-number', { seat: `#${seat}`, number: count ?? 0 })
  return [
    voice.text('tie-equal', { seats: names(tie.seats) }),
    ...tie.steps.map(({ by, seats, numbers }) => voice.text(`tie-${by}`, { told: seats.map((seat, i) => number(seat, numbers[i])) })),
    ...(view.winners.length > 1 ? [voice.text('tie-shared')] : []),
  ]
}
