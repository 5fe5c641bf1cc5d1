/** What a screen reader says of a space, and what its explanation begins with. */
import type { Message, Voice } from '../../lib/game'
import { figures, reachOf } from './reach'
import type { Space, View } from './view'

const seatText = (seat: number): string => `#${seat}`

/** Who is there: held, connected or not, under attack. */
export function standing(space: Space): Message[] {
  const said: Message[] = []
  const [holder] = space.held
  if (space.kind === 'city') said.push({ key: 'heroes-city-held', args: { seats: space.held.map(seatText), count: space.held.length, spots: space.spots } })
  else if (holder === undefined) said.push({ key: 'heroes-free' })
  else said.push({ key: space.connected ? 'heroes-held-connected' : 'heroes-held-loose', args: { seat: seatText(holder) } })
  if (space.attack !== null) said.push({ key: 'heroes-attacked', args: { seat: seatText(space.attack) } })
  if (space.kind === 'forest') said.push({ key: space.surrounded ? 'heroes-forest-open' : 'heroes-forest-closed' })
  return said
}

/** Where a space lies, for people. */
export const coordinate = (number: number): string => `@space-${number}`

/** The name of a space, here as everywhere: kind, difficulty, where it lies. */
export const title = (space: Space, number: number): Message => ({ key: 'space-name', args: { kind: `@land-${space.kind}`, number: space.number, space: coordinate(number) } })

/** Everything about a space in one sentence after the other; with what an invasion takes, where one may be chosen. */
export function spoken(view: View, number: number, voice: Voice): string {
  const space = view.map.spaces[number]
  if (!space) return ''
  const reach = reachOf(view, number)
  const parts = [title(space, number), ...standing(space), ...(reach ? [{ key: 'heroes-reach', args: figures(reach) }] : [])]
  return parts.map((part) => voice.say(part)).join('. ')
}
