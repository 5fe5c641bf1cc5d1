import { describe, expect, it } from 'vitest'
import { scenes } from '../testing/samples'
import { said, unread, voice } from '../testing/reading'
import type { Sheet } from '../types'
import { questsTold, scoreLines } from './sheet'

describe('the score sheet', () => {
  it.each(scenes.filter(({ sheet }) => sheet))('adds up: $name', ({ sheet, view }) => {
    const lines = scoreLines(sheet, view)
    for (const [seat, one] of (sheet as Sheet).seats.entries()) expect(lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0)).toBe(one.total)
    expect(unread(lines.flatMap((line) => [line.label, ...(line.notes ?? []).flatMap((note) => note ?? [])]))).toEqual([])
  })

  it('tells each Quest by name, the best first', () => {
    const quests = [
      { quest: 'tiger_lilys_temper', feat: true, objective: false, points: 3 },
      { quest: 'sentence_first', feat: false, objective: false, points: 0 },
      { quest: 'faster_faster', feat: true, objective: true, points: 9 },
    ]
    const told = questsTold({ seats: [{ quests }] })[0]?.map(said) ?? []
    expect(told).toHaveLength(3)
    expect(told[0]).toContain('9 VP for Feat, Objective and both together')
    expect(told[1]).toContain(`${voice.text('quest-tiger_lilys_temper')}: 3 VP for the Feat`)
  })
})
