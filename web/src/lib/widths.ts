/** The frame's widths, as its style sheets ask for them. */
export const PHONE = '(max-width: 699px), (max-height: 599px) and (max-width: 1099px)'
export const DESK = '(min-width: 1100px)'
export const TABLET = '(min-width: 700px) and (max-width: 1099px) and (min-height: 600px)'
