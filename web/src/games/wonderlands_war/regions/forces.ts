/** What stands in a Region, seat by seat, for drawing and for saying. */
import type { Arg, Message, Voice } from '../../../lib/game'
import type { Force, RegionView, View } from '../types'

export const isEmpty = (force: Force): boolean => unitsOf(force) === 0 && force.castle === 'none'
export const unitsOf = (force: Force): number => force.supporters + force.figures.length + Number(force.leader)

/** Regions in battle order of this War: from the standee on, the closed one left out. */
export function battleOrder(view: View): string[] {
  const from = view.regions.findIndex(({ region }) => region === view.standee)
  const ring = [...view.regions.slice(from), ...view.regions.slice(0, from)]
  return ring.flatMap(({ region }) => (region === view.closed ? [] : [region]))
}

const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args })

/** Figures by name; two standees of one are told once. */
const figuresIn = (force: Force): string[] => [...new Set(force.figures)].map((figure) => `@unit-${figure}`)

/** What a seat has there, in one sentence each for units and Castle. */
export function forceTold(seat: number, force: Force): Message[] {
  if (isEmpty(force)) return []
  const figures = figuresIn(force)
  return [
    message('ww-force', {
      seat: `#${seat}`,
      units: unitsOf(force),
      supporters: force.supporters,
      figures: figures.length > 0 ? figures : '',
      many: figures.length,
      leader: force.leader ? 'yes' : 'no',
      castle: force.castle,
    }),
  ]
}

/** All of a Region for a screen reader. */
export function regionTold(view: View, region: RegionView, voice: Voice): string {
  const first = message(region.region === view.closed ? 'ww-region-closed' : 'ww-region-award', { region: `@region-${region.region}-title`, award: region.award })
  const forces = region.seats.flatMap((force, seat) => forceTold(seat, force))
  return [first, ...(forces.length > 0 ? forces : [message('ww-region-nobody')])].map((one) => voice.say(one)).join('. ')
}
