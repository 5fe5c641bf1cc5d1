import { describe, expect, it } from 'vitest'
import { notions as heroes } from '../games/alicematic_heroes/notions'
import { notions as xiii } from '../games/wonderland_xiii/notions'
import { notions as war } from '../games/wonderlands_war/notions'
import { comesUp, type Notion } from './notions'

const NOTIONS: readonly Notion[] = [
  { key: 'shield', events: ['shield-broken'] },
  { key: 'quest', steps: ['keep_quest'] },
]

describe('a notion', () => {
  it('comes up with an event or with what is to be decided', () => {
    expect(comesUp(NOTIONS, [], ['drew', 'shield-broken'], null)?.key).toBe('shield')
    expect(comesUp(NOTIONS, [], [], 'keep_quest')?.key).toBe('quest')
    expect(comesUp(NOTIONS, [], ['drew'], 'wager')).toBeNull()
  })

  it('is told once', () => {
    expect(comesUp(NOTIONS, ['quest'], [], 'keep_quest')).toBeNull()
    expect(comesUp(NOTIONS, ['shield'], ['shield-broken'], 'keep_quest')?.key).toBe('quest')
  })

  it('has a key of its own in its game', () => {
    for (const notions of [heroes, xiii, war]) expect(new Set(notions.map(({ key }) => key)).size).toBe(notions.length)
  })
})
