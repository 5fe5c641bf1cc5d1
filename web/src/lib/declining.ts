/** Choices that do nothing or give something up. */
import type { Action } from './game'

/** A question about actions, by the kinds that decline. */
export const declining =
  (...kinds: readonly string[]) =>
  ({ form }: Action): boolean =>
    kinds.includes(form.kind)

/** Those that act before those that decline, each in their order. */
export const actingFirst = (actions: readonly Action[], declines: (action: Action) => boolean): readonly Action[] => [
  ...actions.filter((action) => !declines(action)),
  ...actions.filter(declines),
]
