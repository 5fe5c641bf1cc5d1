/** The look of the colours of land, slots and cards, of Cities and of Forests: the same wherever they are drawn. */
import type { Kind } from './view'

export interface Look {
  /** A wash behind drawings, the same by day and by night, and the fine pattern on it. */
  ground: string
  pattern: string
  /** A strong colour for signs and flags; `on` is written on it, 4.5 : 1 at least. */
  deep: string
  on: string
  /** One tile of the pattern, 12 x 12. */
  tile: string
}

export const looks: Readonly<Record<Kind, Look>> = {
  red: { ground: '#e39a90', pattern: '#d07f75', deep: '#a3262a', on: '#fff4ec', tile: 'M0 12 12 0M-3 3 3-3M9 15 15 9' },
  blue: { ground: '#9dbfe2', pattern: '#82a9d3', deep: '#24549a', on: '#f4f9ff', tile: 'M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0' },
  yellow: { ground: '#f0d98c', pattern: '#dcbf62', deep: '#e5b02b', on: '#2a1c04', tile: 'M3 3h.1M9 9h.1' },
  green: { ground: '#a8d3a4', pattern: '#8bbd89', deep: '#256b3c', on: '#f2fff3', tile: 'M2 12V7M8 6V1M5 12V9M11 6V3' },
  white: { ground: '#f1ebdc', pattern: '#dcd3bd', deep: '#fbf6e8', on: '#3b3326', tile: 'M0 6h12M6 0v12' },
  city: { ground: '#bfa5d8', pattern: '#a68ac4', deep: '#553380', on: '#faf3ff', tile: 'M0 4h12M0 10h12M3 4v6M9 10v6M9-2v6' },
  forest: { ground: '#3d4a45', pattern: '#55655d', deep: '#222c28', on: '#eef7ef', tile: 'M3 12 6 6 9 12M9 6 12 0 15 6M-3 6 0 0 3 6' },
}

/** Their signs, in a box of 24 x 24, filled by even and odd: readable at 12 px without the colour. */
export const signs: Readonly<Record<Kind, string>> = {
  // Two crossed swords: Military.
  red: 'M2 2l4.6.7 7 8.3 2-2 1.700 1.700-2.2 2.2 4.9 4.900 1.5-.4 1 3.400-1.700 1.700-3.400-1-.4-1.500-5-4.900-5 4.900.4 1.500-3.400 1-1.700-1.700 1-3.400 1.500.4 4.9-4.900-2.200-2.200 1.700-1.700 2 2 7-8.300L22 2l-.7 4.600-8.100 6.900L12 12.300 2.700 6.600Z',
  // Three people: Population.
  blue: 'M12 2.500a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400ZM5 6a2.900 2.900 0 1 1 0 5.800A2.900 2.900 0 0 1 5 6ZM19 6a2.900 2.900 0 1 1 0 5.800A2.900 2.900 0 0 1 19 6ZM12 11c4 0 6 3 6 10.500H6C6 14 8 11 12 11ZM5.200 12.800C3 13.200 1 15 .7 20.500h3.500c0-3.300.4-5.900 1-7.700ZM18.800 12.800c2.200.4 4.200 2.200 4.500 7.700h-3.500c0-3.300-.4-5.900-1-7.700Z',
  // The moon and a star: Dream Power.
  yellow: 'M13.500 1.500A10.700 10.700 0 1 0 22.300 16 9 9 0 0 1 13.500 1.500ZM18.700 3.200l1.200 2.700 3 .3-2.200 2 .6 2.900-2.600-1.500-2.600 1.500.6-2.900-2.200-2 3-.3Z',
  // A boot in haste: Mobility.
  green: 'M9 2h8v10.500c3.700.5 6 2.300 6 5.500H9ZM9 19.600h14V22.500H9ZM2 4h5.200v2.200H2ZM.6 9h6.600v2.200H.6ZM2 14h5.200v2.200H2Z',
  // A pair of scales: Order.
  white: 'M10.900 1.500h2.200v2.300l7.900 1.700-.3 1.500 2.900 7.500c-1 4-7.300 4-8.300 0l2.600-7-4.800-1V19.500h4.200V22.500H6.700V19.500h4.200V6.500l-4.800 1 2.600 7c-1 4-7.300 4-8.300 0L3.300 7 3 5.500l7.900-1.700ZM4.500 9.300l-1.900 5h3.800ZM19.500 9.300l-1.900 5h3.800Z',
  // A tower with two lower ones.
  city: 'M1 9h2v2h2V9h2v5h1.500V4h-1V1h2v1.500h1.700V1h1.600v1.500h1.700V1h2v3h-1v10H17V9h2v2h2V9h2v13.500h-8.500V17a2.500 2.500 0 0 0-5 0v5.500H1Z',
  // Two fir trees.
  forest: 'M8.500 1 13 8h-2.200l3.400 5h-2.500l3.600 5.500H10V22.500H7V18.500H1.700L5.300 13H2.800L6.200 8H4ZM17.300 7.500l3.200 5h-1.600l2.400 3.600h-1.700l2.600 3.900h-3.700v2.500h-2.200V20h-1.400l1.900-.1L13.600 15h2.500L13.700 11.500h1Z',
}
