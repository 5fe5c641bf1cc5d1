"""Where each area lies in the flat storage of a state, and how a card in a kingdom is written as one int.

The numbers that places are worked out from stand here: compiled code knows beforehand only what follows from numbers
of the same file, and every access to the storage needs it.
"""

from __future__ import annotations

from typing import Final

SLOTS: Final = 5  # one of each land colour, in this order (AH-05)
SLOT_LIMIT: Final = 4  # AH-17
PLACES: Final = SLOTS * SLOT_LIMIT
TOKENS: Final = 3
MAX_PLAYERS: Final = 5
MAX_TILES: Final = 13
TILE_SPACES: Final = 7
TILE_LETTERS: Final = "ABCDEFGHJKLMN"  # one a tile; an I would be read as a 1
TILE_COUNT: Final = 15  # in the box (AH-01)
MAX_SPACES: Final = MAX_TILES * TILE_SPACES
MAX_KINDS: Final = 40
CARDS: Final = 90
LOOK_ROOM: Final = 10

# Powers of a kingdom; a spare row for one with some Alices turned down in thought, and one for none of the effects.
MILITARY: Final = 0  # added in every invasion
AGAINST_CITY: Final = 1
AGAINST_FOREST: Final = 2
MOBILITY: Final = 3
FLAGS: Final = 4
POWERS: Final = 5
SPARE: Final = MAX_PLAYERS
BARE: Final = MAX_PLAYERS + 1  # nothing is ever added to it

# Bits of FLAGS.
WILD: Final = 1
THROUGH_FORESTS: Final = 2
FROM_ANY_SPACE: Final = 4
PROTECTED: Final = 8
FORESTS_NOT_SURROUNDED: Final = 16
JET: Final = 32
FLIPS: Final = 64

# Where VP were gained during play.
FROM_CITIES: Final = 0
FROM_LANDS: Final = 1
FROM_FORESTS: Final = 2
FROM_EFFECTS: Final = 3
VP_SOURCES: Final = 4

HELD: Final = 0
ATTACK: Final = HELD + MAX_SPACES
CONNECTED: Final = ATTACK + MAX_SPACES
DISTANCE: Final = CONNECTED + MAX_SPACES
AROUND: Final = DISTANCE + MAX_SPACES
AROUND_BY: Final = AROUND + MAX_TILES
CITIES_ON: Final = AROUND_BY + MAX_TILES * MAX_PLAYERS
ON_TILE: Final = CITIES_ON + MAX_TILES
DECK: Final = ON_TILE + MAX_TILES * MAX_PLAYERS
HAND: Final = DECK + CARDS
OLD_CARDS: Final = HAND + MAX_PLAYERS * MAX_KINDS
HAND_SIZE: Final = OLD_CARDS + MAX_PLAYERS * MAX_KINDS
DISCARDS: Final = HAND_SIZE + MAX_PLAYERS
CARD: Final = DISCARDS + MAX_KINDS
ACTING: Final = CARD + MAX_PLAYERS * PLACES
SLOT_SIZE: Final = ACTING + MAX_PLAYERS * PLACES
ALICES: Final = SLOT_SIZE + MAX_PLAYERS * SLOTS
POWER: Final = ALICES + MAX_PLAYERS
TOKEN: Final = POWER + (MAX_PLAYERS + 2) * POWERS
SUPPLY: Final = TOKEN + MAX_PLAYERS * TOKENS
VP: Final = SUPPLY + MAX_PLAYERS
PAID: Final = VP + MAX_PLAYERS * VP_SOURCES
LOOK: Final = PAID + TOKENS
QUEUE: Final = LOOK + LOOK_ROOM  # room to work in
CELLS: Final = QUEUE + 2 * MAX_SPACES


def coordinate(space: int) -> str:
    """Where a space lies, for people, such as `B3`: the letter of its tile, and its place there, 0 for the City."""
    return f"{TILE_LETTERS[space // TILE_SPACES]}{space % TILE_SPACES}"


# A card in a kingdom: its kind, and then
KIND_MASK: Final = 63
DOWN: Final = 1 << 6  # a Commoner (AH-29)
KNOWN: Final = 1 << 7  # face down, and everybody has seen her face
OLD: Final = 1 << 8  # drawn before the discards last became the deck
COPY_SHIFT: Final = 9  # kind + 1 that a Wiccan copies, 0 for none
COPY_MASK: Final = 63
STAMP_SHIFT: Final = 15  # a number that grows with every reveal, 0 before the first (AHA-37)

HOLDER_BITS: Final = 4  # for each token on a space: seat + 1, the earliest lowest
HOLDER_MASK: Final = (1 << HOLDER_BITS) - 1
NOBODY: Final = -1
NOWHERE: Final = -1
UNREACHABLE: Final = 99
WAITED: Final = 128  # set on a space in the queue whose step out was put off
