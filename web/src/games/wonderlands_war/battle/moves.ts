/** What a battle looks like: choices turn over together (`Curtain.svelte`), chips do what they do, trackers hop, Shields break, a bust tears, Castles are set. */
import type { Entry } from '../../../lib/game'
import { spot, visible, type Moves, type Spot, type Stage } from '../../../lib/kit/stage'
import { numberOf, seatOf } from '../../../lib/kit/telling'
import { glyphMarkup } from '../art/glyphs'
import { groundOf, inkOf, isStrong, signOf } from '../content/chips'
import { chipOf, countOf, regionOf, unitOf } from '../log/entries'
import { theatre, type Turned } from './stage/theatre.svelte'

const CHIP = 44
/** Until the chips of a draw lie there, face down; the beat before they turn, and before those of a last draw do; until they have. */
export const COMING = 420
const BEAT = 250
const SUSPENSE = 800
const TURNING = 420
const TRAVEL = 420
const HOP = 110
/** Hops of one move take no longer than this together. */
const LONGEST = 1100
/** What a blow takes to be felt. */
const BLOW = 800
/** How long the end of a battle is seen. */
const VERDICT = 2300

type Move = Moves<Stage>[string]

/** What is under way during one move: how many choices lie face down, where each tracker has come to, and its hops so far. */
interface Air {
  covered: number
  stones: Map<number, number>
  hops: Map<number, Promise<void>>
}
const airs = new WeakMap<Stage, Air>()
function airOf(stage: Stage): Air {
  const air = airs.get(stage) ?? { covered: 0, stones: new Map(), hops: new Map() }
  airs.set(stage, air)
  return air
}

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

/** What somebody has chosen, face down, a beat, then over: all of one draw together. */
const chose =
  (chipIn: (entry: Entry) => string | null): Move =>
  async (stage, entry) => {
    if (!theatre.watched) return
    const air = airOf(stage)
    theatre.lay(seatOf(entry) ?? -1, chipIn(entry))
    air.covered += 1
    await stage.wait(COMING + (theatre.draw?.last ? SUSPENSE : BEAT))
    air.covered -= 1
    if (air.covered === 0 && !stage.broken) theatre.turn()
    await stage.wait(TURNING)
  }

/** What comes of a chip: told where it was turned over, else shown in the row of the seat. */
const comes =
  (news: (one: Turned, entry: Entry) => Partial<Turned>, ms: number, else_: Move): Move =>
  async (stage, entry, delay) => {
    const seat = seatOf(entry) ?? -1
    if (!theatre.shows(seat)) return else_(stage, entry, delay)
    theatre.tell(seat, (one) => news(one, entry))
    await stage.wait(ms)
  }

/** The chip of the seat goes on from where it lies on the board. */
async function carry(stage: Stage, seat: number, chip: string, to: Spot, delay = 0): Promise<void> {
  const lies = spot(`reveal-${seat}`)
  if (!visible(lies) || !visible(to)) return
  stage.hide(lies.firstElementChild)
  const [dx, dy] = way(lies, to)
  await stage.run(stage.put({ markup: face(chip), width: CHIP }, middle(lies)), [{ transform: 'none' }, { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.1)`, offset: 0.4 }, { transform: `translate(${dx}px, ${dy}px) scale(.75)` }], {
    duration: TRAVEL,
    delay,
  })
}

/** Where the tracker of a seat stands now. */
const stoneOf = (stage: Stage, seat: number): number => airOf(stage).stones.get(seat) ?? Number(spot(`tracker-${seat}`)?.getAttribute('data-at') ?? 0)

/** From stone to stone, after the hops before; not while the board still shows the battle before this one. */
function hop(stage: Stage, seat: number, to: number, delay = 0): Promise<void> {
  const { stones, hops } = airOf(stage)
  const from = stoneOf(stage, seat)
  stones.set(seat, to)
  const after = (hops.get(seat) ?? Promise.resolve()).then(() => (theatre.changed ? undefined : leap(stage, seat, from, to, delay)))
  hops.set(seat, after)
  return after
}

async function leap(stage: Stage, seat: number, from: number, to: number, delay: number): Promise<void> {
  const tracker = spot(`tracker-${seat}`)
  const origin = spot(`stone-${tracker?.getAttribute('data-at')}`)
  if (!tracker || !visible(origin) || from === to) return
  const step = Math.sign(to - from)
  const path = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => spot(`stone-${from + i * step}`)).filter(visible)
  const frames = path.flatMap((stone, i): Keyframe[] => {
    const [dx, dy] = way(origin, stone)
    const landed = { transform: `translate(${dx}px, ${dy}px)` }
    return i === 0 ? [landed] : [{ transform: `translate(${dx}px, ${dy - 9}px)` }, landed]
  })
  await stage.run(tracker, frames, { duration: Math.min(LONGEST, HOP * (path.length - 1)), delay, easing: 'linear' })
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
const SETTLE: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }]
const BREAK: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.6) rotate(-8deg)', offset: 0.3 }, { transform: 'scale(1.7) rotate(10deg)', offset: 0.5 }, { transform: 'scale(.8)' }]

const played: Move = async (stage, entry, delay) => {
  const [seat, strength] = [seatOf(entry) ?? -1, numberOf(entry.args['strength']) ?? 0]
  const shown = theatre.shows(seat)
  theatre.tell(seat, ({ change }) => ({ change: change + countOf(entry), strength }))
  await Promise.all([...(shown ? [stage.wait(TRAVEL)] : [shake(stage, spot(`reveal-${seat}`), SETTLE, TRAVEL)]), hop(stage, seat, strength, shown ? 0 : delay + TRAVEL / 2)])
}

/** A tracker moves by so many. */
const moved =
  (sign: 1 | -1): Move =>
  async (stage, entry, delay) => {
    const seat = seatOf(entry) ?? -1
    const strength = stoneOf(stage, seat) + sign * countOf(entry)
    theatre.tell(seat, ({ change }) => ({ change: change + sign * countOf(entry), strength }))
    await hop(stage, seat, strength, delay)
  }

/** Crossed swords grow where the battle begins. */
const began: Move = async (stage, entry) => {
  theatre.change()
  const place = spot(`region:${regionOf(entry)}`)
  if (!visible(place)) return
  const svg = stage.put({ markup: `<g transform="scale(4.167)" stroke="#2a2017" stroke-width="1.2" paint-order="stroke">${glyphMarkup('red_rook', '#b9372c')}</g>`, width: 54 }, middle(place))
  await stage.run(svg, [{ opacity: 0, transform: 'scale(.3) rotate(-20deg)' }, { opacity: 1, transform: 'scale(1.25)', offset: 0.4 }, { opacity: 1, transform: 'scale(1)', offset: 0.75 }, { opacity: 0, transform: 'scale(1.5)' }], { duration: 900 })
}

/** The end of a battle is one moment: who has won, then what it brings. */
const verdict =
  (winners: (entry: Entry) => number[]): Move =>
  async (stage, entry) => {
    if (!theatre.watched) return
    theatre.decide(entry, winners(entry))
    await stage.wait(VERDICT)
  }
const alone = (entry: Entry): number[] => [seatOf(entry) ?? -1]
const all = (entry: Entry): number[] => [entry.args['seats'] ?? []].flat().flatMap((seat) => numberOf(seat) ?? [])

/** How each kind of event of a battle moves. */
export const battleMoves: Moves<Stage> = {
  'battle-started': began,
  drew: chose(chipOf),
  halted: chose(() => null),
  'chip-played': played,
  'madness-suffered': comes(() => ({ fate: 'madness' }), TRAVEL, async (stage, entry) => {
    const seat = seatOf(entry) ?? -1
    await Promise.all([carry(stage, seat, chipOf(entry), spot(`cracks-${seat}`)), shake(stage, spot(`fighter-${seat}`), TREMBLE, TRAVEL)])
  }),
  'unit-lost': comes(({ lost }, entry) => ({ lost: [...lost, unitOf(entry)] }), TRAVEL, (stage, entry) => shake(stage, spot(`fighter-${seatOf(entry)}`), TREMBLE, TRAVEL)),
  'shield-broken': comes(() => ({ fate: 'shield' }), BLOW, async (stage, entry) => {
    const seat = seatOf(entry) ?? -1
    await Promise.all([shake(stage, spot(`ward-${seat}`), BREAK, BLOW), carry(stage, seat, chipOf(entry), sack(seat), TRAVEL / 2)])
  }),
  bust: async (stage, entry, delay) => {
    const seat = seatOf(entry) ?? -1
    const tear: Move = (on) => shake(on, spot(`fighter-${seat}`), TEAR, BLOW)
    await Promise.all([comes(() => ({ fate: 'bust' }), BLOW, tear)(stage, entry, delay), hop(stage, seat, 0, TRAVEL)])
  },
  refreshed: async (stage, entry) => {
    const [seat, cracks] = [seatOf(entry) ?? -1, spot(`cracks-${seatOf(entry)}`)]
    const to = sack(seat)
    await Promise.all([0, 1, 2, 3].map((i) => stage.fly({ markup: face('madness'), width: CHIP * 0.6 }, cracks, to, { delay: i * 90, scale: 0.7 })))
  },
  'strength-gained': moved(1),
  'strength-lost': moved(-1),
  'tracker-moved': (stage, entry, delay) => hop(stage, seatOf(entry) ?? -1, countOf(entry), delay),
  'first-place': verdict(alone),
  uncontested: verdict(alone),
  'tied-resistance': verdict(alone),
  'tied-first': verdict(all),
  'no-winner': verdict(() => []),
}

/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
export const BATTLE_LEAD: Readonly<Record<string, number>> = { 'chip-played': 380, 'strength-gained': 300, 'strength-lost': 300, 'first-place': 700, uncontested: 500, 'tied-first': 900, 'tied-resistance': 900 }
