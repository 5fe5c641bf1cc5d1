import { expect, it } from 'vitest'
import { progress } from './progress'
import { unread } from './testing/reading'
import { scenes } from './testing/samples'

it('tells where the game stands', () => {
  expect(unread(scenes.map(({ view }) => progress(view)))).toEqual([])
})
