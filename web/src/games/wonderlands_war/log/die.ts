/** The Shard die, seen to roll: it is thrown, tumbles, and lies there with as many Shards up as were rolled. */
import type { Entry } from '../../../lib/game'
import { visible, type Spot, type Stage } from '../../../lib/kit/stage'
import { glyphMarkup } from '../art/glyphs'
import { countOf } from './entries'

const WIDTH = 84
const ROLL = 900
/** When it strikes the table. */
export const LANDING = 0.28 * ROLL
/** How long what was rolled is seen. */
const REST = 650
/** Shards on each face: where, in units of 100. */
const FACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [[32, 34], [68, 66]],
  3: [[28, 28], [50, 50], [72, 72]],
}
/** Faces that are seen on the way, and when, as parts of the roll. */
const TUMBLE: readonly (readonly [number, number])[] = [[0.18, 2], [0.36, 3], [0.54, 1], [0.7, 2]]

/** A face of the die in units of 100. */
export function dieFace(shards: number): string {
  const places = FACES[shards] ?? FACES[1] ?? []
  const signs = places.map(([x, y]) => `<g transform="translate(${x - 19.2} ${y - 19.2}) scale(1.6)">${glyphMarkup('shard', '#2f6f8c')}</g>`)
  return `<rect x="6" y="10" width="88" height="88" rx="18" fill="#2a2017" opacity=".35"/><rect x="6" y="5" width="88" height="88" rx="18" fill="#fffaf0" stroke="#2a2017" stroke-width="5"/>${signs.join('')}`
}

/** Rolls it in the middle of this place. */
export async function roll(stage: Stage, entry: Entry, where: Spot): Promise<void> {
  if (!visible(where)) return
  const box = where.getBoundingClientRect()
  const die = stage.put({ markup: dieFace(3), width: WIDTH }, [box.x + box.width / 2, box.y + box.height / 2])
  const show = async (at: number, shards: number) => {
    await stage.wait(at * ROLL)
    die.innerHTML = dieFace(shards)
  }
  for (const [at, shards] of TUMBLE) void show(at, shards)
  void show(0.86, countOf(entry))
  const far = Math.min(160, box.width / 3)
  await stage.run(
    die,
    [
      { transform: `translate(${-far}px, -90px) rotate(-400deg) scale(.6)`, opacity: 0, easing: 'ease-in' },
      { transform: `translate(${-far * 0.55}px, 16px) rotate(-250deg)`, opacity: 1, offset: 0.28, easing: 'ease-out' },
      { transform: `translate(${-far * 0.25}px, -46px) rotate(-130deg) scale(1.06)`, offset: 0.48, easing: 'ease-in' },
      { transform: 'translate(0, 10px) rotate(-20deg)', offset: 0.7, easing: 'ease-out' },
      { transform: 'translate(6px, -10px) rotate(12deg)', offset: 0.84, easing: 'ease-in' },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ROLL, easing: 'linear' },
  )
  await stage.run(die, [{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }], { duration: REST })
}
