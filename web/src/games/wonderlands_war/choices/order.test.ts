import { describe, expect, it } from 'vitest'
import { scenes } from '../testing/samples'
import { voice } from '../testing/reading'
import { declines, ordered } from './order'

describe('choices', () => {
  it.each(scenes.filter(({ decision }) => decision))('that decline come last: $name', (scene) => {
    const listed = ordered(scene.decision?.actions ?? [])
    const quiet = listed.map(declines)
    expect(quiet).toEqual([...quiet].sort((a, b) => Number(a) - Number(b)))
    for (const action of listed) expect(declines(action), voice.say(action.label)).toBe(/^(No|Do without|Keep it|Leave it|Lay no|Take no)\b|\b(none|nothing|no more)$/.test(voice.say(action.label)))
  })
})
