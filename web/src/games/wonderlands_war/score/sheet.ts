/** The server's score sheet as lines to count up: the VP track by where they came from, Castles, Quests, Shards. */
import type { Message, ScoreLine, ViewHeader } from '../../../lib/game'
import type { GlyphName } from '../art/glyphs'
import type { Sheet, SheetSeat } from '../types'

interface Row {
  label: string
  sign: GlyphName
  points: (seat: SheetSeat) => number
  note?: (seat: SheetSeat) => Message
}

/** Points of a part of all Quests. */
const questPoints = (seat: SheetSeat): number => seat.quests.reduce((sum, quest) => sum + quest.points, 0)

const ROWS: readonly Row[] = [
  { label: 'awards', sign: 'red_rook', points: (seat) => seat.track.awards },
  { label: 'effects', sign: 'ability', points: (seat) => seat.track.effects },
  { label: 'forging', sign: 'forge', points: (seat) => seat.track.forging },
  { label: 'castles', sign: 'castle', points: (seat) => seat.castles.total, note: (seat) => ({ key: 'score-castles-detail', args: { count: seat.castles.count, value: seat.castles.value } }) },
  {
    label: 'quests',
    sign: 'quest',
    points: questPoints,
    note: ({ quests }) => ({ key: 'score-quests-detail', args: { feats: quests.filter(({ feat }) => feat).length, objectives: quests.filter(({ objective }) => objective).length } }),
  },
  { label: 'shards', sign: 'shard', points: (seat) => (seat.shards === 0 ? 0 : -Math.abs(seat.shards)) },
]

export function scoreLines(sheet: unknown, view: ViewHeader): ScoreLine[] {
  const seats = (sheet as Sheet | null)?.seats ?? []
  if (seats.length === 0) return [{ label: { key: 'score-track' }, points: view.scores ?? [] }]
  return ROWS.map(({ label, points, note }) => ({ label: { key: `score-${label}` }, points: seats.map(points), ...(note ? { notes: seats.map(note) } : {}) }))
}

const HOW = ['none', 'objective', 'feat', 'both'] as const

/** The Quests of each seat by name, with what they brought; those that brought nothing come last. */
export const questsTold = (sheet: unknown): Message[][] =>
  ((sheet as Sheet | null)?.seats ?? []).map(({ quests }) =>
    [...quests].sort((a, b) => b.points - a.points).map(({ quest, feat, objective, points }) => ({ key: 'score-quest', args: { quest: `@quest-${quest}`, points, how: HOW[2 * Number(feat) + Number(objective)] ?? 'none' } })),
  )

export const signOfLine = (line: number): GlyphName => ROWS[line]?.sign ?? 'vp'
