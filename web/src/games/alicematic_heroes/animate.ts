/** What a move looks like: tokens travel to spaces, are turned over or sent home; coins, cards and points find their owners. */
import { SEAT_SHAPES, type Entry } from '../../lib/game'
import { seatShape } from '../../lib/kit/shapes'
import { perform, spot, Stage, type Moves, type OnMove, type Spot } from '../../lib/kit/stage'
import { numberOf, seatOf } from '../../lib/kit/telling'
import { countOf, kindOf, robbedOf, spaceOf, tokenOf } from './entries'
import { INNER } from './hex'
import { signs } from './lands'
import { outcome } from './outcomes'
import { TOKENS, type Token } from './view'

/** Pixels of coins, points and cards. */
const COIN = 22
const CARD = 30
const BEAT = 70
/** More than this many of a kind travel as one. */
const FLOCK = 4
/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
const LEAD = { 'tokens-gained': 120, 'vp-gained': 120, 'vp-by-effect': 120, 'cards-drawn': 120, 'token-taken': 150, 'tokens-paid': 200, 'alice-summoned': 250, 'commoner-placed': 250 }
const TOKEN_RADIUS = 20

const home = (seat: number | null): Spot => spot(`panel-${seat}`)
const place = (space: number | null): Spot => document.querySelector(`[data-heroes-board] [data-piece="space:${space}"]`)
const purse = (seat: number | null, token: Token | null): Spot => spot(`token-${seat}-${token}`) ?? home(seat)
const slot = (entry: Entry): Spot => spot(`slot-${seatOf(entry)}-${kindOf(entry)}`) ?? home(seatOf(entry))
const lying = (space: number | null, seat: number | null): Element | null => document.querySelector(`[data-spot="space-${space}"] [data-token="${seat}"]`)

/** A territory token in units of 100. */
function token(seat: number | null, attack: boolean): string {
  const shape = seatShape[SEAT_SHAPES[(seat ?? 0) % SEAT_SHAPES.length] ?? 'heart']
  const fill = attack ? `url(#heroes-hatch-${seat})` : `var(--seat-${seat})`
  const window = attack ? '<circle cx="50" cy="50" r="31" fill="var(--land-paper)" stroke="var(--land-ink)" stroke-width="3"/>' : ''
  return (
    `<circle cx="50" cy="50" r="47" fill="${fill}" stroke="var(--land-ink)" stroke-width="5"/>${window}` +
    `<path d="${shape}" transform="translate(23 23) scale(2.250)" fill="var(--seat-${seat}${attack ? '' : '-ink'})" stroke="var(--land-ink)" stroke-width="${attack ? 1 : 0}"/>`
  )
}

const disc = (fill: string, sign: string): string =>
  `<circle cx="50" cy="50" r="46" fill="${fill}" stroke="var(--land-ink)" stroke-width="6"/><path d="${sign}" transform="translate(20 20) scale(2.5)" fill="var(--land-ink)" fill-rule="evenodd"/>`
const coin = (one: Token): string => disc(`var(--land-${one})`, signs[one])
const star = disc('#ffdf7a', outcome.vp)
const back = '<rect x="3" y="3" width="94" height="134" rx="10" fill="var(--land-city)" stroke="var(--land-ink)" stroke-width="6"/><rect x="15" y="15" width="70" height="110" rx="6" fill="none" stroke="var(--land-paper)" stroke-width="4"/>'

class Wonderland extends Stage {
  /** Where the last success was: what it pays comes from there. */
  scene: Spot = null

  private get tokenWidth(): number {
    const hex = this.board.querySelector('[data-piece^="space:"]')?.getBoundingClientRect().width ?? 50
    return Math.max(16, (hex * TOKEN_RADIUS) / INNER)
  }

  /** A territory token travels; `turned`: it lies face down and turns over on the way. */
  async march(seat: number | null, from: Spot, to: Spot, { attack = false, turned = false } = {}): Promise<void> {
    const width = this.tokenWidth
    await this.fly({ markup: token(seat, attack || turned), width }, from, to, turned ? { turned: token(seat, false) } : {})
  }

  /** Several small pieces of one kind, one shortly after the other. */
  async flock(markup: string, count: number, from: Spot, to: Spot, delay = 0): Promise<void> {
    const pieces = Array.from({ length: Math.min(FLOCK, count) }, (_, i) => this.fly({ markup, width: COIN }, from, to, { delay: delay + i * BEAT, scale: 0.8 }))
    await Promise.all(pieces)
  }

  async card(from: Spot, to: Spot, delay = 0): Promise<void> {
    await this.fly({ markup: back, width: CARD, tall: 1.4 }, from, to, { delay, scale: 0.8 })
  }
}

async function invade(stage: Wonderland, entry: Entry): Promise<void> {
  const [seat, space] = [seatOf(entry), spaceOf(entry)]
  stage.scene = place(space)
  const finished = entry.args['how'] === 'finished'
  if (finished) stage.hide(lying(space, seat))
  await stage.march(seat, finished ? place(space) : home(seat), place(space), { turned: finished })
}

/** A token that lay on a space goes back to its owner. */
const retreat =
  (attack: boolean) =>
  async (stage: Wonderland, entry: Entry): Promise<void> => {
    const [seat, space] = [robbedOf(entry), spaceOf(entry)]
    stage.hide(lying(space, seat))
    await stage.march(seat, place(space), home(seat), { attack })
  }

async function score(stage: Wonderland, entry: Entry, delay: number): Promise<void> {
  await stage.flock(star, countOf(entry), stage.scene, home(seatOf(entry)), delay)
}

/** How each kind of event moves; those not named do not. */
const MOVES: Moves<Wonderland> = {
  'city-placed': (stage, entry) => stage.march(seatOf(entry), home(seatOf(entry)), place(spaceOf(entry))),
  attacked: (stage, entry) => stage.march(seatOf(entry), home(seatOf(entry)), place(spaceOf(entry)), { attack: true }),
  invaded: invade,
  stolen: retreat(false),
  'attack-driven-out': retreat(true),
  'alice-summoned': (stage, entry) => stage.card(home(seatOf(entry)), slot(entry)),
  'commoner-placed': (stage, entry) => stage.card(home(seatOf(entry)), slot(entry)),
  'cards-drawn': async (stage, entry, delay) => {
    const cards = Array.from({ length: Math.min(FLOCK, countOf(entry)) }, (_, i) => stage.card(spot('deck'), home(seatOf(entry)), delay + i * BEAT))
    await Promise.all(cards)
  },
  'tokens-gained': async (stage, entry, delay) => {
    const one = tokenOf(entry)
    if (one) await stage.flock(coin(one), countOf(entry), stage.scene ?? spot('bank'), purse(seatOf(entry), one), delay)
  },
  'token-taken': async (stage, entry, delay) => {
    const one = tokenOf(entry)
    if (one) await stage.flock(coin(one), countOf(entry), purse(robbedOf(entry), one), purse(seatOf(entry), one), delay)
  },
  'tokens-paid': async (stage, entry) => {
    const seat = seatOf(entry)
    await Promise.all(TOKENS.map((one) => stage.flock(coin(one), numberOf(entry.args[one]) ?? 0, purse(seat, one), spot('bank'))))
  },
  'vp-gained': score,
  'vp-by-effect': score,
}

/** What a success pays moves together; what it took before that, and the success itself, one after the other. */
function together(events: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of events) {
    if (!MOVES[entry.kind]) continue
    const last = groups.at(-1)
    if (isGain(entry) && last?.[0] && isGain(last[0])) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

const GAINS: readonly string[] = ['tokens-gained', 'vp-gained', 'vp-by-effect', 'cards-drawn']
const isGain = (entry: Entry): boolean => GAINS.includes(entry.kind)

/** Plays the moves of `events`, one group after the other, over the old view of `board`. */
export async function animate(board: Element, events: readonly Entry[], signal: AbortSignal, onmove?: OnMove): Promise<void> {
  if (!signal.aborted) await perform(new Wonderland(board, signal), together(events), MOVES, LEAD, signal, onmove)
}
