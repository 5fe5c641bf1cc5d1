import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { source } from './testing/samples'

it('uses only texts that the catalogue has', () => {
  const here = new URL('.', import.meta.url).pathname
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('test'))
  const keys = files.flatMap((path) => [...readFileSync(here + path, 'utf8').matchAll(/'((?:ww|score)-[a-z_-]*[a-z])'/g)].map((match) => match[1] ?? ''))
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => !new RegExp(`^${key} =`, 'm').test(source) && !key.startsWith('wonder'))).toEqual([])
})
