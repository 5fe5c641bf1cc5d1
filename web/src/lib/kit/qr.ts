/** A text as a QR code (the library `qr`), as a drawing of whole squares. Loaded when one is asked for. */
import encodeQR from 'qr'

/** Squares that stay light around it, as readers want. */
const BORDER = 4

export interface Drawing {
  /** Edge, squares. */
  size: number
  /** The dark squares, as the path of an SVG with a unit for each. */
  path: string
}

export function drawn(text: string): Drawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
