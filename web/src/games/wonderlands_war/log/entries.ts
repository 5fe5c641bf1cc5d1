/** What log entries of Wonderland's War tell of: seats, Regions, chips, cards; and how long they take to be followed. */
import type { Entry, Target } from '../../../lib/game'
import { numberOf, seatOf, wordOf } from '../../../lib/kit/telling'
import type { GlyphName } from '../art/glyphs'
import { isGlyph } from '../art/glyphs'
import { isFigure } from '../content/units'

export const regionOf = (entry: Entry): string => wordOf(entry.args['region'], 'region')
export const fromOf = (entry: Entry): string => wordOf(entry.args['from'], 'region')
export const chipOf = (entry: Entry): string => wordOf(entry.args['chip'], 'chip')
export const unitOf = (entry: Entry): string => wordOf(entry.args['unit'] ?? entry.args['figure'], 'unit')
/** The figure of a Wonderlandian that an entry tells of. */
export const figureOf = (entry: Entry): string => (isFigure(unitOf(entry)) ? unitOf(entry) : '')
export const chairOf = (entry: Entry): number | null => numberOf(entry.args['chair'])
export const countOf = (entry: Entry): number => numberOf(entry.args['count']) ?? 1
export const targetSeatOf = (entry: Entry): number | null => numberOf(entry.args['target'])

/** The Strength of a seat in a battle after an entry about it. */
export function strengthAfter(strength: number, entry: Entry): number {
  if (entry.kind === 'start-strength' || entry.kind === 'tracker-moved') return countOf(entry)
  if (entry.kind === 'chip-played') return numberOf(entry.args['strength']) ?? strength
  if (entry.kind === 'strength-gained') return strength + countOf(entry)
  if (entry.kind === 'strength-lost') return strength - countOf(entry)
  return entry.kind === 'bust' ? 0 : strength
}

/** Pieces a log line refers to. */
export function targetsOf(entry: Entry): Target[] {
  const [region, seat, chair, ability, quest] = [regionOf(entry), targetSeatOf(entry) ?? seatOf(entry), chairOf(entry), wordOf(entry.args['ability'], 'ability'), wordOf(entry.args['quest'], 'quest')]
  return [
    ...(region ? [`region:${region}`] : []),
    ...(seat === null ? [] : [`seat:${seat}`]),
    ...(chair === null ? [] : [`chair:${chair}`]),
    ...(ability ? [`ability:${ability}`] : []),
    ...(quest ? [`quest:${quest}`] : []),
  ]
}

const LONG: Readonly<Record<string, number>> = { 'battle-started': 1.6, bust: 1.8, 'first-place': 1.8, 'tied-first': 1.8, 'tied-resistance': 1.8, 'chip-played': 1.3, 'card-taken': 1.2, 'leader-placed': 1.2, 'die-rolled': 1.6, 'war-started': 1.6, 'feat-completed': 1.6 }

/** Battles get the time to be seen. */
export const beats = (events: readonly Entry[]): number => Math.max(1, ...events.map((entry) => LONG[entry.kind] ?? 1))

const SIGNS: Readonly<Record<string, GlyphName>> = {
  'head-visited': 'head',
  'die-rolled': 'die',
  'shards-gained': 'shard',
  'shards-lost': 'shard',
  'shards-halved': 'shard',
  'shard-given': 'shard',
  'vp-gained': 'vp',
  'castle-placed': 'castle',
  'castle-laid': 'castle',
  'castle-turned': 'castle',
  'castle-value': 'castle',
  'leader-placed': 'leader',
  'leader-strength': 'leader_strength',
  'shield-mended': 'shield',
  'shield-broken': 'shield_broken',
  'madness-gained': 'madness',
  'madness-discarded': 'madness',
  bust: 'madness',
  refreshed: 'bag',
  'chips-returned': 'bag',
  'ability-unlocked': 'ability',
  'effect-used': 'ability',
  'effect-used-on': 'ability',
  'quest-drawn': 'quest',
  'quest-kept': 'quest',
  'quest-discarded': 'quest',
  'feat-completed': 'quest',
  'poison-placed': 'poison',
  'poison-taken': 'poison',
  'poison-returned': 'poison',
  'first-place': 'vp',
  'tied-first': 'vp',
  'tied-resistance': 'vp',
  'second-place': 'vp',
  'figure-gained': 'wonderlandian',
  'tools-gained': 'wonderlandian',
  'artifact-gained': 'ability',
  forged: 'forge',
  'supporter-freed': 'supporter',
  'battle-started': 'red_rook',
}

/** The sign of a log line that shows no chip: what happened, or the unit it happened to. */
export function signOf(entry: Entry): GlyphName | null {
  const unit = unitOf(entry)
  return SIGNS[entry.kind] ?? (isGlyph(unit) ? unit : null)
}
