/** The small sign of each character, in a box of 24 x 24: readable at 12 px, together with the letter. */
import type { Card } from '../view'

export const glyph: Record<Card, string> = {
  // A bow.
  alice: 'M12 10.2C9 6 5.2 4 3 5c-1.8 3.6-1.6 9.8 0 13.8 2.4.8 6-1.4 9-5.2 3 3.8 6.6 6 9 5.2 1.6-4 1.8-10.2 0-13.8-2.2-1-6 1-9 5.2Z',
  // A pocket watch.
  rabbit: 'M10 1h4v3.2a9.2 9.2 0 1 1-4 0ZM11 8v6.4l4.6 2.6.9-1.6-3.5-2V8Z',
  // A grin.
  cat: 'M1 8.5c6.6 3.6 15.4 3.6 22 0C22.6 15.5 18 20 12 20S1.4 15.5 1 8.5Zm5.4 3.2.5 4.4 1.5.7-.4-4.8Zm4.6.8v5.2h2v-5.2Zm5 0-.4 4.8 1.5-.7.5-4.9Z',
  // A top hat.
  hatter: 'M6 3c4 1.2 8 1.2 12 0l-1 8.5H7ZM6.9 13.2h10.2l-.3 2.6c2.6.3 5 .9 6.2 1.8-3.2 4-18.8 4-22 0 1.2-.9 3.6-1.5 6.2-1.8Z',
  // A heart.
  queen: 'M12 21.5C8 17.6 1.8 13.8 1.8 8.3 1.8 5 4.2 2.8 7 2.8c2.1 0 4 1.2 5 3.2 1-2 2.9-3.2 5-3.2 2.8 0 5.2 2.2 5.2 5.5 0 5.5-6.2 9.3-10.2 13.2Z',
  // A star of five.
  bundle: 'M12 1.5 14.9 8.6 22.5 9.2 16.7 14.1 18.5 21.5 12 17.5 5.5 21.5 7.3 14.1 1.5 9.2 9.1 8.6Z',
}
