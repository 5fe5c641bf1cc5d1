/** Where the fields of a record of a game's data come from (docs/data.md). */

const TAGS = ['printed', 'seed', 'public', 'inferred', 'stand_in'] as const
export type Tag = (typeof TAGS)[number]

/** The fields of each source there is, the surest first. */
export function bySource(provenance: unknown): [Tag, string[]][] {
  const from = (provenance ?? {}) as Readonly<Record<string, Tag>>
  return TAGS.flatMap((tag): [Tag, string[]][] => {
    const fields = Object.keys(from).filter((field) => from[field] === tag)
    return fields.length > 0 ? [[tag, fields]] : []
  })
}
