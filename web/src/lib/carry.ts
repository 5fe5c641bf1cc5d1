/** What a page takes along to the page that follows it in the same tab: whatever is half-made, each thing by its name. */
import { onDestroy } from 'svelte'

const KEY = 'wabe:carried'

let arrived: Map<string, unknown> | null = null
const packers = new Map<string, () => unknown>()

/** What the page before left, read once: it goes with this page, not with one that is opened later. */
function luggage(): Map<string, unknown> {
  if (arrived) return arrived
  arrived = new Map()
  try {
    arrived = new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, unknown][])
    sessionStorage.removeItem(KEY)
  } catch {
    // a browser that forbids storage carries nothing
  }
  return arrived
}

/** What the page before left under a name, to be had once; null if nothing. */
export function left<T>(name: string): T | null {
  const found = (luggage().get(name) ?? null) as T | null
  luggage().delete(name)
  return found
}

/** From now on `pack` says what would be left under a name (null: nothing); until what is returned is called. */
export function leave(name: string, pack: () => unknown): () => void {
  packers.set(name, pack)
  return () => packers.get(name) === pack && packers.delete(name)
}

/** Both for a component as it begins: what was left for it, and what it would leave as long as it lasts. */
export function carry<T>(name: string, pack: () => T | null): T | null {
  onDestroy(leave(name, pack))
  return left<T>(name)
}

/** Leaves it all to the next page of this tab. */
export function packUp(): void {
  const all = [...packers].map(([name, pack]) => [name, pack()] as const).filter(([, value]) => value !== null)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // see above
  }
}
