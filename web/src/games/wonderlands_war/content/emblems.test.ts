import { describe, expect, it } from 'vitest'
import { scenes } from '../testing/samples'
import { emblems } from './emblems'

describe('emblems', () => {
  it.each(scenes)('tell the Factions of a table apart: $name', ({ view }) => {
    const worn = emblems(view)
    expect(worn).toHaveLength(view.players)
    expect(new Set(worn.map(({ hue }) => hue)).size).toBe(view.players)
    expect(new Set(worn.map(({ sign }) => sign)).size).toBe(view.players)
  })
})
