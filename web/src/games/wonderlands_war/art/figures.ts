/** Leaders and Wonderlandians as symbols of the page, each drawn when it is first needed: `<use href="#war-walrus">`. */
import { putDefs } from '../../../lib/kit/defs'
import { part } from '../../../lib/server.svelte'

/** How round the corners of the frames are, in a box of 100 x 100. */
export const CORNER = { leader: 38, guest: 16 } as const

const clip = (kind: keyof typeof CORNER): string => `<clipPath id="war-frame-${kind}"><rect x="2" y="2" width="96" height="96" rx="${CORNER[kind]}"/></clipPath>`

/** The frames at once, the figure as soon as the drawings have come. */
export async function ensureFigure(name: string): Promise<void> {
  putDefs('war-frames', () => clip('leader') + clip('guest'))
  const { markup } = await part(() => import('./drawings'))
  putDefs(`war-figure-${name}`, () => markup(name))
}
