"""Where each area lies in the flat storage of a state, and the rooms set aside.

The numbers that places are worked out from stand here: compiled code knows beforehand only what follows from numbers
of the same file, and every access to the storage needs it.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = 5
KINDS: Final = 6
DECKS: Final = 5
DECK_ROOM: Final = 60  # 62 cards in the Hall at most, and three other decks hold at least one
HIDDEN_ROOM: Final = 11  # ten at most are safe, the eleventh is discarded at once
TALLY_BITS: Final = 4  # for the hidden cards of one kind in a tally
TALLY_MASK: Final = (1 << TALLY_BITS) - 1
MAX_PLAYERS: Final = 4

DECK: Final = 0
SIZE: Final = DECK + DECKS * DECK_ROOM
COVERS: Final = SIZE + DECKS
KNOWN: Final = COVERS + DECKS
FACE_DOWN: Final = KNOWN + DECKS
NOTEBOOK: Final = FACE_DOWN + KINDS
OPEN: Final = NOTEBOOK + MAX_PLAYERS * KINDS
COVERED: Final = OPEN + KINDS
DISCARD: Final = COVERED + KINDS
HIDDEN: Final = DISCARD + KINDS
HIDDEN_SIZE: Final = HIDDEN + MAX_PLAYERS * HIDDEN_ROOM
TALLY: Final = HIDDEN_SIZE + MAX_PLAYERS
CHECKED: Final = TALLY + MAX_PLAYERS
CELLS: Final = CHECKED + CHARACTERS

OWNER_KNOWS: Final = 8  # set on a hidden card that its owner had looked at before
NOBODY: Final = -1  # no seat, no deck, no card
