/** What a move looks like: cards leave chairs, units march into Regions, Shards, Castles and points find their owners. */
import type { Entry } from '../../../lib/game'
import { perform, spot, Stage, visible, type Moves, type OnMove, type Spot } from '../../../lib/kit/stage'
import { seatOf } from '../../../lib/kit/telling'
import { glyphMarkup, isGlyph, type GlyphName } from '../art/glyphs'
import { BATTLE_LEAD, battleMoves, face } from '../battle/moves'
import { theatre } from '../battle/stage/theatre.svelte'
import { roll } from './die'
import { chairOf, chipOf, countOf, fromOf, regionOf, targetSeatOf, unitOf } from './entries'

const PIECE = 22
const CHIP = 30
const CARD = 46
const BEAT = 70
/** More than this many of a kind travel as one. */
const FLOCK = 4
/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
const LEAD = { 'units-placed': 140, 'chip-gained': 140, 'shards-gained': 120, 'shards-lost': 120, 'vp-gained': 120, 'card-taken': 240, 'madness-gained': 80, 'castle-placed': 160, 'castle-laid': 160, ...BATTLE_LEAD }

const home = (seat: number | null): Spot => spot(`panel-${seat}`)
/** What comes to a player is theirs: their panel tells of it once the move is over. */
const isHome = (place: Spot): boolean => place?.matches('[data-spot^=panel-]') === true
const region = (name: string): Spot => spot(`region:${name}`)

/** A sign in units of 100, in a seat's colour. */
const sign = (name: GlyphName, colour: string): string => `<g transform="scale(4.167)" stroke="var(--ink)" stroke-width="1.2" paint-order="stroke">${glyphMarkup(name, colour)}</g>`
const ofSeat = (name: GlyphName, seat: number | null): string => sign(name, `var(--seat-${seat ?? 0})`)
const star = sign('vp', '#e0a326')
const shard = sign('shard', 'light-dark(#4f8fa8, #9fd3e6)')
const paper = '<rect x="3" y="3" width="94" height="122" rx="10" fill="#fffaf0" stroke="#2a2017" stroke-width="5"/><rect x="3" y="3" width="94" height="30" rx="10" fill="#e3c98d" stroke="#2a2017" stroke-width="5"/>'

class Wonderland extends Stage {
  /** Several small pieces of one kind, one shortly after the other. */
  async flock(markup: string, count: number, from: Spot, to: Spot, delay = 0): Promise<void> {
    await Promise.all(Array.from({ length: Math.min(FLOCK, count) }, (_, i) => this.fly({ markup, width: PIECE }, from, to, { delay: delay + i * BEAT, scale: 0.85, gone: isHome(to) })))
  }

  async chip(chip: string, from: Spot, to: Spot, delay = 0): Promise<void> {
    await this.fly({ markup: face(chip), width: CHIP }, from, to, { delay, scale: 0.8, gone: isHome(to) })
  }
}

type Move = Moves<Wonderland>[string]

const unit = (entry: Entry): string => {
  const name = unitOf(entry)
  return ofSeat(isGlyph(name) ? name : 'wonderlandian', seatOf(entry))
}
/** A unit from one place to another. */
const march =
  (from: (entry: Entry) => Spot, to: (entry: Entry) => Spot): Move =>
  (stage, entry, delay) =>
    stage.flock(unit(entry), countOf(entry), from(entry), to(entry), delay)

const owner = (entry: Entry): Spot => home(seatOf(entry))
const there = (entry: Entry): Spot => region(regionOf(entry))
const build: Move = (stage, entry, delay) => {
  theatre.plant(seatOf(entry) ?? -1, entry)
  return stage.fly({ markup: ofSeat('castle', seatOf(entry)), width: PIECE * 1.3 }, owner(entry), there(entry), { delay })
}
const leave: Move = march(there, owner)
const points: Move = (stage, entry, delay) => {
  theatre.award(seatOf(entry) ?? -1, countOf(entry))
  return stage.flock(star, Math.ceil(countOf(entry) / 3), regionOf(entry) ? there(entry) : spot('battle'), owner(entry), delay)
}

/** How each kind of event moves; those not named do not. */
const MOVES: Moves<Wonderland> = {
  'card-taken': (stage, entry) => stage.fly({ markup: paper, width: CARD, tall: 1.28 }, spot(`chair-${chairOf(entry)}`), owner(entry), { scale: 0.4 }),
  'head-visited': (stage, entry) => stage.fly({ markup: ofSeat('leader', seatOf(entry)), width: PIECE * 1.5 }, owner(entry), spot('head')),
  'die-rolled': (stage, entry) => roll(stage, entry, stage.board),
  'leader-placed': (stage, entry) => stage.fly({ markup: ofSeat('leader', seatOf(entry)), width: PIECE * 1.5 }, owner(entry), there(entry)),
  'units-placed': march(owner, there),
  'unit-moved': march((entry) => region(fromOf(entry)), there),
  'unit-returned': march((entry) => region(fromOf(entry)), owner),
  'chip-gained': (stage, entry, delay) => stage.chip(chipOf(entry), spot('supply') ?? spot('head'), owner(entry), delay),
  'madness-gained': (stage, entry, delay) => stage.chip('madness', spot('supply'), owner(entry), delay),
  'shards-gained': (stage, entry, delay) => stage.flock(shard, countOf(entry), spot('head') ?? spot('battle'), owner(entry), delay),
  'shards-lost': (stage, entry, delay) => stage.flock(shard, countOf(entry), owner(entry), spot('supply'), delay),
  'shard-given': (stage, entry) => stage.flock(shard, 1, owner(entry), home(targetSeatOf(entry))),
  'castle-placed': build,
  'castle-laid': build,
  'castle-turned': build,
  'vp-gained': points,
  ...battleMoves,
  'unit-lost': async (stage, entry, delay) => {
    await Promise.all([leave(stage, entry, delay), battleMoves['unit-lost']?.(stage, entry, delay)])
  },
}

/** What happens to several players at once moves together, and whoever halts is seen to with those who draw. */
const kin = ({ kind }: Entry): string => (kind === 'halted' ? 'drew' : kind)

function together(events: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of events) {
    if (!MOVES[entry.kind]) continue
    const last = groups.at(-1)
    if (last?.[0] && kin(last[0]) === kin(entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Plays the moves of `events`, one group after the other, over the old view of `board`. */
export async function animate(board: Element, events: readonly Entry[], signal: AbortSignal, onmove?: OnMove): Promise<void> {
  if (signal.aborted) return
  theatre.begin(events, visible(spot('theatre')))
  await perform(new Wonderland(board, signal), together(events), MOVES, LEAD, signal, onmove)
  theatre.end(signal.aborted)
}
