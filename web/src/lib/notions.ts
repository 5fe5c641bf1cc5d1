/** Notions of a game that are explained in one line the first time they come up. */

export interface Notion {
  /** Its text is `notion-<key>` of the game. */
  key: string
  /** It comes up with one of these events ... */
  events?: readonly string[]
  /** ... or when this is to be decided. */
  steps?: readonly string[]
}

/** The first of these notions that comes up and is not known yet; null: none does. */
export function comesUp(notions: readonly Notion[], known: readonly string[], events: readonly string[], step: string | null): Notion | null {
  const does = ({ key, events: kinds = [], steps = [] }: Notion) => !known.includes(key) && (kinds.some((kind) => events.includes(kind)) || (step !== null && steps.includes(step)))
  return notions.find(does) ?? null
}
