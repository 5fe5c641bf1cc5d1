/** Leaders and Wonderlandians as symbols of the page, each drawn when it is first needed: `<use href="#war-walrus">`. */
import { putDefs } from '../../../lib/kit/defs'
import { symbol, type Drawing } from '../../../lib/kit/ink'
import { guests } from './guests'
import { leaders } from './leaders'
import { stranger } from './stranger'

export const isLeader = (name: string): boolean => name in leaders

/** Whether there is a portrait of that name. */
export const isFigure = (name: string): boolean => isLeader(name) || name in guests

/** A figure of a data pack has no portrait of ours. */
export const figure = (name: string): Drawing => leaders[name] ?? guests[name] ?? stranger

/** How round the corners of the frames are, in a box of 100 x 100. */
export const CORNER = { leader: 38, guest: 16 } as const

const clip = (kind: keyof typeof CORNER): string => `<clipPath id="war-frame-${kind}"><rect x="2" y="2" width="96" height="96" rx="${CORNER[kind]}"/></clipPath>`

export function ensureFigure(name: string): void {
  putDefs('war-frames', () => clip('leader') + clip('guest'))
  putDefs(`war-figure-${name}`, () => symbol(`war-${name}`, 100, figure(name)))
}
