import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tieLines } from '../src/lib/ties'
import { bundle, Speaker } from '../src/lib/texts'

const own = (path: string) => bundle('en', readFileSync(new URL(`../../src/wabe/${path}`, import.meta.url), 'utf8'))
const voice = (file: string) => new Speaker([own(`games/${file}`), own('texts/en.ftl')], () => ['Ann', 'Bea', 'Cid'])

describe('what broke a tie', () => {
  it('says the number of each seat that was still equal', () => {
    const tie = {
      seats: [0, 1, 2],
      steps: [
        { by: 'shards', seats: [0, 1, 2], numbers: [1, 1, 3] },
        { by: 'units', seats: [0, 1], numbers: [4, 9] },
      ],
    }
    expect(tieLines({ tie }, { winners: [1] }, voice('wonderlands_war/board.en.ftl'))).toEqual([
      'Equal on points: Ann, Bea, and Cid.',
      'Fewest Shards decide: Ann 1, Bea 1, and Cid 3.',
      'Most units on the board decide: Ann 4 and Bea 9.',
    ])
  })
  it('says that nothing decides', () => {
    const tie = { seats: [0, 2], steps: [{ by: 'alices', seats: [0, 2], numbers: [5, 5] }] }
    expect(tieLines({ tie }, { winners: [0, 2] }, voice('alicematic_heroes/kingdoms.en.ftl'))).toEqual([
      'Equal on points: Ann and Cid.',
      'Most Alices decide: Ann 5 and Cid 5.',
      'Nothing else decides: they share the victory.',
    ])
    expect(tieLines({ tie: { seats: [0, 1], steps: [] } }, { winners: [0, 1] }, voice('wonderland_xiii/en.ftl'))).toEqual([
      'Equal on points: Ann and Bea.',
      'Nothing else decides: they share the victory.',
    ])
  })
  it('is silent without a tie', () => {
    for (const sheet of [null, {}, { tie: null }]) expect(tieLines(sheet, { winners: [0] }, voice('wonderland_xiii/en.ftl'))).toEqual([])
  })
})
