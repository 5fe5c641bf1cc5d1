/** What a move looks like: cards and Keys travel between decks, Tunnel and Notebooks; the Tunnel comes down. */
import type { Entry } from '../../lib/game'
import { perform, spot, Stage, visible, type Moves, type OnMove, type Spot } from '../../lib/kit/stage'
import { seatOf } from '../../lib/kit/telling'
import { cardOf, cardsOf, deckOf } from './entries'
import type { Card } from './view'

const BEAT = 120
const TEAR = 700
/** Kinds whose successor need not wait until they have landed, with the milliseconds it waits. */
const LEAD = { 'deck-covered': 240, 'key-taken': 120, 'card-covered': 200 }
const SVG = 'http://www.w3.org/2000/svg'
const CRACK = 'M0 46 22 30 41 52 63 36 88 62 104 40 131 58 150 24 166 60 190 44 214 66 232 38 258 56 279 34 300 50M88 62 80 92M150 24 158 4M214 66 222 94'

const deck = (entry: Entry): Spot => document.querySelector(`[data-xiii-board] [data-piece="deck:${deckOf(entry)}"]`)
const bay = (card: Card | null): Spot => spot(`bay-${card}`) ?? spot('tunnel')
/** Where a player's Notebook lies: the own shelf, else the panel. */
const home = (seat: number | null): Spot => spot(`notebook-${seat}`) ?? spot(`panel-${seat}`)
const shelf = (seat: number | null, card: Card | null): Spot =>
  (spot(`notebook-${seat}`) && document.querySelector(`[data-xiii-mine] [data-piece="card:${card}"]`)) ?? home(seat)

/** A card or Key of the given height to its width. */
const drawing = (symbol: string, tall: number): string => `<use href="#xiii-${symbol}" width="100" height="${100 * tall}"/>`

class Hall extends Stage {
  private get cardWidth(): number {
    return this.board.querySelector('[data-piece^="deck:"]')?.getBoundingClientRect().width ?? 60
  }

  /** A card from one place to another; `turns` shows the back first and the face after a beat. */
  async card(symbol: string, from: Spot, to: Spot, { turns = false, delay = 0, scale = 1 } = {}): Promise<void> {
    const face = drawing(symbol, 1.4)
    await this.fly({ markup: turns ? drawing('back', 1.4) : face, width: this.cardWidth, tall: 1.4 }, from, to, { delay, scale, ...(turns ? { turned: face } : {}) })
  }

  async key(from: Spot, to: Spot, delay = 0): Promise<void> {
    await this.fly({ markup: drawing('key', 2.5), width: this.cardWidth * 0.3, tall: 2.5 }, from, to, { delay })
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
const MOVES: Moves<Hall> = {
  'deck-unlocked': (stage, entry) => stage.key(spot('hand') ?? spot('middle'), deck(entry)),
  'key-taken': (stage) => stage.key(spot('middle'), spot('hand')),
  'turn-started': async (stage) => {
    await Promise.all([0, 1].map((i) => stage.key(spot('middle'), spot('hand') ?? spot('tunnel'), i * 90)))
  },
  'deck-covered': (stage, entry) => stage.card(cardOf(entry) ?? 'back', shelf(seatOf(entry), cardOf(entry)), deck(entry)),
  'card-won': (stage, entry, delay) => stage.card(cardOf(entry) ?? 'back', deck(entry), bay(cardOf(entry)), { turns: true, delay, scale: 0.8 }),
  'card-revealed': (stage, entry, delay) => stage.card(cardOf(entry) ?? 'back', deck(entry), bay(cardOf(entry)), { turns: true, delay, scale: 0.8 }),
  'card-hidden': (stage, entry) => stage.card(cardOf(entry) ?? 'back', deck(entry), home(seatOf(entry)), { turns: entry.seen, scale: 0.4 }),
  'card-covered': (stage, entry) => stage.card(cardOf(entry) ?? 'back', bay(cardOf(entry)), bay('queen'), { scale: 0.8 }),
  'tunnel-collapsed': (stage) => stage.tear(),
  'turn-ended': async (stage, entry) => {
    const full = [...document.querySelectorAll('[data-spot="tunnel"] [data-spot^="bay-"] use')]
    await Promise.all(
      full.map((use, i) => {
        const flight = stage.card(use.getAttribute('href')?.replace('#xiii-', '') ?? 'back', use.closest('svg'), home(seatOf(entry)), { delay: i * 45, scale: 0.4 })
        stage.hide(use.closest('svg')?.parentElement ?? null)
        return flight
      }),
    )
  },
  refilled: async (stage, entry) => {
    await Promise.all(cardsOf(entry).map((card, i) => stage.card(card, spot('discard'), home(seatOf(entry)), { delay: i * BEAT, scale: 0.5 })))
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
export async function animate(board: Element, events: readonly Entry[], signal: AbortSignal, onmove?: OnMove): Promise<void> {
  if (!signal.aborted) await perform(new Hall(board, signal), together(events), MOVES, LEAD, signal, onmove)
}
