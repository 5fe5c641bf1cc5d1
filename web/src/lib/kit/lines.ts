/** Lines of a chart, one for each seat: told apart by more than their colour. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3']
/** So far apart are the signs at the ends of lines, each of which is as high. */
const SIGN = 22

/** How the line of a seat is broken. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? ''

/** The ends of lines, the topmost first, pushed down so that no sign covers another. */
export function apart<End extends { at: number }>(ends: readonly End[]): End[] {
  let free = -Infinity
  return [...ends]
    .sort((a, b) => a.at - b.at)
    .map((end) => {
      const at = Math.max(end.at, free)
      free = at + SIGN
      return { ...end, at }
    })
}
