/**
 * What the last move looked like: ghosts of pieces travel over the page, then the new view takes their place.
 *
 * Ghosts fly in a layer of their own above the old view; nothing waits for them but the picture. An aborted `signal`
 * removes them at once. Places are found by `data-spot`.
 */
import type { Entry } from '../game'
import { pause } from '../pacer'

export const TRAVEL = 380
export const REVEAL = 600
const EASE = 'cubic-bezier(.2,.7,.3,1)'
const SVG = 'http://www.w3.org/2000/svg'

export type Spot = Element | null

export const spot = (name: string): Spot => document.querySelector(`[data-spot="${name}"]`)
export const visible = (place: Spot): place is Element => place !== null && place.getClientRects().length > 0
const middle = (place: Element): [number, number] => {
  const box = place.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** A drawing that travels: `width` pixels wide and `tall` times as high, in units of 100 to its width. */
export interface Ghost {
  markup: string
  width: number
  tall?: number
}

export interface Flight {
  /** What is seen after the first half, when it turns over on its way. */
  turned?: string
  delay?: number
  /** Size at the end, as a part of that on the way. */
  scale?: number
  /** Nothing is left of it where it lands. */
  gone?: boolean
}

/** Ghosts of one move. */
export class Stage {
  protected readonly layer = document.createElement('div')
  private readonly runs: Animation[] = []
  /** How many times faster than calmly it plays. */
  readonly tempo = Number(document.documentElement.dataset['tempo'] ?? 1)

  constructor(
    readonly board: Element,
    protected readonly signal: AbortSignal,
  ) {
    this.layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:15'
    this.layer.setAttribute('aria-hidden', 'true')
    document.body.append(this.layer)
    signal.addEventListener('abort', () => this.clear(), { once: true })
  }

  /** Whether it has been broken off. */
  get broken(): boolean {
    return this.signal.aborted
  }

  /** Takes the ghosts away and gives the old view back as it was. */
  clear(): void {
    this.layer.remove()
    for (const run of this.runs) run.cancel()
  }

  /** A drawing about a point of the page. */
  put({ markup, width, tall = 1 }: Ghost, [x, y]: readonly [number, number]): SVGElement {
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', `0 0 100 ${100 * tall}`)
    svg.style.cssText = `position:absolute;overflow:visible;width:${width}px;left:${x - width / 2}px;top:${y - (width * tall) / 2}px`
    svg.innerHTML = markup
    this.layer.append(svg)
    return svg
  }

  async run(piece: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.signal.aborted) return
    const run = piece.animate(frames, { easing: EASE, fill: 'both', ...options })
    run.playbackRate = this.tempo
    this.runs.push(run)
    await run.finished.catch(() => undefined)
  }

  /** So many milliseconds of a calm game; less in a quick one, none once it is broken off. */
  wait(ms: number): Promise<void> {
    return pause(ms / this.tempo, this.signal)
  }

  /** Along a slight arc from one place to another. */
  async fly(ghost: Ghost, from: Spot, to: Spot, { turned, delay = 0, scale = 1, gone = false }: Flight = {}): Promise<void> {
    if (!visible(from) || !visible(to) || this.signal.aborted) return
    const [start, end] = [middle(from), middle(to)]
    const svg = this.put(ghost, start)
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const lift = -Math.min(46, 14 + Math.hypot(dx, dy) * 0.12)
    if (turned !== undefined) void this.wait(delay + REVEAL / 2).then(() => (svg.innerHTML = turned))
    await this.run(
      svg,
      [
        { transform: 'none' },
        { transform: `translate(${dx * 0.12}px, ${dy * 0.12 + lift}px) scale(1.12)`, offset: turned === undefined ? 0.25 : 0.3 },
        { transform: `translate(${dx * 0.3}px, ${dy * 0.3 + lift}px) scale(${turned === undefined ? '1.08' : '.02, 1.14'})`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      ],
      { duration: turned === undefined ? TRAVEL : REVEAL, delay },
    )
    if (gone) svg.remove()
  }

  /** What has become a ghost is no longer where it lay. */
  hide(piece: Element | null, delay = 0): void {
    if (piece) void this.run(piece, [{ opacity: 0 }, { opacity: 0 }], { duration: 1, delay, fill: 'forwards' })
  }
}

/** How each kind of event moves; those not named do not. */
export type Moves<S extends Stage> = Readonly<Record<string, (stage: S, entry: Entry, delay: number) => Promise<void>>>

/** Hears of each event whose piece begins to move, in `delay` milliseconds. */
export type OnMove = (entry: Entry, delay: number) => void

/** Milliseconds between the pieces of a group that move together. */
const STAGGER = 60

/**
 * Plays groups of events one after the other on a stage; a group may start `lead` milliseconds after the one before it,
 * else when that has landed.
 */
export async function perform<S extends Stage>(
  stage: S,
  groups: readonly (readonly Entry[])[],
  moves: Moves<S>,
  lead: Readonly<Record<string, number>>,
  signal: AbortSignal,
  onmove: OnMove = () => undefined,
): Promise<void> {
  const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const flights: Promise<unknown>[] = []
  const play = async () => {
    for (const group of groups) {
      if (signal.aborted) return
      group.forEach((entry, i) => onmove(entry, i * STAGGER))
      const landed = Promise.all(group.map((entry, i) => moves[entry.kind]?.(stage, entry, i * STAGGER)))
      flights.push(landed)
      const wait = lead[group[0]?.kind ?? '']
      await (wait === undefined ? landed : Promise.race([landed, stage.wait(wait)]))
    }
    await Promise.all(flights)
  }
  await Promise.race([play(), over])
  stage.clear()
}
