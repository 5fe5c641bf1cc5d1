import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../lib/game'
import { filled } from '../art/glyphs'
import ChoiceIcon from '../choices/ChoiceIcon.svelte'
import { content } from '../testing/samples'
import { action, tea } from '../testing/reading'
import EntryIcon from './EntryIcon.svelte'

describe('choices and log lines', () => {
  it('have the signs of the Factions at the table', () => {
    for (const { seat, faction } of tea.view.seats) {
      const entry: Entry = { seq: 0, index: 0, kind: 'drew', args: { seat, chip: 'faction_1' }, seen: false }
      expect(render(EntryIcon, { props: { entry, view: tea.view } }).body).toContain(filled[faction])
      expect(render(ChoiceIcon, { props: { action: action({ kind: 'forge_chip', chip: 'faction_1' }), view: { ...tea.view, seat }, content } }).body).toContain(filled[faction])
    }
  })
})
