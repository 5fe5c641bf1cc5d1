/** The landscapes of the five Regions: a ground and two silhouettes, 200 x 120 units. */
import type { Region } from '../types'

export interface Land {
  /** Ground and silhouettes by day and by night. */
  sky: string
  far: string
  near: string
  hills: string
  things: string
}

const plain: Land = { sky: 'light-dark(#ece2c9, #24423a)', far: 'light-dark(#dcc79a, #2b5346)', near: 'light-dark(#c9b283, #335c4e)', hills: 'M0 80Q60 60 110 78T200 70V120H0Z', things: '' }

const lands: Readonly<Record<Region, Land>> = {
  red_keep: {
    sky: 'light-dark(#f3d9cb, #43302c)',
    far: 'light-dark(#dfae9d, #64423a)',
    near: 'light-dark(#b9705f, #8a5145)',
    hills: 'M0 92Q50 74 100 88T200 80V120H0Z',
    things: 'M120 96V44h7v7h7v-7h7v7h7v-7h7V96ZM154 96V58h6v5h6v-5h6v5h6v-5h6V96ZM134 44V22l16 6-14 6v10Z',
  },
  tulgey_woods: {
    sky: 'light-dark(#d9e2cb, #1e3a2c)',
    far: 'light-dark(#a9c295, #2d5340)',
    near: 'light-dark(#5f8560, #47735a)',
    hills: 'M0 88Q50 76 100 86T200 78V120H0Z',
    things: 'M110 104V86c-14-4-16-22-4-30-4-14 20-20 24-6 14 2 12 26-2 30v24ZM150 106V84c-16-4-18-26-2-34-2-16 26-18 28-2 16 4 14 30-2 36v22ZM84 104V90c-10-3-12-16-3-22-2-10 15-13 18-3 10 3 8 18-3 22v17Z',
  },
  meadow_of_living_flowers: {
    sky: 'light-dark(#f3ead0, #36391f)',
    far: 'light-dark(#d5d99b, #525a2b)',
    near: 'light-dark(#c08a9f, #a9788d)',
    hills: 'M0 84Q50 66 110 82T200 72V120H0Z',
    things: 'M120 106V74c-8 5-16 0-14-8-8-4-6-14 2-15 0-9 12-11 16-4 7-5 16 1 13 9 8 4 4 15-4 14-1 5-4 7-8 6v30ZM160 108V86c-6 4-12 0-11-6-6-3-4-10 2-11 0-7 9-8 12-3 5-4 12 1 10 7 6 3 3 11-3 10-1 4-3 5-6 5v20ZM84 106V90c-5 3-9 0-8-5-5-2-4-8 1-9 0-5 7-6 9-2 4-3 9 0 8 5 4 2 2 8-2 8-1 3-3 4-5 3v16Z',
  },
  pool_of_tears: {
    sky: 'light-dark(#d8e6ee, #1f3645)',
    far: 'light-dark(#a7c6da, #2f5468)',
    near: 'light-dark(#5c8cab, #5a8bab)',
    hills: 'M0 82q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0V120H0Z',
    things: 'M140 22c10 16 22 28 22 42a22 22 0 0 1-44 0c0-14 12-26 22-42ZM96 60c5 8 10 14 10 21a10 10 0 0 1-20 0c0-7 5-13 10-21ZM180 66c4 6 8 11 8 16a8 8 0 0 1-16 0c0-5 4-10 8-16Z',
  },
  witzend: {
    sky: 'light-dark(#e5dcee, #332b42)',
    far: 'light-dark(#c6b5d8, #4d4163)',
    near: 'light-dark(#84689f, #8a71a6)',
    hills: 'M0 90Q60 66 100 88T200 76V120H0Z',
    things: 'M136 108V34h7v8h38l9 8-9 8h-38v6h-7v6h-30l-9 8 9 8h30v22ZM104 24h32v16h-32l-9-8Z',
  },
}

export const landOf = (region: Region): Land => lands[region] ?? plain
