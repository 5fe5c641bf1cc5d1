import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACTIONS } from '../types'
import { portrait, portraits } from './drawings'

const data = (file: string): string => readFileSync(new URL(`../../../../../src/wabe/games/wonderlands_war/data/${file}.toml`, import.meta.url), 'utf8')
const ids = (file: string, table: string): string[] => [...data(file).matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "(\\w+)"`, 'gm'))].flatMap(([, id]) => id ?? [])
const factions = ids('factions', 'faction')
const figures = ids('wonderlandians', 'figure')

describe('portraits', () => {
  it('are there for every Leader and every figure of the data', () => {
    expect(factions).toEqual([...FACTIONS])
    expect(figures).toHaveLength(12)
    expect(Object.keys(portraits)).toEqual([...factions, ...figures])
  })

  it('differ from each other, and are drawn from points that are numbers', () => {
    const drawn = [...factions, ...figures, 'somebody'].map((name) => portrait(name).map(({ d }) => d).join(' '))
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const d of drawn) expect(d).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('are painted in colours', () => {
    const fills = [...factions, ...figures, 'somebody'].flatMap((name) => portrait(name).map(({ fill }) => fill))
    expect(fills.filter((fill) => !/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(fill))).toEqual([])
  })

  it('show a stranger for whoever came with a data pack', () => {
    expect(portrait('bandersnatch')).toBe(portrait('somebody'))
    expect(portrait('bandersnatch').length).toBeGreaterThan(5)
  })
})
