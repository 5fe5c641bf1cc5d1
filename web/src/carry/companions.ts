/** The devices that play together. */
import type { Companion } from '../lib/api'

/** Those that play together at a table; null: all. */
export const at = (table: string | null, all: readonly Companion[]): Companion[] => all.filter((one) => table === null || one.table === null || one.table === table)

/** What is said of one. */
export const said = ({ mine, table, since }: Companion, language: string) => ({
  mine: mine ? 'yes' : 'no',
  scope: table === null ? 'all' : 'one',
  since: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(since)),
})
