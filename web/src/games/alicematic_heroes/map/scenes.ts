/** Small engravings on the land, and the castles of the Cities, about the origin, 64 x 44. Drawn with the pen of the house. */
import { dot, line, paths, wash, type Drawing } from '../../../lib/kit/ink'
import type { Colour } from '../view'

const INK = 'var(--land-ink)'
const pen = (points: string, width = 1.5) => line(points, width, INK)
const mirror = (points: string): string =>
  points
    .split(' ')
    .map((word) => (word.startsWith('-') ? word.slice(1) : `-${word}`).replace('-0,', '0,'))
    .join(' ')
const both = (points: string, width?: number): Drawing => [pen(points, width), pen(mirror(points), width)]
const blot = (points: string) => wash(INK, points)
const tufts = (...at: [number, number][]): Drawing => at.flatMap(([x, y]) => [pen(`${x},${y} ${x - 2},${y - 5}`, 1), pen(`${x + 1},${y} ${x + 1},${y - 6}`, 1), pen(`${x + 2},${y} ${x + 5},${y - 5}`, 1)])
const house = (x: number, y: number, w: number, h: number): Drawing => [
  pen(`${x},${y}! ${x},${y - h}! ${x + w},${y - h}! ${x + w},${y}!`, 1.3),
  pen(`${x - 3},${y - h + 1}! ${x + w / 2},${y - h - w * 0.62}! ${x + w + 3},${y - h + 1}!`, 1.7),
  blot(`${x + w / 2 - 2},${y}! ${x + w / 2 - 2},${y - 6}! ${x + w / 2 + 2},${y - 6}! ${x + w / 2 + 2},${y}!`),
]
const star = (x: number, y: number, r: number): Drawing => [
  blot(`${x},${y - r}! ${x + r * 0.25},${y - r * 0.25}! ${x + r},${y}! ${x + r * 0.25},${y + r * 0.25}! ${x},${y + r}! ${x - r * 0.25},${y + r * 0.25}! ${x - r},${y}! ${x - r * 0.25},${y - r * 0.25}!`),
]

const scenes: Record<Colour, Drawing> = {
  // Two lances with pennants, crossed over a hill.
  red: [
    ...both('-20,19 0,-1 17,-19', 1.8),
    blot('17,-19! 30,-20 25,-15 31,-10 12,-12!'),
    blot('-17,-19! -30,-20 -25,-15 -31,-10 -12,-12!'),
    pen('-32,19 -16,12 0,10 16,12 32,19', 1.6),
    ...tufts([-27, 14], [26, 14]),
  ],
  // A hamlet, smoke over one roof.
  blue: [
    ...house(-27, 17, 15, 14),
    ...house(-8, 18, 19, 18),
    ...house(14, 17, 14, 12),
    pen('20,-7 22,-12 18,-16 21,-21', 1.1),
    pen('-32,18 0,20 32,18', 1.6),
  ],
  // The moon with a face, stars, a cloud.
  yellow: [
    blot('4,-21! -8,-16 -13,-2 -6,11 9,15 21,9! 8,8 0,0 -1,-12!'),
    ...star(18, -12, 6.5),
    ...star(28, 3, 4),
    ...star(-24, -12, 4.5),
    pen('-32,16 -25,9 -17,13 -9,8 -2,17', 1.5),
    pen('10,19 18,14 25,17 32,14', 1.3),
  ],
  // A road over the hills, a signpost.
  green: [
    pen('-32,6 -20,-4 -8,0 4,6', 1.6),
    pen('-6,1 8,-9 22,-6 32,3', 1.6),
    pen('-9,20 -13,12 2,8 4,3', 1.5),
    pen('8,20 2,14 12,9 8,3', 1.5),
    pen('20,19 20,-13', 2),
    blot('13,-14! 28,-15! 32,-11.5! 28,-8! 13,-9!'),
    ...tufts([-24, 16], [27, 18]),
  ],
  // A temple.
  white: [
    pen('-27,-7! 0,-21! 27,-7! -27,-7!', 1.7),
    ...[-20, -7, 7, 20].flatMap((x) => [pen(`${x - 2.5},-5 ${x - 2.5},14`, 1.2), pen(`${x + 2.5},-5 ${x + 2.5},14`, 1.2), pen(`${x},-3 ${x},13`, 0.8)]),
    pen('-28,16! 28,16!', 1.8),
    pen('-32,20! 32,20!', 1.8),
    dot(0, -12, 2.4, INK),
  ],
}

/** Engravings as symbols of their own units, `heroes-scene-red` and so on. */
export const sceneSymbols = (): string =>
  Object.entries(scenes)
    .map(([colour, drawing]) => `<symbol id="heroes-scene-${colour}" viewBox="-34 -24 68 48" overflow="visible">${paths(drawing)}</symbol>`)
    .join('')

const STONE = 'var(--land-paper)'
const tower = (x: number, y: number, w: number, h: number): Drawing => {
  const [l, r, t] = [x - w / 2, x + w / 2, y - h]
  const notch = w / 5
  const crown = [0, 1, 2, 3, 4].flatMap((i) => {
    const a = l - 2 + (i * (w + 4)) / 5
    const b = a + (w + 4) / 5
    const top = i % 2 ? t : t - notch
    return [`${a},${top}!`, `${b},${top}!`]
  })
  const points = [`${l},${y}!`, `${l},${t + 5}!`, `${l - 2},${t + 4}!`, ...crown, `${r + 2},${t + 4}!`, `${r},${t + 5}!`, `${r},${y}!`].join(' ')
  return [wash(STONE, points), line(`${points} ${l},${y}!`, 1.7, INK)]
}
const flag = (x: number, y: number): Drawing => [pen(`${x},${y} ${x},${y - 13}`, 1.5), blot(`${x},${y - 13}! ${x + 10},${y - 11} ${x},${y - 7}!`)]

/** A castle for each number of spots: the more towers, the more room. The keep's wall is bare for the number. */
const castles: readonly Drawing[] = [
  [...tower(0, 4, 30, 33), ...flag(0, -34)],
  [...tower(-21, 4, 17, 22), ...tower(21, 4, 17, 22), ...tower(0, 4, 30, 33), ...flag(0, -34)],
  [...tower(-23, 4, 17, 28), ...tower(23, 4, 17, 28), ...flag(-23, -27), ...flag(23, -27), ...tower(0, 4, 30, 33), ...flag(0, -34)],
]

export const castleSymbols = (): string =>
  castles.map((drawing, i) => `<symbol id="heroes-castle-${i + 1}" viewBox="-40 -50 80 60" overflow="visible">${paths(drawing)}</symbol>`).join('')

/** A fir as an engraver draws it: light falls from the left, the right side is hatched. Foot at the origin. */
const fir: Drawing = [
  wash('var(--fir)', '0,-31! 6,-21! 3.5,-21! 10,-11! 6,-11! 13,0! -13,0! -6,-11! -10,-11! -3.500,-21! -6,-21!'),
  ...['0,-31! 6,-21! 3,-21!', '3,-21! 10,-11! 6,-11!', '6,-11! 13,0! 0,1 -13,0!', '-13,0! -6,-11! -10,-11!', '-10,-11! -3,-21! -6,-21!', '-6,-21! 0,-31!'].map((p) => line(p, 1.1, 'var(--fir-line)')),
  ...['2,-25 5,-22', '2,-17 7,-12', '3,-12 8,-11', '3,-7 10,-1', '1,-4 5,-1', '6,-8 9,-4'].map((p) => line(p, 0.9, 'var(--fir-line)')),
  line('0,1 0,4', 2, 'var(--fir-line)'),
]
/** A gnarled broad-leaved tree. */
const oak: Drawing = [
  wash('var(--fir)', '-3,0! -2,-9 -11,-10 -14,-17 -10,-23 -4,-28 4,-29 11,-24 14,-17 10,-10 3,-9 3,0!'),
  line('-2,-9 -11,-10 -14,-17 -10,-23 -4,-28 4,-29 11,-24 14,-17 10,-10 3,-9', 1.2, 'var(--fir-line)'),
  ...['1,-24 6,-25 9,-21', '3,-18 8,-19 11,-16', '-1,-14 4,-14 8,-12', '-8,-20 -5,-23 -2,-22', '-9,-14 -6,-16 -3,-14'].map((p) => line(p, 1, 'var(--fir-line)')),
  line('-2,-8 -2,2', 1.4, 'var(--fir-line)'),
  line('3,-8 3,2', 1.4, 'var(--fir-line)'),
]

export const treeSymbols = (): string =>
  [fir, oak].map((drawing, i) => `<symbol id="heroes-tree-${i}" viewBox="-16 -34 32 40" overflow="visible">${paths(drawing)}</symbol>`).join('')
