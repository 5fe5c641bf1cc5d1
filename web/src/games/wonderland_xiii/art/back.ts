import { band, dot, line, loop, pair, place, shape, wash, type Drawing } from '../../../lib/kit/ink'

const GOLD = '#e8c877'
const DEEP = '#1b304f'

const petals = [0, 72, 144, 216, 288]

/** The one back of all cards: a keyhole in a ring of five doors, and the number of the chapter. */
export const back: Drawing = [
  loop('13,12! 87,12! 87,128! 13,128!', 1.5, GOLD),
  loop('16,15! 84,15! 84,125! 16,125!', 0.7, GOLD),
  // Corner vines.
  ...[0, 1].flatMap((half) =>
    pair((p) => line(p, 1.5, GOLD), half ? '20,98 24,108 34,112 40,106 36,101 32,105' : '20,42 24,32 34,28 40,34 36,39 32,35'),
  ),
  ...[0, 1].flatMap((half) => pair((p) => line(p, 1.5, GOLD), half ? '34,121 27,117 22,112 20,104' : '34,19 27,23 22,28 20,36')),
  ...pair((p) => dot(Number(p.split(',')[0]), 119, 1.7, GOLD), '22,119'),
  ...pair((p) => dot(Number(p.split(',')[0]), 21, 1.7, GOLD), '22,21'),
  // Ring of five doors.
  ...petals.flatMap((turn) => [
    wash('#33547f', place('-8,-19! -8,-28 0,-34 8,-28 8,-19!', 50, 70, turn)),
    loop(place('-8,-19! -8,-28 0,-34 8,-28 8,-19!', 50, 70, turn), 1.3, GOLD),
    line(place('0,-20 0,-29', 50, 70, turn), 1.1, GOLD),
  ]),
  dot(50, 70, 18.5, GOLD),
  dot(50, 70, 17, DEEP),
  ...Array.from({ length: 15 }, (_, i) => line(place('0,-9 0,-16', 50, 70, i * 24), 1, '#8fa6c9')),
  ...shape(GOLD, '50,58 55,60 57,65 53.5,70 56.5,80! 43.5,80! 46.5,70 43,65 45,60', 1.2),
  wash('#fff3c9', '50,60 53,62 54,65 51,69 52,77! 48,77! 49,69 46,65 47,62', 0.8),
  // XIII above and below.
  ...[22.5, 117.5].flatMap((y) => [
    band(`41,${y - 4} 46,${y + 4}`, 1.3, GOLD),
    band(`46,${y - 4} 41,${y + 4}`, 1.3, GOLD),
    ...[50, 54, 58].map((x) => band(`${x},${y - 4} ${x},${y + 4}`, 1.3, GOLD)),
  ]),
]
