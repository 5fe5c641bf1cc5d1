/** Arguments of log entries, whether raw (`2`, `"cat"`) or as they speak (`"#2"`, `"@deck-2"`, `"@card-cat"`). */
import type { Arg, Entry } from '../game'

/** A number out of `2`, `"#2"` or `"@deck-2"`; null for anything else. */
export function numberOf(arg: Arg | undefined): number | null {
  if (typeof arg === 'number') return arg
  const digits = typeof arg === 'string' ? /^(?:#|@[a-z]+-)(\d+)$/.exec(arg)?.[1] : undefined
  return digits === undefined ? null : Number(digits)
}

/** A word out of `"cat"` or, with the prefix `card`, `"@card-cat"`; empty for anything else. */
export const wordOf = (arg: Arg | undefined, prefix: string): string => (typeof arg === 'string' ? arg.replace(`@${prefix}-`, '') : '')

export const seatOf = (entry: Entry): number | null => numberOf(entry.args['seat'])
