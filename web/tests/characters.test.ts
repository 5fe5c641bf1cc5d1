import { describe, expect, it } from 'vitest'
import { CHAT_LENGTH, cut, cutName } from '../src/lib/characters'

const family = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const accented = 'e\u0301'

describe('names', () => {
  it.each(['A', accented, '\u{1f467}'])('have at most forty characters (%s)', (one) => {
    expect(cutName(one.repeat(40))).toBe(one.repeat(40))
    expect(cutName(one.repeat(41))).toBe(one.repeat(40))
  })
  it.each([
    [family, 16],
    [scotland, 11],
  ])('are cut between characters: %s', (one, count) => {
    expect(cutName(one.repeat(30))).toBe(one.repeat(count))
    expect(cutName(`A${one.repeat(30)}`)).toBe(`A${one.repeat(Math.floor(79 / Array.from(one).length))}`)
  })
  it('keep what joins the letters of a word', () => {
    expect(cutName('\u0645\u06cc\u200c\u0646\u0627\u0632')).toBe('\u0645\u06cc\u200c\u0646\u0627\u0632')
  })
})

it('cuts chat at as many code points as the server takes', () => {
  expect(cut('x'.repeat(501), CHAT_LENGTH, CHAT_LENGTH)).toBe('x'.repeat(500))
  expect(cut(family.repeat(101), CHAT_LENGTH, CHAT_LENGTH)).toBe(family.repeat(100))
})
