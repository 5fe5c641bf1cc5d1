/** All card faces, the back and the Key as symbols of one hidden drawing, put into the page once: `<use href="#xiii-cat">`. */
import type { Card } from '../view'
import { alice } from './alice'
import { back } from './back'
import { bundle } from './bundle'
import { cat } from './cat'
import { glyph } from './glyphs'
import { hatter } from './hatter'
import { putDefs } from '../../../lib/kit/defs'
import { INK, paths, type Drawing } from '../../../lib/kit/ink'
import { key } from './key'
import { queen } from './queen'
import { rabbit } from './rabbit'

interface Face {
  drawing: Drawing
  /** Ground, its pattern's ink, the corner flag, and what is written on the flag. */
  ground: string
  pattern: string
  flag: string
  on: string
  /** One tile of the ground's pattern. */
  tile: string
}

/** Where a drawing leaves its place so that the flag hides nothing. */
const shift: Partial<Record<Card, string>> = { cat: '2 4', bundle: '3 6', queen: '5 5', hatter: '5 3' }

const PAPER = '#fbf3df'
export const DEEP = '#1b304f'

export const faces: Record<Card, Face> = {
  alice: { drawing: alice, ground: '#c3ddee', pattern: '#9fc4de', flag: '#2a6ca8', on: '#ffffff', tile: 'M2 0v12M8 0v12' },
  rabbit: { drawing: rabbit, ground: '#efe3c2', pattern: '#d8c697', flag: '#fff9ea', on: '#5b3417', tile: 'M3 3h.1M9 9h.1' },
  cat: { drawing: cat, ground: '#b193d6', pattern: '#9a79c6', flag: '#3a2456', on: '#f6e6ff', tile: 'M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0' },
  hatter: { drawing: hatter, ground: '#93c4aa', pattern: '#78b093', flag: '#17493b', on: '#f3fff6', tile: 'M0 6h12M6 0v12' },
  queen: { drawing: queen, ground: '#d65a5f', pattern: '#bf444c', flag: '#a51d2c', on: '#fff1ea', tile: 'M6 0l6 6-6 6-6-6Z' },
  bundle: { drawing: bundle, ground: '#edc455', pattern: '#d6a732', flag: '#d99b12', on: '#2a1c04', tile: 'M6 3.5v5M3.5 6h5M0 0h.1M12 12h.1M0 12h.1M12 0h.1' },
}

const frame = `<rect x=".8" y=".8" width="98.4" height="138.4" rx="8" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>`
const edge = `<rect x="4.5" y="4.5" width="91" height="131" rx="4.5" fill="none" stroke="${INK}" stroke-width="1.2"/>`

/** The flag in the corner: letter above, sign below. */
const flag = (card: Card, letter: string): string =>
  `<path d="M4.5 9a4.5 4.5 0 0 1 4.5-4.5H28V44l-11.7 6L4.5 44Z" fill="${faces[card].flag}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<text x="16.3" y="24.5" text-anchor="middle" fill="${faces[card].on}" font-family="var(--sans,sans-serif)" font-weight="800" font-size="22">${letter}</text>` +
  `<path d="${glyph[card]}" transform="translate(7.8 27.5) scale(.71)" fill="${faces[card].on}" fill-rule="evenodd"/>`

function face(card: Card, letter: string): string {
  const { drawing, ground, pattern, tile } = faces[card]
  return (
    `<pattern id="xiii-tile-${card}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="${tile}" fill="none" stroke="${pattern}" stroke-width="1.6" stroke-linecap="round"/></pattern>` +
    `<symbol id="xiii-${card}" viewBox="0 0 100 140">${frame}<g clip-path="url(#xiii-clip)">` +
    `<rect width="100" height="140" fill="${ground}"/><rect width="100" height="140" fill="url(#xiii-tile-${card})"/>` +
    `<g transform="translate(${shift[card] ?? '5 2'})">${paths(drawing)}</g></g>${edge}${flag(card, letter)}</symbol>`
  )
}

const plain =
  `<symbol id="xiii-back" viewBox="0 0 100 140">${frame}<g clip-path="url(#xiii-clip)"><rect width="100" height="140" fill="${DEEP}"/>${paths(back)}</g>${edge}</symbol>` +
  `<symbol id="xiii-key" viewBox="0 0 40 100" overflow="visible">${paths(key)}</symbol>`

/** Puts the symbols into the page; once is enough. `letter` names each card's letter in the reader's language. */
export const ensureArt = (letter: (card: Card) => string): void =>
  putDefs('xiii-art', () => {
    const cards = Object.keys(faces) as Card[]
    const clip = '<clipPath id="xiii-clip"><rect x="4.5" y="4.5" width="91" height="131" rx="4.5"/></clipPath>'
    return clip + plain + cards.map((c) => face(c, letter(c))).join('')
  })
