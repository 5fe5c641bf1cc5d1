/** Invitation links of tables that this browser set up: the server keeps only hashes, so they live here. */
import { keep, recall } from './settings.svelte'

const key = (table: string) => `wabe:links:${table}`

export const keepLinks = (table: string, links: Readonly<Record<string, string>>): void => keep(key(table), links)
export const linksOf = (table: string): Record<string, string> => recall(key(table), {})
