import { band, dot, INK, line, loop, place, shape, wash, type Drawing, type Mark } from '../../../lib/kit/ink'

const CLOTH = '#f7ecd2'

/** One little spirit, drawn upright at the origin, head about 20 units above it. */
function spirit(x: number, y: number, turn: number, colour: string, ink: string, extra: (at: (p: string) => string) => Mark[]): Mark[] {
  const at = (points: string) => place(points, x, y, turn)
  const eye = (ex: number, ey: number): Mark => {
    const [px = 0, py = 0] = place(`${ex},${ey}`, x, y, turn).split(',').map(Number)
    return dot(px, py, 1.5, ink, 2.1)
  }
  return [
    ...shape(colour, at('-9,22 -12,6 -13,-8 -9,-18 0,-22 9,-18 13,-8 12,6 9,22'), 1.7),
    ...extra(at),
    eye(-4, -9),
    eye(4, -9),
  ]
}

const rabbitEars = (at: (p: string) => string): Mark[] => [
  ...shape('#fffaf0', at('-6,-17! -11,-28 -10,-39 -6,-40 -3,-32 -2,-19!'), 1.5),
  ...shape('#fffaf0', at('6,-17! 11,-28 10,-39 6,-40 3,-32 2,-19!'), 1.5),
  wash('#eaa59c', at('-5,-22 -8,-29 -7.5,-36 -5,-32')),
  wash('#eaa59c', at('5,-22 8,-29 7.5,-36 5,-32')),
  line(at('-2.5,-3 0,-1.5 2.5,-3'), 1.2),
]

const bow = (at: (p: string) => string): Mark[] => [
  ...shape('#e9eef5', at('0,-21! -8,-29 -13,-26 -11,-18'), 1.3),
  ...shape('#e9eef5', at('0,-21! 8,-29 13,-26 11,-18'), 1.3),
  wash(INK, at('-2.6,-22 0,-24 2.6,-22 2.6,-19.5 0,-18.5 -2.6,-19.5')),
  line(at('-2,-3.5 0,-2.5 2,-3.5'), 1.2),
]

const grin = (at: (p: string) => string): Mark[] => [
  ...shape('#4a3268', at('-11,-14! -12,-27! -4,-21'), 1.4),
  ...shape('#4a3268', at('11,-14! 12,-27! 4,-21'), 1.4),
  wash('#fff7dc', at('-9,-5! 0,-2 9,-5! 6,3 0,4.5 -6,3')),
  loop(at('-9,-5! 0,-2 9,-5! 6,3 0,4.5 -6,3'), 1.1),
  ...[-4, 0, 4].map((x) => band(at(`${x},-3 ${x},4`), 0.8, INK)),
]

const topHat = (at: (p: string) => string): Mark[] => [
  ...shape('#17493b', at('-7,-19! -8.5,-36! 8.5,-36! 7,-19!'), 1.4),
  band(at('-7.2,-22.5 7.2,-22.5'), 3.4, '#e2a93b'),
  ...shape('#17493b', at('-14,-19 0,-17 14,-19 10,-15 0,-14 -10,-15'), 1.4),
  line(at('-3,-3 0,-1.5 4,-4'), 1.3),
]

const crown = (at: (p: string) => string): Mark[] => [
  ...shape('#efbf45', at('-8,-18! -11,-32! -4,-26! 0,-35! 4,-26! 11,-32! 8,-18! 0,-16.5'), 1.5),
  line(at('-7,-13 -2,-11.5'), 1.6, '#fff'),
  line(at('7,-13 2,-11.5'), 1.6, '#fff'),
  wash('#fff', at('0,-1! -2.6,-3.6 -1.5,-5 0,-4! 1.5,-5 2.6,-3.6')),
]

/** Five small spirits in a knotted handkerchief. */
export const bundle: Drawing = [
  ...spirit(25, 73, -17, '#5b9bd3', INK, bow),
  ...spirit(71, 74, 12, '#c7404c', '#fff8ee', crown),
  ...spirit(39, 55, -5, '#fffaf0', INK, rabbitEars),
  ...spirit(61, 53, 6, '#3d9c79', '#0d2d22', topHat),
  ...spirit(50, 82, 0, '#4a3268', '#f4e04d', grin),
  // The handkerchief and its knot.
  ...shape(CLOTH, '50,92 66,88 82,86! 90,100 88,122 78,137 50,142 22,137 12,122 10,100 18,86! 34,88', 2),
  wash('#e6d5ac', '74,92 84,100 84,120 75,132 62,137 74,120 77,104'),
  ...['30,112 30,118', '27,115 33,115', '46,126 46,132', '43,129 49,129', '66,120 66,126', '63,123 69,123', '24,128 24,132', '22,130 26,130', '76,108 76,112', '74,110 78,110'].map((p) =>
    band(p, 1.3, '#b7822a'),
  ),
  line('46,104 36,98 22,92', 1.3),
  line('44,108 30,106 16,104', 1.2),
  line('54,104 64,98 78,92', 1.3),
  line('56,108 70,106 84,104', 1.2),
  ...shape('#c7404c', '50,101! 40,90 28,88 25,97 31,106 42,107', 1.6),
  ...shape('#c7404c', '50,101! 60,90 72,88 75,97 69,106 58,107', 1.6),
  ...shape('#c7404c', '47,106! 42,118 35,126! 45,124 49,127! 51,108', 1.5),
  ...shape('#c7404c', '53,106! 58,118 66,124! 57,124 54,128! 50,108', 1.5),
  line('45,101 36,95 31,96', 1.2, '#6e1822'),
  line('55,101 64,95 69,96', 1.2, '#6e1822'),
  ...shape('#98303b', '45,98 50,96 55,98 56,106 50,109 44,106', 1.6),
]
