/** What a draw looks like: chips leave their bags face down, turn over together, go to their places; trackers hop, shields break, a bust tears. */
import { spot, visible, type Moves, type Spot, type Stage } from '../../../lib/kit/stage'
import { numberOf, seatOf } from '../../../lib/kit/telling'
import { glyphMarkup } from '../art/glyphs'
import { groundOf, inkOf, isStrong, signOf } from '../content/chips'
import { chipOf, countOf, regionOf } from '../log/entries'

const CHIP = 44
export const DRAW = 1000
const TRAVEL = 420
const HOP = 110
/** Hops of one move take no longer than this together. */
const LONGEST = 1100
/** The part of a draw after which the chip shows its face. */
export const TURN = 0.62

type Move = Moves<Stage>[string]

/** What is in the air during one move: the chip of each seat, and where each tracker has come to. */
interface Air {
  chips: Map<number, SVGElement>
  stones: Map<number, number>
}
const airs = new WeakMap<Stage, Air>()
function airOf(stage: Stage): Air {
  const air = airs.get(stage) ?? { chips: new Map(), stones: new Map() }
  airs.set(stage, air)
  return air
}

const back = '<circle cx="50" cy="50" r="46" fill="#4d3a66" stroke="#2a2017" stroke-width="5"/><circle cx="50" cy="50" r="36" fill="none" stroke="#cdb98a" stroke-width="3"/><path d="M50 26l7 17 17 7-17 7-7 17-7-17-17-7 17-7Z" fill="#cdb98a"/>'
/** A chip in units of 100. */
export function face(chip: string): string {
  const rim = isStrong(chip) ? `<circle cx="50" cy="50" r="38" fill="none" stroke="${inkOf(chip)}" stroke-width="4"/>` : ''
  return `<circle cx="50" cy="50" r="46" fill="${groundOf(chip)}" stroke="#2a2017" stroke-width="5"/>${rim}<g transform="translate(22 22) scale(2.333)">${glyphMarkup(signOf(chip), inkOf(chip))}</g>`
}

const middle = (place: Element): [number, number] => {
  const box = place.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const way = (from: Element, to: Element): [number, number] => {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)]
  return [toX - x, toY - y]
}
const sack = (seat: number): Spot => spot(`sack-${seat}`) ?? spot(`bag-${seat}`)

/** Out of the bag face down, a beat, then over: all of one draw together. */
const drew: Move = async (stage, entry) => {
  const seat = seatOf(entry) ?? -1
  const [from, to] = [sack(seat), spot(`reveal-${seat}`)]
  if (!visible(from) || !visible(to)) return
  const svg = stage.put({ markup: back, width: CHIP }, middle(from))
  airOf(stage).chips.set(seat, svg)
  const [dx, dy] = way(from, to)
  setTimeout(() => (svg.innerHTML = face(chipOf(entry))), DRAW * TURN)
  const there = `translate(${dx}px, ${dy}px)`
  await stage.run(
    svg,
    [
      { transform: 'scale(.5)' },
      { transform: `translate(${dx * 0.6}px, ${dy * 0.6 - 30}px) scale(1.1)`, offset: 0.25 },
      { transform: `${there} scale(1)`, offset: 0.4 },
      { transform: `${there} scale(1.08)`, offset: 0.52 },
      { transform: `${there} scale(.03, 1.2)`, offset: TURN },
      { transform: `${there} scale(1.3)`, offset: 0.76 },
      { transform: `${there} scale(1)` },
    ],
    { duration: DRAW, easing: 'ease-out' },
  )
}

/** The chip of the seat goes on from where it lies, in the air or on the board. */
async function carry(stage: Stage, seat: number, chip: string, to: Spot, delay = 0): Promise<void> {
  const lies = spot(`reveal-${seat}`)
  if (!visible(lies) || !visible(to)) return
  airOf(stage).chips.get(seat)?.remove()
  stage.hide(lies.firstElementChild)
  const [dx, dy] = way(lies, to)
  await stage.run(stage.put({ markup: chip === '' ? back : face(chip), width: CHIP }, middle(lies)), [{ transform: 'none' }, { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.1)`, offset: 0.4 }, { transform: `translate(${dx}px, ${dy}px) scale(.75)` }], {
    duration: TRAVEL,
    delay,
  })
}

/** From stone to stone. */
async function hop(stage: Stage, seat: number, to: number, delay = 0): Promise<void> {
  const tracker = spot(`tracker-${seat}`)
  const { stones } = airOf(stage)
  const start = Number(tracker?.getAttribute('data-at') ?? 0)
  const from = stones.get(seat) ?? start
  const origin = spot(`stone-${start}`)
  if (!tracker || !visible(origin) || from === to) return
  stones.set(seat, to)
  const step = Math.sign(to - from)
  const path = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => spot(`stone-${from + i * step}`)).filter(visible)
  const frames = path.flatMap((stone, i): Keyframe[] => {
    const [dx, dy] = way(origin, stone)
    const landed = { transform: `translate(${dx}px, ${dy}px)` }
    return i === 0 ? [landed] : [{ transform: `translate(${dx}px, ${dy - 9}px)` }, landed]
  })
  await stage.run(tracker, frames, { duration: Math.min(LONGEST, HOP * (path.length - 1)), delay, easing: 'linear' })
}

const played: Move = async (stage, entry, delay) => {
  const seat = seatOf(entry) ?? -1
  await Promise.all([carry(stage, seat, chipOf(entry), spot(`next-${seat}`), delay), hop(stage, seat, numberOf(entry.args['strength']) ?? 0, delay + TRAVEL / 2)])
}

const shake = (stage: Stage, place: Spot, frames: Keyframe[], duration: number): Promise<void> => (visible(place) ? stage.run(place, frames, { duration, fill: 'none' }) : Promise.resolve())
const TREMBLE: Keyframe[] = [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }))
const TEAR: Keyframe[] = [
  { transform: 'none', filter: 'none' },
  { transform: 'translateX(-9px) rotate(-1.2deg)', filter: 'brightness(1.25) sepia(.6)', offset: 0.15 },
  { transform: 'translateX(8px) rotate(1deg)', offset: 0.35 },
  { transform: 'translateX(-5px) rotate(-.6deg) skewX(-2deg)', filter: 'saturate(.3)', offset: 0.6 },
  { transform: 'none', filter: 'saturate(.4)' },
]
const BREAK: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.6) rotate(-8deg)', offset: 0.3 }, { transform: 'scale(1.7) rotate(10deg)', offset: 0.5 }, { transform: 'scale(.8)' }]
const PULSE: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(.985)' }, { transform: 'none' }]

/** A tracker moves by so many. */
const moved =
  (sign: 1 | -1): Move =>
  async (stage, entry, delay) => {
    const seat = seatOf(entry) ?? -1
    const at = airOf(stage).stones.get(seat) ?? Number(spot(`tracker-${seat}`)?.getAttribute('data-at') ?? 0)
    await hop(stage, seat, at + sign * countOf(entry), delay)
  }

/** Crossed swords grow where the battle begins. */
const began: Move = async (stage, entry) => {
  const place = spot(`region:${regionOf(entry)}`)
  if (!visible(place)) return
  const svg = stage.put({ markup: `<g transform="scale(4.167)" stroke="#2a2017" stroke-width="1.2" paint-order="stroke">${glyphMarkup('red_rook', '#b9372c')}</g>`, width: 54 }, middle(place))
  await stage.run(svg, [{ opacity: 0, transform: 'scale(.3) rotate(-20deg)' }, { opacity: 1, transform: 'scale(1.25)', offset: 0.4 }, { opacity: 1, transform: 'scale(1)', offset: 0.75 }, { opacity: 0, transform: 'scale(1.5)' }], { duration: 900 })
}

/** How each kind of event of a battle moves. */
export const battleMoves: Moves<Stage> = {
  'battle-started': began,
  drew,
  'chip-played': played,
  'madness-suffered': async (stage, entry) => {
    const seat = seatOf(entry) ?? -1
    await Promise.all([carry(stage, seat, chipOf(entry), spot(`cracks-${seat}`)), shake(stage, spot(`fighter-${seat}`), TREMBLE, TRAVEL)])
  },
  'shield-broken': async (stage, entry) => {
    const seat = seatOf(entry) ?? -1
    await Promise.all([shake(stage, spot(`ward-${seat}`), BREAK, DRAW * 0.6), carry(stage, seat, chipOf(entry), sack(seat), TRAVEL / 2)])
  },
  'chips-returned': (stage, entry) => carry(stage, seatOf(entry) ?? -1, '', sack(seatOf(entry) ?? -1)),
  bust: async (stage, entry) => {
    const seat = seatOf(entry) ?? -1
    await Promise.all([shake(stage, spot(`fighter-${seat}`), TEAR, DRAW * 0.8), hop(stage, seat, 0, TRAVEL)])
  },
  halted: (stage, entry) => shake(stage, spot(`fighter-${seatOf(entry)}`), PULSE, TRAVEL),
  refreshed: async (stage, entry) => {
    const [seat, cracks] = [seatOf(entry) ?? -1, spot(`cracks-${seatOf(entry)}`)]
    const to = sack(seat)
    await Promise.all([0, 1, 2, 3].map((i) => stage.fly({ markup: face('madness'), width: CHIP * 0.6 }, cracks, to, { delay: i * 90, scale: 0.7 })))
  },
  'strength-gained': moved(1),
  'strength-lost': moved(-1),
  'tracker-moved': (stage, entry, delay) => hop(stage, seatOf(entry) ?? -1, countOf(entry), delay),
}

/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
export const BATTLE_LEAD: Readonly<Record<string, number>> = { halted: 120, 'chips-returned': 150 }
