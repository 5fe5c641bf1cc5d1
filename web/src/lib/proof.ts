/** Whether the secret that a finished table reveals is the one it announced: the part of the check that a browser does alone. */
import type { TableInfo } from './protocol'
import { keep, recall } from './settings.svelte'

/**
 * `sound`: it is the one whose hash this browser noted at the beginning; `unnoted`: it has the hash that the table names, and nothing was
 * noted; `other`: the table named another hash then; `broken`: it has not even the hash that is named now; `unable`: no page can tell here.
 */
export type Finding = 'sound' | 'unnoted' | 'other' | 'broken' | 'unable'

const key = (table: string) => `wabe:hash:${table}`

/** Notes what a running table announces, the first time. */
export function noteHash({ id, over, secret_hash: told }: Pick<TableInfo, 'id' | 'over' | 'secret_hash'>): void {
  if (told && !over && notedHash(id) === null) keep(key(id), told)
}

export const notedHash = (table: string): string | null => recall<string | null>(key(table), null)

/** `hashing`: what the browser computes with; only secure addresses have it. */
export async function check(secret: string, told: string, noted: string | null, hashing: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<Finding> {
  if (!hashing) return 'unable'
  const found = hex(new Uint8Array(await hashing.digest('SHA-256', bytes(secret))))
  if (found !== told) return 'broken'
  if (noted === null) return 'unnoted'
  return noted === told ? 'sound' : 'other'
}

const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
