import { afterEach, expect, test } from 'vitest'
import { choose, inLanguage, nameOf } from '../src/lib/language'

afterEach(() => choose(''))

test('without a choice the browser says which language it wants', () => {
  expect(inLanguage('/api/tables')).toBe('/api/tables')
})

test('a choice goes along with every question', () => {
  choose('de')
  expect(inLanguage('/api/tables')).toBe('/api/tables?language=de')
  expect(inLanguage('/api/tables/x/events?seat=1')).toBe('/api/tables/x/events?seat=1&language=de')
})

test('a language is called as its speakers call it, or by its code', () => {
  expect(nameOf('de')).toBe('Deutsch')
  expect(nameOf('not a language')).toBe('not a language')
})
