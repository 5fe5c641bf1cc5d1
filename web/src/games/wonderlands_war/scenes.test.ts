import { describe, expect, it } from 'vitest'
import { momentOf, naturalScene, scenesOf } from './scenes'
import { sceneAt } from './testing/samples'

describe('the picture in the middle', () => {
  it('is what the moment asks for', () => {
    const tea = sceneAt('choose_chair of 5').view
    const war = sceneAt('draw_or_halt of 2').view
    expect(naturalScene(tea, [], true)).toBe('tea')
    expect(naturalScene(tea, ['region:witzend'], true)).toBe('regions')
    expect(naturalScene(tea, ['region:witzend'], false)).toBe('tea')
    expect(naturalScene(war, ['unit:0:supporter:witzend'], true)).toBe('battle')
    expect(naturalScene(war, ['market:1'], false)).toBe('tea')
    expect(naturalScene({ ...war, step: 'gain_ally' }, ['chip:forge'], true)).toBe('tea')
    expect(naturalScene(war, ['region:witzend'], true)).toBe('regions')
    expect(scenesOf(war, false)).toEqual(['battle', 'tea', 'boards'])
    expect(scenesOf(tea, true)).toEqual(['tea', 'regions', 'boards'])
  })

  it('stays as it is while the same is asked', () => {
    const { view, decision } = sceneAt('draw_or_halt of 2')
    expect(momentOf({ ...view }, decision)).toBe(momentOf(view, decision))
    expect(momentOf(view, null)).not.toBe(momentOf(view, decision))
  })
})
