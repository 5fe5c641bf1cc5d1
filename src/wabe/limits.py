"""What commands name in their help and the library checks, in a module that costs nothing to import."""

from __future__ import annotations

from typing import Final

MOST_GAMES: Final = 1_000_000_000  # of a match, a ladder, a trial, a dataset
MOST_PROCESSES: Final = 64  # of this machine that play
CLOCKS: Final = ("processor", "wall")  # what seconds of thinking are counted by
