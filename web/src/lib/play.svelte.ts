/** What the person does with the decision at hand: pick, narrow down, confirm, look closer. No server in here. */
import type { Action, Decision, Form, Target } from './game'

/** Legal pieces with the actions each offers, by an action's first target. */
export function legalTargets(decision: Decision | null): Map<Target, Action[]> {
  const legal = new Map<Target, Action[]>()
  for (const action of decision?.actions ?? []) {
    const [piece] = action.targets
    if (piece === undefined) continue
    legal.set(piece, [...(legal.get(piece) ?? []), action])
  }
  return legal
}

/** A choice that is half-made: the piece picked, and the action that waits for its second press. */
export interface Half {
  picked: Target | null
  armed: Form | null
}

export class Play {
  /** The piece whose choices are listed. */
  picked = $state<Target | null>(null)
  /** The action that waits for its second press. */
  armed = $state.raw<Action | null>(null)
  /** Pieces something outside the board points at now. */
  private pointed = $state.raw<readonly Target[]>([])
  /** Pieces of what a hint thinks best; they stay marked while nothing else is pointed at. */
  advised = $state.raw<readonly Target[]>([])
  highlight = $derived<ReadonlySet<Target>>(new Set(this.pointed.length > 0 ? this.pointed : this.advised))
  /** The piece to explain, and where it is. */
  focused = $state.raw<{ target: Target; element: Element } | null>(null)

  private readonly decision: () => Decision | null
  private readonly confirms: () => boolean
  private readonly perform: (action: Action) => void
  private readonly order: (actions: readonly Action[]) => readonly Action[]

  /** `order`: how a list of choices is shown. */
  constructor(decision: () => Decision | null, confirms: () => boolean, perform: (action: Action) => void, order: (actions: readonly Action[]) => readonly Action[] = (actions) => actions) {
    this.decision = decision
    this.confirms = confirms
    this.perform = perform
    this.order = order
  }

  legal = $derived.by(() => legalTargets(this.decision()))
  /** What the board marks: the piece of the armed action, or the picked one. */
  selected = $derived(this.armed?.targets[0] ?? this.picked)
  /** The actions to list: all, or those of the picked piece. */
  choices = $derived.by((): readonly Action[] => {
    const picked = this.picked
    return this.order((picked === null ? undefined : this.legal.get(picked)) ?? this.decision()?.actions ?? [])
  })

  pick = (target: Target): void => {
    const actions = this.legal.get(target)
    const [only] = actions ?? []
    if (actions?.length === 1 && only) this.choose(only)
    else if (actions) this.picked = this.picked === target ? null : target
  }

  choose = (action: Action): void => {
    if (this.confirms() && this.armed?.action !== action.action) {
      this.armed = action
      return
    }
    this.cancel()
    // who acts is done with what was explained, also where the piece keeps the focus
    this.focus(null)
    this.perform(action)
  }

  /** Back to the whole list; true if there was something to take back. */
  cancel = (): boolean => {
    const something = this.armed !== null || this.picked !== null
    this.armed = null
    this.picked = null
    return something
  }

  /** What is half-made now; null: nothing. */
  half = (): Half | null => (this.armed || this.picked !== null ? { picked: this.picked, armed: this.armed?.form ?? null } : null)

  /** Goes on with what was half-made at the same decision on another page. */
  resume = ({ picked, armed }: Half): void => {
    if (picked !== null && this.legal.has(picked)) this.picked = picked
    this.armed = this.decision()?.actions.find(({ form }) => JSON.stringify(form) === JSON.stringify(armed)) ?? null
  }

  point = (targets: readonly Target[]): void => {
    this.pointed = targets
  }

  focus = (target: Target | null, element?: Element): void => {
    this.focused = target !== null && element ? { target, element } : null
  }
}
