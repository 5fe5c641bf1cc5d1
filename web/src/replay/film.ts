/** A replay whose positions come in pages, those that are looked at and the ones after them. */
import type { Entry, ViewHeader } from '../lib/game'
import type { Replay, ReplayStep } from '../lib/protocol'
import { begunBy } from '../lib/turns'

export class Film {
  readonly steps: readonly ReplayStep[]
  readonly log: readonly Entry[]
  private readonly page: number
  private readonly told = new Map<number, Entry[]>()
  private readonly pages = new Map<number, Promise<readonly ViewHeader[]>>()

  /** `fetch`: the positions of a page, the first is 0. */
  constructor(
    { steps, log, page }: Pick<Replay, 'steps' | 'log' | 'page'>,
    private readonly fetch: (page: number) => Promise<readonly ViewHeader[]>,
  ) {
    this.steps = steps
    this.log = log
    this.page = page
    for (const entry of log) this.told.set(entry.seq, [...(this.told.get(entry.seq) ?? []), entry])
  }

  get last(): number {
    return this.steps.length - 1
  }

  /** What came of step `at`. */
  events(at: number): readonly Entry[] {
    return this.told.get(this.steps[at]?.seq ?? -1) ?? []
  }

  /** Which chapter of the log it is at step `at`. */
  chapter(at: number): number {
    return begunBy(this.log, this.steps[at]?.seq ?? 0)
  }

  /** The position after step `at`; the ones that follow are fetched ahead. */
  async view(at: number): Promise<ViewHeader> {
    const page = Math.floor(at / this.page)
    const views = await this.load(page)
    if ((page + 1) * this.page <= this.last) this.load(page + 1).catch(() => undefined)
    const view = views[at % this.page]
    if (!view) throw new RangeError(`There is no step ${at}.`)
    return view
  }

  /** A page, fetched once; one that failed is asked for again the next time. */
  private load(page: number): Promise<readonly ViewHeader[]> {
    const found = this.pages.get(page) ?? this.fetch(page)
    this.pages.set(page, found)
    found.catch(() => this.pages.delete(page))
    return found
  }
}
