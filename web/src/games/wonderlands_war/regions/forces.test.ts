import { describe, expect, it } from 'vitest'
import { sceneAt } from '../testing/samples'
import { voice } from '../testing/reading'
import { battleOrder, regionTold } from './forces'

describe('Regions', () => {
  it('are told with all that stands there', () => {
    const { view } = sceneAt('end of 5')
    const held = view.regions.find(({ seats }) => seats.some(({ supporters }) => supporters > 0))
    expect(held && regionTold(view, held, voice)).toMatch(/award \d+.*Supporter/)
  })

  it('have their order from the standee on, the closed one left out', () => {
    const { view } = sceneAt('choose_chair of 2')
    const order = battleOrder(view)
    expect(order[0]).toBe(view.standee)
    expect(order).toHaveLength(4)
    expect(order).not.toContain(view.closed)
  })
})
