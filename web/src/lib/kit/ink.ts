/**
 * A pen and a wash brush for the drawings of a game. A drawing is a list of marks in units of its own, a card's 100 x 140.
 *
 * Points are written "x,y x,y ..." and joined by a smooth curve; a point that ends in "!" is a corner.
 */

export interface Mark {
  d: string
  fill: string
  opacity?: number
}

export type Drawing = readonly Mark[]

export const INK = '#2a2230'

interface Point {
  x: number
  y: number
  corner: boolean
}

const STEPS = 7
const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

function parse(points: string): Point[] {
  return points.split(' ').map((word) => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
    return { x, y, corner: word.endsWith('!') }
  })
}

/** Slope of the curve at b between its neighbours; none at corners and ends. */
function slope(a: Point | undefined, b: Point, c: Point | undefined): [number, number] {
  return a && c && !b.corner ? [(c.x - a.x) / 6, (c.y - a.y) / 6] : [0, 0]
}

/** Smooth path as cubic curves: Catmull-Rom through the points. */
function smooth(points: Point[], closed: boolean): string {
  const at = (i: number): Point | undefined => (closed ? points[(i + points.length) % points.length] : points[i])
  const first = points[0]
  if (!first) return ''
  let d = `M${n(first.x)} ${n(first.y)}`
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b] = [at(i) ?? first, at(i + 1) ?? first]
    const [ax, ay] = slope(at(i - 1), a, b)
    const [bx, by] = slope(a, b, at(i + 2))
    d += `C${n(a.x + ax)} ${n(a.y + ay)} ${n(b.x - bx)} ${n(b.y - by)} ${n(b.x)} ${n(b.y)}`
  }
  return closed ? d + 'Z' : d
}

/** Points along the same curve, close enough to draw an outline around it. */
function sample(points: Point[], closed: boolean): [number, number][] {
  const at = (i: number): Point | undefined => (closed ? points[(i + points.length) % points.length] : points[i])
  const out: [number, number][] = []
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const a = at(i) as Point
    const b = at(i + 1) as Point
    const [ax, ay] = slope(at(i - 1), a, b)
    const [bx, by] = slope(a, b, at(i + 2))
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS
      const u = 1 - t
      const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      out.push([
        k0 * a.x + k1 * (a.x + ax) + k2 * (b.x - bx) + k3 * b.x,
        k0 * a.y + k1 * (a.y + ay) + k2 * (b.y - by) + k3 * b.y,
      ])
    }
  }
  const last = points.at(-1)
  if (!closed && last) out.push([last.x, last.y])
  return out
}

/** Outline of a stroke whose half width at part t of its way is half(t). */
function ribbon(way: [number, number][], half: (t: number) => number): string {
  const left: string[] = []
  const right: string[] = []
  way.forEach(([x, y], i) => {
    const [px, py] = way[i - 1] ?? [x, y]
    const [qx, qy] = way[i + 1] ?? [x, y]
    const length = Math.hypot(qx - px, qy - py) || 1
    const w = half(i / (way.length - 1))
    const [nx, ny] = [(-(qy - py) / length) * w, ((qx - px) / length) * w]
    left.push(`${n(x + nx)} ${n(y + ny)}`)
    right.unshift(`${n(x - nx)} ${n(y - ny)}`)
  })
  return `M${left.join('L')}L${right.join('L')}Z`
}

/** A brush stroke: thin where it begins and ends, `width` in the middle. */
export function line(points: string, width = 1.8, fill = INK): Mark {
  const half = (t: number) => (width / 2) * (0.22 + 0.78 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.7)
  return { d: ribbon(sample(parse(points), false), half), fill }
}

/** A stroke that keeps its width: ribbons, bands, spectacles. */
export function band(points: string, width: number, fill: string): Mark {
  return { d: ribbon(sample(parse(points), false), () => width / 2), fill }
}

/** A closed ink outline whose pressure swells and fades twice around. */
export function loop(points: string, width = 1.6, fill = INK): Mark {
  const way = sample(parse(points), true)
  const first = way[0]
  if (first) way.push(first)
  return { d: ribbon(way, (t) => (width / 2) * (0.8 + 0.35 * Math.sin(4 * Math.PI * t + 1))), fill }
}

/** A flat wash of colour. */
export function wash(fill: string, points: string, opacity?: number): Mark {
  return { d: smooth(parse(points), true), fill, opacity }
}

/** A wash with its ink outline. */
export function shape(fill: string, points: string, width = 1.6): Mark[] {
  return [wash(fill, points), loop(points, width)]
}

export function dot(x: number, y: number, rx: number, fill = INK, ry = rx, opacity?: number): Mark {
  return { d: `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${n(2 * rx)} 0a${rx} ${ry} 0 1 0 ${n(-2 * rx)} 0Z`, fill, opacity }
}

/** A ring, drawn with a pen that keeps its width. */
export function ring(x: number, y: number, r: number, width: number, fill = INK): Mark {
  const circle = (r: number, way: 0 | 1) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 ${way} ${n(2 * r)} 0a${r} ${r} 0 1 ${way} ${n(-2 * r)} 0Z`
  return { d: circle(r + width / 2, 0) + circle(r - width / 2, 1), fill }
}

/** A colour towards black: strands and folds. */
export function deeper(colour: string, by = 0.62): string {
  const part = (at: number) => Math.round(parseInt(colour.slice(at, at + 2), 16) * by)
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}

/** The same points seen in a mirror at x = 50. */
export const flip = (points: string): string =>
  points
    .split(' ')
    .map((word) => {
      const [x = '0', rest = ''] = word.split(',')
      return `${n(100 - Number(x))},${rest}`
    })
    .join(' ')

/** Both sides of a symmetric pair. */
export const pair = (draw: (points: string) => Mark | Mark[], points: string): Mark[] => [draw(points), draw(flip(points))].flat()

/** Points turned by `degrees` about the origin, scaled, then moved to (x, y). */
export function place(points: string, x: number, y: number, degrees = 0, scale = 1): string {
  const turn = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return parse(points)
    .map((p) => `${n(x + p.x * c - p.y * s)},${n(y + p.x * s + p.y * c)}${p.corner ? '!' : ''}`)
    .join(' ')
}

/** The marks of a drawing as SVG paths. */
export const paths = (drawing: Drawing): string =>
  drawing.map((m) => `<path d="${m.d}" fill="${m.fill}"${m.opacity === undefined ? '' : ` opacity="${m.opacity}"`}/>`).join('')

/** A drawing in a square box of its own, for `<use href="#id">`; what stands out of the box is drawn too. */
export const symbol = (id: string, edge: number, drawing: Drawing): string => `<symbol id="${id}" viewBox="0 0 ${edge} ${edge}" overflow="visible">${paths(drawing)}</symbol>`
