import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kept } from '../src/lib/seating'
import { bundle, Speaker } from '../src/lib/texts'

const root = new URL('..', import.meta.url).pathname
const texts = new URL('../../src/wabe/texts/', import.meta.url)
/** All that the server sends the page: what the terminal alone says is left out. */
const parts = readdirSync(texts).filter((name) => /(^|\.)en\.ftl$/.test(name) && !name.startsWith('cli.'))
const house = bundle('en', parts.map((name) => readFileSync(new URL(name, texts), 'utf8')).join('\n'))
const sources = readdirSync(root + 'src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !path.startsWith('games/'),
)

/** Keys written out in calls of `t(...)`, both branches of a choice included. */
function keysIn(source: string): string[] {
  const calls = [...source.matchAll(/\bt\(\s*([^()]*?)(?:,|\))/g)].map((m) => m[1] ?? '')
  return calls.flatMap((call) => [...call.matchAll(/(?<![=!]=+ ?)'([a-z][a-z-]*)'/g)].map((m) => m[1] ?? ''))
}

it('finds the keys of the sources', () => {
  expect(keysIn("t('a-b') t(x ? 'c' : 'd', { e: 'f' }) t(y === 'z' ? 'g' : 'h')")).toEqual(['a-b', 'c', 'd', 'g', 'h'])
})

it.each(sources)('%s uses only texts that the catalogue has', (path) => {
  const missing = keysIn(readFileSync(`${root}src/${path}`, 'utf8')).filter((key) => !house.hasMessage(key))
  expect(missing).toEqual([])
})

it('names a free seat once, and for whom it is kept', () => {
  const voice = new Speaker([house])
  const said = (name: string) => ['share-seat', 'invite-to'].map((key) => voice.text(key, kept({ seat: 1, name })))
  expect(said('')).toEqual(['Seat B', 'Invite somebody to seat B'])
  expect(said('Bea')).toEqual(['Seat B, for Bea', 'Invite Bea to seat B'])
})
