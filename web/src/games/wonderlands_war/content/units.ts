/** Units by name. */

const PLAIN: readonly string[] = ['supporter', 'leader', 'castle']

/** Whether a unit is the figure of a Wonderlandian, and its name theirs. */
export const isFigure = (unit: string): boolean => unit !== '' && !PLAIN.includes(unit)
