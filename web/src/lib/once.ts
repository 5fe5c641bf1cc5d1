/** Loads something for each game once. A failed load does not stay: the next look tries again. */
export function once<T>(load: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (game) => {
    const made = loaded.get(game) ?? load(game)
    loaded.set(game, made)
    made.catch(() => loaded.delete(game))
    return made
  }
}
