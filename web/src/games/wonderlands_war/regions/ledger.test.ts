import { expect, test } from 'vitest'
import { scenes } from '../testing/samples'
import type { RegionView, View } from '../types'
import { ledgerOf, type BattleGain } from './ledger'

const view = scenes[0]?.view as View
const bare = view.regions[0] as RegionView
const region: RegionView = { ...bare, seats: bare.seats.map((force, seat) => ({ ...force, castle: seat === 1 ? 'upright' : seat === 2 ? 'sideways' : 'none' })) }
const gain = (seat: number, round: number, count: number, first = false): BattleGain => ({ seat, round, count, first, at: `region:${region.region}` })

test('a Region tells the VP of each battle and of the Castle that counts', () => {
  const worth = view.seats[1]?.castle_value ?? 0
  const rows = ledgerOf(view, region, [gain(0, 1, 6, true), gain(0, 3, 2), gain(1, 2, 0, true), { ...gain(2, 1, 9), at: 'region:elsewhere' }])
  expect(rows.find(({ seat }) => seat === 0)).toEqual({ seat: 0, rounds: [expect.objectContaining({ count: 6, first: true }), null, expect.objectContaining({ count: 2, first: false })], castle: null, total: 8 })
  expect(rows.find(({ seat }) => seat === 1)).toMatchObject({ castle: worth, total: worth })
  expect(rows.map(({ seat }) => seat)).not.toContain(2)
  expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).toSorted((a, b) => b - a))
})

test('where nothing came of a Region there is nobody', () => {
  const empty = { ...region, seats: region.seats.map((force) => ({ ...force, castle: 'none' as const })) }
  expect(ledgerOf(view, empty, [])).toEqual([])
})
