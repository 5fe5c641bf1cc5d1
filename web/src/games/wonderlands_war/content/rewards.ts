/** Rewards by name, as cards and Forge tracks give them: `units-2`, `ally-rose_weak`, `vp-4`, `castle` ... */
import type { GlyphName } from '../art/glyphs'
import type { TeaRecord } from './book'
import type { Chip } from '../types'

export interface Reward {
  kind: string
  /** A chip, a level, or how many. */
  of: string
}

export function parse(reward: string): Reward {
  const [kind = '', of = ''] = reward.split('-')
  return { kind, of }
}

/** The chip that a reward is; null for all others. */
export function chipOf(reward: string): Chip | null {
  const { kind, of } = parse(reward)
  if (kind === 'ally') return of
  return kind === 'forge_chip' ? 'forge' : null
}

const SIGNS: Readonly<Record<string, GlyphName>> = {
  units: 'supporter',
  any_ally: 'any_ally',
  wonderlandian: 'wonderlandian',
  ability: 'ability',
  discard_shards: 'shard',
  castle: 'castle',
  leader_strength: 'leader_strength',
  discard_madness: 'madness',
  shield: 'shield',
  quest1: 'quest',
  quest2keep: 'quest2keep',
  forge_a_chip: 'forge_a_chip',
  supporter: 'supporter',
  castle_value: 'castle',
  vp: 'vp',
  shard_die: 'die',
  split: 'chips',
  corrupted: 'die',
}

export const signOfReward = (reward: string): GlyphName => SIGNS[parse(reward).kind] ?? 'chips'

/** The number or mark beside the sign; empty for none. */
export function markOf(reward: string): string {
  const { kind, of } = parse(reward)
  switch (kind) {
    case 'units':
    case 'vp':
      return of
    case 'discard_shards':
      return `\u2212${of}`
    case 'discard_madness':
      return '\u22121'
    case 'castle_value':
    case 'leader_strength':
    case 'quest1':
      return '+1'
    case 'supporter':
      return '+1'
    case 'any_ally':
      return of === 'strong' ? '\u2022\u2022' : '\u2022'
    default:
      return ''
  }
}

/** Rewards that take something away. */
export const isLoss = (reward: string): boolean => parse(reward).kind === 'discard_shards' || parse(reward).kind === 'shard_die'

/** What always comes with a card. */
export function surelyOn(card: TeaRecord): string[] {
  const units = (count: number) => (count > 0 ? [`units-${count}`] : [])
  return [...units(card.supporters), ...units(card.second_units), ...(card.shard_die ? ['shard_die'] : []), ...(card.rewards ?? [])]
}

/** The halves of which one is chosen; none on most cards. */
export const halvesOn = (card: TeaRecord): (readonly string[])[] => [card.top ?? [], card.bottom ?? []].filter(({ length }) => length > 0)

/** Everything on a card, one reward name each, in the order of the data. */
export const rewardsOn = (card: TeaRecord): string[] => [...surelyOn(card), ...halvesOn(card).flat(), ...(card.corrupted ?? [])]
