/** Portraits as symbols of the page, each drawn when it is first needed: `<use href="#heroes-alice-ninja">`. */
import { putDefs } from '../../../lib/kit/defs'
import { dot, line, pair, paths, place, shape, symbol, wash, type Drawing } from '../../../lib/kit/ink'
import { looks } from '../lands'
import { COLOURS, type Name } from '../view'
import { emblem, portrait } from './heroines'

const GOLD = '#e3bd6b'
const CLOTH = '#4b3a52'

/** The common back, in a box of 100 x 100: a hooded head nobody knows, among diamonds. */
const back: Drawing = [
  ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => wash('#5a4762', place('0,-9! 8,0! 0,9! -8,0!', 10 + column * 20 + (row % 2) * 10 - 5, 2 + row * 19))),
  ),
  ...shape('#6e5577', '50,18 66,24 74,40 76,60 86,76 92,101! 8,101! 14,76 24,60 26,40 34,24', 2),
  ...shape('#2f2336', '50,32 61,37 65,50 61,64 50,71 39,64 35,50 39,37', 1.7),
  ...pair((p) => line(p, 1.3, '#8d7397'), '31,44 27,66 20,90'),
  ...shape(GOLD, '50,80 54,84 50,89 46,84', 1.2),
  line('48,46 50,42 54,43 54,48 50,52 50,55', 2.2, GOLD),
  dot(50, 60, 1.8, GOLD),
]


const patterns = (): string =>
  COLOURS.map(
    (colour) =>
      `<pattern id="heroes-card-${colour}" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="${looks[colour].ground}"/>` +
      `<path d="${looks[colour].tile}" fill="none" stroke="${looks[colour].pattern}" stroke-width="1.6" stroke-linecap="round"/></pattern>`,
  ).join('')

/** Grounds of the cards, `url(#heroes-card-red)`, and the common back. */
export const ensureCards = (): void =>
  putDefs('heroes-cards', () => `${patterns()}<symbol id="heroes-back" viewBox="0 0 100 100"><rect width="100" height="100" fill="${CLOTH}"/>${paths(back)}</symbol>`)

/** Portrait and emblem of a kind. */
export const ensureFigure = (name: Name): void =>
  putDefs(`heroes-figure-${name}`, () => symbol(`heroes-alice-${name}`, 100, portrait(name)) + symbol(`heroes-emblem-${name}`, 40, emblem(name)))
