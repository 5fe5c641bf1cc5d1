/** Characters as people see them: an emoji or a letter with its accents is one, of however many code points. */

/** As the server has it. */
export const NAME_LENGTH = 40
export const CHAT_LENGTH = 500

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** Old browsers know only code points. */
const charactersIn = (text: string): string[] => (segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text))

/** The beginning of a text: at most `most` whole characters, in at most so many code points. */
export function cut(text: string, most: number, points = 2 * most): string {
  let kept = ''
  let room = points
  for (const character of charactersIn(text).slice(0, most)) {
    room -= Array.from(character).length
    if (room < 0) break
    kept += character
  }
  return kept
}

export const cutName = (text: string): string => cut(text, NAME_LENGTH)
