/** What a player has said beforehand, in words, and when it is offered; and a turn that somebody else has taken away. */
import type { Entry, Voice } from './game'
import type { Look, OrderInfo, Orders } from './protocol'
import { isTakenBack, seatArg } from './turns'

/** Is given like an order by a setting of the browser, and shown there alone. */
export const ALWAYS_ASK = 'always_ask'

/** The orders that stand, each in a sentence. */
export const said = (known: readonly OrderInfo[], { given }: Orders, voice: Voice): { name: string; text: string }[] =>
  known.flatMap(({ name }) => {
    const amounts = given[name]
    return amounts ? [{ name, text: voice.text(`order-${name}-said`, { ...amounts }) }] : []
  })

/** Who has nothing to decide has the time to say something beforehand; what passes soon is offered in any case. */
export const isOffered = (known: readonly OrderInfo[], { open }: Orders, decides: boolean): boolean =>
  known.some(({ name, passing }) => open.includes(name) && (passing || !decides))

/** What an order begins with: what it is now, else what is usual; no odds where the table shows none. */
export const firstAmounts = (order: OrderInfo, { given }: Orders, odds: boolean): Record<string, number> =>
  Object.fromEntries(order.amounts.map((each) => [each.name, given[order.name]?.[each.name] ?? (each.odds && !odds ? each.most : each.usual)]))

/** Whether something is to be decided by hand. */
export const decides = ({ decision, orders }: Look): boolean => decision !== null && !orders?.answering

/**
 * What the setting of this browser says for a seat: amounts give the order, null stops it, undefined leaves it as it is.
 * Only what is switched off here (`before`: it was on) is stopped: another device of the same person may have given it.
 */
export function alwaysAsked(wanted: boolean, before: boolean, { given }: Orders): Record<string, never> | null | undefined {
  if (wanted === ALWAYS_ASK in given) return undefined
  if (wanted) return {}
  return before ? null : undefined
}

/** The line of the log that says what took the own turn away; null: nothing did. */
export function lost(before: Look | null, now: Look, log: readonly Entry[]): Entry | null {
  const last = log.at(-1)
  if (!before || !last || !isTakenBack(last) || last.seq <= before.seq || now.view.over) return null
  return decides(before) && !decides(now) && seatArg(last.args['seat']) !== now.view.seat ? last : null
}
