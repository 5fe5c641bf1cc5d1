import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACTIONS } from '../types'
import { figure, isFigure, isLeader } from './figures'

const data = (file: string): string => readFileSync(new URL(`../../../../../src/wabe/games/wonderlands_war/data/${file}.toml`, import.meta.url), 'utf8')
const ids = (file: string, table: string): string[] => [...data(file).matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "(\\w+)"`, 'gm'))].flatMap(([, id]) => id ?? [])
const factions = ids('factions', 'faction')
const figures = ids('wonderlandians', 'figure')

describe('portraits', () => {
  it('are there for every Leader and every figure of the data', () => {
    expect(factions).toEqual([...FACTIONS])
    expect(figures).toHaveLength(12)
    expect([...factions, ...figures].filter((name) => !isFigure(name))).toEqual([])
    expect(factions.every(isLeader) && !figures.some(isLeader)).toBe(true)
  })

  it('differ from each other, and are drawn from points that are numbers', () => {
    const drawn = [...factions, ...figures, 'somebody'].map((name) => figure(name).map(({ d }) => d).join(' '))
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const d of drawn) expect(d).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('show a stranger for whoever came with a data pack', () => {
    expect(isFigure('bandersnatch')).toBe(false)
    expect(figure('bandersnatch')).toBe(figure('somebody'))
    expect(figure('bandersnatch').length).toBeGreaterThan(5)
  })
})
