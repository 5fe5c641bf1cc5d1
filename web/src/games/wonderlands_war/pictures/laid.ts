/** What the pictures lay out: players as their Factions, cards, a board. */
import type { Seat } from '../../../lib/game'
import { signOf } from '../../../lib/seating'
import { emblemOf } from '../content/emblems'
import type { TeaRecord } from '../content/book'
import { FACTIONS, type Faction, type Force, type SeatView } from '../types'

/** A player for each Faction, in the seat of its colour. */
const factions = [...FACTIONS].sort((a, b) => emblemOf(a).hue - emblemOf(b).hue)
export const seats: readonly Seat[] = factions.map((faction, seat) => ({ ...signOf(seat), ...emblemOf(faction) }))
export const seatOf = (faction: Faction): number => factions.indexOf(faction)

/** Their boards, of which the pictures need little. */
export const boards = factions.map((faction, seat) => ({ seat, faction, madness: [], forged: [[], [], [], []] }) as unknown as SeatView)

const card = (id: string, of: Partial<TeaRecord>): TeaRecord => ({ id, round: 1, supporters: 2, second_units: 0, shard_die: false, ...of })
export const cards = {
  plain: card('plain', { rewards: ['ally-rose_weak', 'ally-creature_weak'] }),
  die: card('die', { shard_die: true, rewards: ['ally-flamingo_strong', 'castle'] }),
  split: card('split', { top: ['ally-card_soldier_weak', 'shield'], bottom: ['quest2keep'] }),
  corrupted: card('corrupted', { supporters: 1, rewards: ['ally-flamingo_weak'], corrupted: ['wonderlandian'] }),
}

const nobody: Force = { supporters: 0, figures: [], leader: false, castle: 'none' }
/** Forces in a Region, by the seats of their Factions. */
export const forces = (there: Partial<Record<Faction, Partial<Force>>>): Force[] => factions.map((faction) => ({ ...nobody, ...there[faction] }))
