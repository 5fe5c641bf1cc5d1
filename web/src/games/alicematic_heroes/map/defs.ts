/** Patterns and drawings of the map, put into the page once. */
import { putDefs } from '../../../lib/kit/defs'
import { looks } from '../lands'
import { KINDS, type Kind } from '../view'
import { castleSymbols, sceneSymbols, treeSymbols } from './scenes'

const DARK: readonly Kind[] = ['city', 'forest']
const SEATS = [0, 1, 2, 3, 4]

/** The fine pattern of each kind: what colours tell by day, it tells to everybody. */
const grounds = (): string =>
  KINDS.map(
    (kind) =>
      `<pattern id="heroes-ground-${kind}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="scale(.92)">` +
      `<path d="${looks[kind].tile}" fill="none" stroke="var(${DARK.includes(kind) ? '--land-paper' : '--land-ink'})" stroke-opacity=".17" stroke-width="1.5" stroke-linecap="round"/></pattern>`,
  ).join('')

/** The back of a territory token: an attack is hatched. */
const hatches = (): string =>
  SEATS.map(
    (seat) =>
      `<pattern id="heroes-hatch-${seat}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
      `<rect width="7" height="7" fill="var(--land-paper)"/><rect width="3.4" height="7" fill="var(--seat-${seat})"/></pattern>`,
  ).join('')

export const ensureMapArt = (): void => putDefs('heroes-map-art', () => `<defs>${grounds()}${hatches()}</defs>${sceneSymbols()}${castleSymbols()}${treeSymbols()}`)
