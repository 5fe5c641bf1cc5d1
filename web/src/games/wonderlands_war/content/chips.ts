/** Chips by name: what they look like, and how strong they are. */
import type { GlyphName } from '../art/glyphs'
import { isGlyph } from '../art/glyphs'
import type { Book } from './book'
import { emblemOf } from './emblems'
import { ALLIES, type Ally, type Chip, type Chips, type Faction } from '../types'

/** The order in which chips of a bag are shown: Allies, Forge, Faction, Artifact, tools, Madness, Poison. */
const LAST = ['forge', 'faction_1', 'faction_2', 'artifact']
const DARK = ['madness', 'double_madness', 'poison']

export const isDark = (chip: Chip): boolean => DARK.includes(chip)

export const isMadness = (chip: Chip): boolean => chip === 'madness' || chip === 'double_madness'

/** The Ally type of a chip; null for all others. */
export const allyOf = (chip: Chip): Ally | null => ALLIES.find((ally) => chip === `${ally}_weak` || chip === `${ally}_strong`) ?? null

export const isStrong = (chip: Chip): boolean => chip.endsWith('_strong')

const isFaction = (chip: Chip): boolean => chip === 'faction_1' || chip === 'faction_2' || chip === 'artifact'

/** The chip's own Faction is that of whose board it lies on. */
export function signOf(chip: Chip, faction?: Faction): GlyphName {
  const ally = allyOf(chip)
  if (ally) return ally
  if (isFaction(chip)) return faction ?? 'ability'
  return isGlyph(chip) ? chip : 'chips'
}

/** Grounds of chips, the same by day and by night; a Faction's own are in its colour where it is known whose they are. */
const GROUNDS: Readonly<Record<string, string>> = {
  card_soldier: '#f0d98c',
  flamingo: '#f3b3c0',
  rose: '#a8d3a4',
  red_rook: '#dd8473',
  creature: '#bfa5d8',
  forge: '#c4ccd3',
  faction: '#9dbfe2',
  tool: '#efe3c8',
  madness: '#3b2d4d',
  poison: '#1f4a37',
}

export function groundOf(chip: Chip, faction?: Faction): string {
  if (faction && isFaction(chip)) return `var(--hue-${emblemOf(faction).hue})`
  const kind = allyOf(chip) ?? (isFaction(chip) ? 'faction' : isMadness(chip) ? 'madness' : chip)
  return GROUNDS[kind] ?? GROUNDS['tool'] ?? ''
}

export function inkOf(chip: Chip, faction?: Faction): string {
  if (faction && isFaction(chip)) return `var(--hue-${emblemOf(faction).hue}-ink)`
  return isDark(chip) ? '#f3e7ca' : '#2a2017'
}

function rank(chip: Chip): number {
  const ally = allyOf(chip)
  if (ally) return ALLIES.indexOf(ally) * 2 + Number(isStrong(chip))
  if (LAST.includes(chip)) return 20 + LAST.indexOf(chip)
  return isDark(chip) ? 80 + DARK.indexOf(chip) : 40
}

/** Kinds there are any of, in the order in which they are shown. */
export const kindsIn = (chips: Chips): Chip[] =>
  Object.keys(chips)
    .filter((chip) => (chips[chip] ?? 0) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))

export const total = (chips: Chips): number => Object.values(chips).reduce((sum, n) => sum + n, 0)

/** The printed Strength of a chip; null for Madness and Poison, and before the data have come. */
export function strengthOf(chip: Chip, book: Book): number | null {
  return isDark(chip) ? null : (book.strengths.get(chip) ?? null)
}
