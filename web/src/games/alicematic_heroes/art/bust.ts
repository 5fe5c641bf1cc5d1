/**
 * The heroines' common build, in a box of 100 x 100: head, hair, dress and face, put together from a few words each.
 * What sets a heroine apart comes from hats.ts and emblems.ts; heroines.ts says who wears what.
 */
import { eye } from '../../../lib/kit/faces'
import { band, deeper, dot, INK, line, pair, shape, wash, type Drawing, type Mark } from '../../../lib/kit/ink'

type Hair = 'long' | 'bob' | 'tails' | 'pony' | 'bun' | 'braids' | 'curls' | 'short'
type Fringe = 'parted' | 'straight' | 'side' | 'wild' | 'none'
type Dress = 'round' | 'armour' | 'sailor' | 'cape' | 'kimono' | 'coat' | 'ruff' | 'jacket' | 'suit'
type Mood = 'glad' | 'bold' | 'calm' | 'sly' | 'stern' | 'shy'

export interface Build {
  hair: Hair
  fringe: Fringe
  /** Colours of hair, dress, its trimming, eyes. */
  colours: readonly [hair: string, dress: string, trim: string, eyes: string]
  dress: Dress
  mood: Mood
  skin?: string
}

const SKIN = '#f9dfc6'
const LINEN = '#fdf8ea'

const CAP = '50,29 63,31 71,41 73,54 71,66 29,66 27,54 29,41 37,31'

const BACK: Record<Hair, (c: string) => Drawing> = {
  long: (c) => [
    ...shape(c, '50,29 63,31 71,41 74,56 77,72 82,88 78,97 67,93 60,84 40,84 33,93 22,97 18,88 23,72 26,56 29,41 37,31', 1.7),
    ...pair((p) => line(p, 1, deeper(c)), '27,62 25,76 23,90'),
  ],
  bob: (c) => [
    ...shape(c, '50,29 64,31 73,42 76,58 75,73 68,79 58,76 42,76 32,79 25,73 24,58 27,42 36,31', 1.7),
    ...pair((p) => line(p, 1, deeper(c)), '28,58 28,68 31,76'),
  ],
  tails: (c) => [
    ...pair((p) => shape(c, p, 1.6), '30,42 20,42 11,52 6,68 8,86 15,95 21,84 24,68 32,55'),
    ...pair((p) => line(p, 1, deeper(c)), '25,50 16,62 13,84'),
    ...shape(c, CAP, 1.6),
  ],
  pony: (c) => [
    ...shape(c, '62,34 76,26 90,34 95,52 91,72 82,84 83,68 80,54 72,48', 1.6),
    line('74,36 86,44 88,66', 1, deeper(c)),
    ...shape(c, CAP, 1.6),
  ],
  bun: (c) => [
    ...shape(c, '50,10 60,12 65,20 62,29 50,33 38,29 35,20 40,12', 1.6),
    line('41,18 50,14 59,19', 1, deeper(c)),
    line('40,24 50,20 60,25', 1, deeper(c)),
    ...shape(c, CAP, 1.6),
  ],
  braids: (c) => [
    ...[56, 66, 76, 86].flatMap((y, i) =>
      pair((p) => shape(c, p, 1.4), `${27 - i * 1.5},${y} ${32 - i * 1.5},${y + 5} ${26 - i * 1.5},${y + 12} ${20 - i * 1.5},${y + 6}`),
    ),
    ...shape(c, CAP, 1.6),
  ],
  curls: (c) => [
    ...shape(c, '50,27 59,27 66,32 73,36 76,45 80,53 77,62 81,71 76,79 69,84 62,80 38,80 31,84 24,79 19,71 23,62 20,53 24,45 27,36 34,32 41,27', 1.7),
    ...pair((p) => line(p, 1, deeper(c)), '25,52 29,57 25,63 29,69 25,75'),
  ],
  short: (c) => shape(c, '50,29 63,31 71,41 73,54 71,64 66,70 34,70 29,64 27,54 29,41 37,31', 1.6),
}

const FRINGE: Record<Fringe, string | null> = {
  parted: '50,30 62,32 70,42 71,57 67,65! 66,54 60,47 51,42! 41,47 34,54 33,65! 29,57 30,42 38,32',
  straight: '50,30 62,32 70,42 70,58! 66,62! 66,53! 58,54 50,53.5 42,54 34,53! 34,62! 30,58! 30,42 38,32',
  side: '50,30 62,32 71,42 71,60! 66,54 57,48 47,47 38,53 33,63! 29,56 31,42 39,32',
  wild: '50,29 62,31 71,41 71,60! 66,52! 63,57! 58,49! 53,55! 48,48! 43,56! 39,49! 35,58! 29,60! 29,41 38,31',
  none: null,
}

const TORSO = '50,79 63,81 76,86 84,95 86,103! 14,103! 16,95 24,86 37,81'
const THROAT = '44,70! 56,70! 57,80 50,86 43,80'

const DRESSES: Record<Dress, (c: string, trim: string) => Drawing> = {
  round: (c, t) => [...shape(c, TORSO, 1.7), ...pair((p) => shape(t, p, 1.3), '50,84! 44,80 35,81 30,88 36,92 44,91!')],
  armour: (c, t) => [
    ...shape(c, TORSO, 1.7),
    ...pair((p) => shape(c, p, 1.6), '34,81 22,80 12,88 12,99 22,97 32,92'),
    ...pair((p) => line(p, 1.1, deeper(c)), '31,85 22,85 15,92'),
    band('42,81 50,88 58,81', 2.6, t),
    line('50,88 50,101', 1.2),
  ],
  sailor: (c, t) => [
    ...shape(LINEN, TORSO, 1.7),
    ...pair((p) => shape(c, p, 1.4), '50,98! 42,88 40,80 28,83 22,92 36,96'),
    ...pair((p) => line(p, 1.1, LINEN), '27,89 37,92 44,96'),
    ...pair((p) => shape(t, p, 1.2), '50,97! 43,93 38,98 43,102'),
  ],
  cape: (c, t) => [
    ...shape(c, '50,78 66,79 82,84 92,94 96,103! 4,103! 8,94 18,84 34,79', 1.7),
    ...pair((p) => line(p, 1.2, deeper(c)), '34,84 26,92 22,102'),
    ...pair((p) => shape(t, p, 1.3), '50,86! 42,78 30,79 34,88 44,92!'),
    dot(50, 88, 3.4),
    dot(50, 88, 2.3, '#f2c64f'),
  ],
  kimono: (c, t) => [
    ...shape(c, TORSO, 1.7),
    wash(t, '42,79! 50,92! 58,79! 64,81! 51,103! 49,103! 36,81!'),
    line('42,80 47,90 55,103', 1.5),
    line('58,80 52,92', 1.5),
    line('36,82 43,93 46,103', 1.1),
  ],
  coat: (c, t) => [
    ...shape(c, TORSO, 1.7),
    wash(LINEN, '44,80! 50,84 56,80! 55,103! 45,103!'),
    ...pair((p) => shape(deeper(c, 0.82), p, 1.3), '44,79! 35,82 31,93 38,92 38,98! 47,103! 46,90'),
    ...pair((p) => shape(t, p, 1.1), '50,88! 44,85 41,89 44,92'),
  ],
  ruff: (c, t) => [
    ...shape(c, TORSO, 1.7),
    ...shape(t, '50,90! 44,94! 40,89! 33,92! 31,86! 25,86! 27,80! 40,78 60,78 73,80! 75,86! 69,86! 67,92! 60,89! 56,94!', 1.3),
    ...pair((p) => line(p, 0.9), '40,89 43,81'),
  ],
  jacket: (c, t) => [
    ...shape(c, TORSO, 1.7),
    ...pair((p) => shape(t, p, 1.3), '50,96! 45,82 36,78 30,84 34,92 42,96'),
    line('50,95 50,102', 1.3),
    ...pair((p) => dot(Number(p.split(',')[0]), 98, 1.2, t), '45,98'),
  ],
  suit: (c, t) => [
    ...shape(c, TORSO, 1.7),
    ...shape(t, '50,78 60,79 64,84 60,90 50,92 40,90 36,84 40,79', 1.6),
    ...pair((p) => line(p, 1.2, deeper(c)), '30,88 26,102'),
    dot(62, 98, 2.2, '#d9483b'),
    dot(68, 98, 2.2, '#3f7fc0'),
  ],
}

const MOUTHS: Record<Mood, readonly Mark[]> = {
  glad: [wash('#c4504c', '45,67! 50,68.3 55,67! 53,70.6 50,71.6 47,70.6'), line('44,66.6 50,68.2 56,66.6', 1.1)],
  bold: [wash('#8d2c2b', '45.5,66.6! 50,67.6 55.5,66! 54.5,70.5 50,72.4 46.5,70.5'), wash('#fffdf2', '46.5,67! 50,68 54.5,66.6! 54,68.4 47,68.6'), line('44.6,66.4 50,67.8 56.4,65.6', 1.2)],
  calm: [line('45.6,68 50,69.2 54.4,68', 1.2), wash('#d0685f', '47.4,69.2 50,69.8 52.6,69.2 50,70.8', 0.8)],
  sly: [line('44.5,68.8 50,69.2 56.5,65.6', 1.3), line('55.6,64.6 57.4,66.4', 1)],
  stern: [line('45.4,68.8 50,68 54.6,68.8', 1.4)],
  shy: [wash('#c4504c', '48,67.4 50,66.8 52,67.4 51.6,69.4 50,70 48.4,69.4'), line('47.6,67.2 50,66.6 52.4,67.2', 0.9)],
}

const BROWS: Record<Mood, string> = {
  glad: '38,50.5 42,48.6 46.5,49.8',
  bold: '37.5,49.5 42,49.4 47,52',
  calm: '38,50.6 42,49.4 46.5,50.4',
  sly: '37.5,50.2 42,48.2 47,51',
  stern: '37.5,49.6 42,50 47.4,52.6',
  shy: '37.5,52 42,49 46,48.8',
}

const FACE = '50,37 60,40 66.5,50 65.5,62 59,71 50,75.6 41,71 34.5,62 33.5,50 40,40'

function features({ mood, colours, skin = SKIN }: Build): Drawing {
  return [
    wash(deeper(skin, 0.9), THROAT),
    ...shape(skin, FACE, 1.6),
    wash(INK, '61,42 66.5,50 65.5,62 59,71 50,75.6 57,68 60,56', 0.09),
    dot(38.5, 65, 3.8, '#ef8f7c', 2.7, 0.6),
    dot(61.5, 65, 3.8, '#ef8f7c', 2.7, 0.6),
    ...[42.5, 57.5].flatMap((x) => eye(x, 58, colours[3])),
    ...pair((p) => line(p, 1.9), '36.6,57.4 38.6,53.6 42.5,52.6 47.6,55.4'),
    ...pair((p) => line(p, 1.3, deeper(colours[0])), BROWS[mood]),
    line('50.4,61.6 51,63.6 49.6,64.2', 1),
    ...MOUTHS[mood],
  ]
}

function fringe({ fringe, colours }: Build): Drawing {
  const points = FRINGE[fringe]
  return points === null ? [] : [...shape(colours[0], points, 1.5), line('46,35 39,38 35,45', 1, deeper(colours[0])), line('56,35 62,39 66,46', 1, deeper(colours[0]))]
}

/** Hair behind, dress, face, hair in front. */
export const bust = (build: Build): Drawing => [
  ...BACK[build.hair](build.colours[0]),
  ...DRESSES[build.dress](build.colours[1], build.colours[2]),
  ...features(build),
  ...fringe(build),
]
