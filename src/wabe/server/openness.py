"""Whether a game may be looked back at, through any seat and with all cards open: what the game says is decided here.

Whom the table of a day is open to before that day is over, `daily.py` decides.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from wabe.kernel.errors import BadSeat
from wabe.server.errors import GameRunning
from wabe.server.store import SavedTable

ALL: Final = "all"  # nothing is hidden from these eyes
Eyes: TypeAlias = int | Literal["all"] | None  # of a seat, of everything, of a spectator


def is_open(table: SavedTable) -> bool:
    """Whether nothing in the game of a table is anybody's secret any more."""
    return table.over


def check_open(table: SavedTable, eyes: Eyes = None) -> None:
    """Raise `GameRunning` unless it is, and `BadSeat` where no such eyes are at that table."""
    if isinstance(eyes, int) and eyes >= table.players:
        raise BadSeat("error-no-seat", seat=eyes, last=table.players - 1)
    if not is_open(table):
        raise GameRunning
