"""The scalars of a state of Wonderland XIII."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderland_xiii.table.cards import KEYS, NAMES
from wabe.games.wonderland_xiii.table.layout import DECKS, NOBODY
from wabe.kernel.scalars import Bits, Flag, Named, Number, Scalar, Scalars, Seat

MOST_TURNS: Final = 1_000

KEYS_HELD: Final[Scalars] = (Number("keys_middle", KEYS, 0, KEYS, "middle"), Number("keys_hand", 0, 0, KEYS, "hand"))
IN_TURN: Final[Scalars] = (
    Bits("unlocked", DECKS),
    Seat("active"),
    Number("turn", 0, 1, MOST_TURNS),
    Number("pass_number", 0, 0, MOST_TURNS),
    Number("explored", NOBODY, NOBODY, DECKS - 1),
    Flag("collapsed"),
)
WON: Final[Scalars] = (Named("won_first", NAMES), Named("won_second", NAMES))
SCALARS: Final[Scalars] = (*KEYS_HELD, *IN_TURN, *WON, Scalar("empty_decks", 0))
