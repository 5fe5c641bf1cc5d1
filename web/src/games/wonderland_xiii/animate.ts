/**
 * What the last move looked like: ghosts of cards and Keys travel over the page, then the new view takes their place.
 *
 * Ghosts fly in a layer of their own above the old view; nothing waits for them but the picture. An aborted `signal`
 * removes them at once.
 */
import type { Entry } from '../../lib/game'
import { cardOf, cardsOf, deckOf, seatOf } from './entries'
import type { Card } from './view'

const TRAVEL = 380
const REVEAL = 600
const BEAT = 120
const TEAR = 700
/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
const LEAD: Record<string, number> = { 'deck-covered': 240, 'key-taken': 120, 'card-covered': 200 }
const EASE = 'cubic-bezier(.2,.7,.3,1)'
const SVG = 'http://www.w3.org/2000/svg'
const CRACK = 'M0 46 22 30 41 52 63 36 88 62 104 40 131 58 150 24 166 60 190 44 214 66 232 38 258 56 279 34 300 50M88 62 80 92M150 24 158 4M214 66 222 94'

type Spot = Element | null

const spot = (name: string): Spot => document.querySelector(`[data-spot="${name}"]`)
const deck = (entry: Entry): Spot => document.querySelector(`[data-xiii-board] [data-piece="deck:${deckOf(entry)}"]`)
const bay = (card: Card | null): Spot => spot(`bay-${card}`) ?? spot('tunnel')
/** Where a player's Notebook lies: the own shelf, else the panel. */
const home = (seat: number | null): Spot => spot(`notebook-${seat}`) ?? spot(`panel-${seat}`)
const shelf = (seat: number | null, card: Card | null): Spot =>
  (spot(`notebook-${seat}`) && document.querySelector(`[data-xiii-mine] [data-piece="card:${card}"]`)) ?? home(seat)

const visible = (place: Spot): place is Element => place !== null && place.getClientRects().length > 0

/** Ghosts of one move. */
class Stage {
  private readonly layer = document.createElement('div')
  private readonly runs: Animation[] = []

  constructor(
    private readonly board: Element,
    private readonly signal: AbortSignal,
  ) {
    this.layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:15'
    this.layer.setAttribute('aria-hidden', 'true')
    document.body.append(this.layer)
    signal.addEventListener('abort', () => this.clear(), { once: true })
  }

  /** Takes the ghosts away and gives the old view back as it was. */
  clear(): void {
    this.layer.remove()
    for (const run of this.runs) run.cancel()
  }

  /** A card or Key, `width` pixels wide, about the middle of a place. */
  private ghost(symbol: string, place: Element, width: number, tall: number): SVGElement {
    const box = place.getBoundingClientRect()
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', `0 0 100 ${100 * tall}`)
    svg.style.cssText = `position:absolute;overflow:visible;width:${width}px;left:${box.x + box.width / 2 - width / 2}px;top:${box.y + box.height / 2 - (width * tall) / 2}px`
    svg.innerHTML = `<use href="#xiii-${symbol}" width="100" height="${100 * tall}"/>`
    this.layer.append(svg)
    return svg
  }

  private get cardWidth(): number {
    return this.board.querySelector('[data-piece^="deck:"]')?.getBoundingClientRect().width ?? 60
  }

  private async run(svg: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.signal.aborted) return
    const run = svg.animate(frames, { easing: EASE, fill: 'both', ...options })
    this.runs.push(run)
    await run.finished.catch(() => undefined)
  }

  /** Along a slight arc from one place to another; `turns` shows the back first and the face after a beat. */
  async fly(symbol: string, from: Spot, to: Spot, { turns = false, delay = 0, tall = 1.4, scale = 1 } = {}): Promise<void> {
    if (!visible(from) || !visible(to) || this.signal.aborted) return
    const width = this.cardWidth * (tall > 2 ? 0.3 : 1)
    const svg = this.ghost(turns ? 'back' : symbol, from, width, tall)
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
    const lift = -Math.min(46, 14 + Math.hypot(dx, dy) * 0.12)
    if (turns) setTimeout(() => svg.firstElementChild?.setAttribute('href', `#xiii-${symbol}`), delay + REVEAL / 2)
    await this.run(
      svg,
      [
        { transform: 'none' },
        { transform: `translate(${dx * 0.12}px, ${dy * 0.12 + lift}px) scale(1.12)`, offset: turns ? 0.3 : 0.25 },
        { transform: `translate(${dx * 0.3}px, ${dy * 0.3 + lift}px) scale(${turns ? '.02, 1.14' : '1.08'})`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      ],
      { duration: turns ? REVEAL : TRAVEL, delay },
    )
  }

  /** A card that has become a ghost is no longer where it lay. */
  hide(piece: Element | null, delay = 0): void {
    if (piece) void this.run(piece, [{ opacity: 0 }, { opacity: 0 }], { duration: 1, delay, fill: 'forwards' })
  }

  /** A jagged line runs through the whole Tunnel. */
  private async crack(tunnel: Element): Promise<void> {
    const box = tunnel.getBoundingClientRect()
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', '0 0 300 100')
    svg.setAttribute('preserveAspectRatio', 'none')
    svg.style.cssText = `position:absolute;left:${box.x}px;top:${box.y + box.height * 0.2}px;width:${box.width}px;height:${box.height * 0.75}px`
    svg.innerHTML = `<path d="${CRACK}" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`
    this.layer.append(svg)
    await this.run(svg, [{ opacity: 0, clipPath: 'inset(0 50%)' }, { opacity: 1, offset: 0.2 }, { opacity: 1, clipPath: 'inset(0 0)' }], { duration: TEAR / 2 })
  }

  /** The Tunnel shakes, its arches and the cards that have just arrived fall into the dark. */
  async tear(): Promise<void> {
    const tunnel = spot('tunnel')
    if (!visible(tunnel) || this.signal.aborted) return
    const shake = [0, -5, 6, -4, 5, -2, 0].map((x, i) => ({ transform: `translateX(${x}px) rotate(${x / 12}deg)`, offset: i / 6 }))
    await Promise.all([this.crack(tunnel), this.run(tunnel, shake, { duration: TEAR / 2, fill: 'none', easing: 'linear' })])
    const falling = [...tunnel.querySelectorAll('[data-spot^="bay-"]'), ...this.layer.children]
    const runs = falling.map((piece, i) =>
      this.run(
        piece,
        [
          { transform: getComputedStyle(piece).transform, opacity: 1 },
          { transform: `${getComputedStyle(piece).transform.replace('none', '')} translateY(70px) rotate(${(i % 2 ? 1 : -1) * (6 + i * 2)}deg)`, opacity: 0 },
        ],
        { duration: TEAR / 2, delay: i * 25, easing: 'cubic-bezier(.5,0,.9,.5)', fill: 'forwards' },
      ),
    )
    await Promise.all(runs)
  }
}

/** How each kind of event moves; those not named do not. */
const MOVES: Record<string, (stage: Stage, entry: Entry, delay: number) => Promise<void>> = {
  'deck-unlocked': (stage, entry) => stage.fly('key', spot('hand') ?? spot('middle'), deck(entry), { tall: 2.5 }),
  'key-taken': (stage) => stage.fly('key', spot('middle'), spot('hand'), { tall: 2.5 }),
  'turn-started': async (stage) => {
    await Promise.all([0, 1].map((i) => stage.fly('key', spot('middle'), spot('hand') ?? spot('tunnel'), { tall: 2.5, delay: i * 90 })))
  },
  'deck-covered': (stage, entry) => stage.fly(cardOf(entry) ?? 'back', shelf(seatOf(entry), cardOf(entry)), deck(entry)),
  'card-won': (stage, entry, delay) => stage.fly(cardOf(entry) ?? 'back', deck(entry), bay(cardOf(entry)), { turns: true, delay, scale: 0.8 }),
  'card-revealed': (stage, entry, delay) => stage.fly(cardOf(entry) ?? 'back', deck(entry), bay(cardOf(entry)), { turns: true, delay, scale: 0.8 }),
  'card-hidden': (stage, entry) => stage.fly(cardOf(entry) ?? 'back', deck(entry), home(seatOf(entry)), { turns: entry.seen, scale: 0.4 }),
  'card-covered': (stage, entry) => stage.fly(cardOf(entry) ?? 'back', bay(cardOf(entry)), bay('queen'), { scale: 0.8 }),
  'tunnel-collapsed': (stage) => stage.tear(),
  'turn-ended': async (stage, entry) => {
    const full = [...document.querySelectorAll('[data-spot="tunnel"] [data-spot^="bay-"] use')]
    await Promise.all(
      full.map((use, i) => {
        const flight = stage.fly(use.getAttribute('href')?.replace('#xiii-', '') ?? 'back', use.closest('svg'), home(seatOf(entry)), { delay: i * 45, scale: 0.4 })
        stage.hide(use.closest('svg')?.parentElement ?? null)
        return flight
      }),
    )
  },
  refilled: async (stage, entry) => {
    await Promise.all(cardsOf(entry).map((card, i) => stage.fly(card, spot('discard'), home(seatOf(entry)), { delay: i * BEAT, scale: 0.5 })))
  },
}

/** Events that happen at one time move together: the two cards of a pass are won and turned over as a pair. */
function together(events: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of events) {
    if (!MOVES[entry.kind]) continue
    const last = groups.at(-1)
    if (entry.kind === 'card-won' && last?.[0]?.kind === 'card-won' && last.length < 2) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Plays the moves of `events`, one group after the other, over the old view of `board`. */
export async function animate(board: Element, events: readonly Entry[], signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const stage = new Stage(board, signal)
  const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const flights: Promise<unknown>[] = []
  const play = async () => {
    for (const group of together(events)) {
      if (signal.aborted) return
      const landed = Promise.all(group.map((entry, i) => MOVES[entry.kind]?.(stage, entry, i * 60)))
      flights.push(landed)
      const lead = LEAD[group[0]?.kind ?? '']
      await (lead === undefined ? landed : Promise.race([landed, new Promise((resolve) => setTimeout(resolve, lead))]))
    }
    await Promise.all(flights)
  }
  await Promise.race([play(), over])
  stage.clear()
}
