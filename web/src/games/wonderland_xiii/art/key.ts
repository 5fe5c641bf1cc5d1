import { band, dot, line, loop, shape, type Drawing } from '../../../lib/kit/ink'

const GOLD = '#efc04a'
const DARK = '#7a4f0e'

/** The Key, in a box of 40 x 100: a clover bow, a turned stem, a bit with two wards. */
export const key: Drawing = [
  ...shape(GOLD, '17,34! 17,86 17,94 20,96 23,94 23,86 23,34!', 1.6),
  ...shape(GOLD, '23,70! 34,69! 34,76! 29,76.5! 29,80! 35,80! 35,90! 23,90!', 1.6),
  ...shape(GOLD, '20,3 28,6 29,14 37,17 38,27 30,32 24,31 22,37 18,37 16,31 10,32 2,27 3,17 11,14 12,6', 1.9),
  ...[
    [20, 12],
    [11.5, 23],
    [28.5, 23],
  ].flatMap(([x = 0, y = 0]) => [dot(x, y, 4.4, DARK), dot(x, y, 3.3, '#fff7dd')]),
  ...shape(GOLD, '13,36 20,35 27,36 27,41 20,42 13,41', 1.5),
  ...shape(GOLD, '15,46 20,45 25,46 25,50 20,51 15,50', 1.3),
  line('19,52 19,70 19,90', 1.2, '#fff3c4'),
  line('14,9 17,6 21,5.5', 1.4, '#fff3c4'),
  line('6,20 8,18 12,18', 1.2, '#fff3c4'),
  band('20,60 23,60', 1.2, DARK),
  loop('17,62 20,62.5 23,62 23,65 20,65.5 17,65', 1, DARK),
]
