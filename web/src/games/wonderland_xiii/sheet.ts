/** The server's score sheet as lines to count up: sets, each character's row, Bundles. */
import type { Message, ScoreLine, ViewHeader } from '../../lib/game'
import { cardText, CHARACTERS, type Score, type View } from './view'

/** How many cards make a row of so many points: n(n+1)/2 turned round. */
const cardsOfRow = (points: number): number => Math.round((Math.sqrt(8 * points + 1) - 1) / 2)

export function scoreLines(sheet: unknown, view: ViewHeader): ScoreLine[] {
  const scores = (sheet as { seats: Score[] } | null)?.seats ?? (view as View).seats.map((seat) => seat.score)
  const line = (label: Message, points: (score: Score) => number, note: (score: Score) => Message): ScoreLine => ({
    label,
    points: scores.map(points),
    notes: scores.map(note),
  })
  return [
    line(
      { key: 'score-sets' },
      (score) => score.set_points,
      (score) => ({ key: 'score-sets-detail', args: { count: score.sets } }),
    ),
    ...CHARACTERS.map((character) =>
      line(
        { key: 'score-row', args: { card: cardText(character) } },
        (score) => score.rows[character] ?? 0,
        (score) => ({ key: 'score-row-detail', args: { count: cardsOfRow(score.rows[character] ?? 0) } }),
      ),
    ),
    line(
      { key: 'score-bundles' },
      (score) => score.bundle_points,
      (score) => ({ key: 'score-bundles-detail', args: { count: score.bundle_points / 5 } }),
    ),
  ]
}
