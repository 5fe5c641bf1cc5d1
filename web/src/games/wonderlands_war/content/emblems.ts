/** What tells the players apart: sign and colour of their Faction. */
import type { Emblem, ViewHeader } from '../../../lib/game'
import { filled } from '../art/glyphs'
import type { Faction, View } from '../types'

const HUES: Readonly<Record<Faction, number>> = { red_queen: 0, mad_hatter: 1, alice: 2, jabberwock: 3, cheshire_cat: 4 }

export const emblemOf = (faction: Faction): Emblem => ({ hue: HUES[faction], sign: filled[faction], figure: faction })

export const emblems = (view: ViewHeader): Emblem[] => (view as View).seats.map(({ faction }) => emblemOf(faction))
