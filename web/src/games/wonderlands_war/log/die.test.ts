import { expect, it } from 'vitest'
import { dieFace } from './die'

it('shows as many Shards as were rolled', () => {
  expect([1, 2, 3].map((shards) => dieFace(shards).match(/<g /g)?.length)).toEqual([1, 2, 3])
})
