/** Points as they are written everywhere: with a minus sign, not a hyphen. */
export const written = (points: number): string => String(points).replace('-', '\u2212')
