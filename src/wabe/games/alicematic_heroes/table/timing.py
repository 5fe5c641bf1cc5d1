"""When effects of Alices act: bits of a mask, in the order of a turn."""

from __future__ import annotations

from typing import Final

ON_CARD_PLACED: Final = 1
ON_REVEAL: Final = 2
STATIC: Final = 4
BEFORE_INVASION: Final = 8
INVASION_OUTCOME: Final = 16
ON_INVASION_SUCCESS: Final = 32
ON_CITY: Final = 64
END_GAME: Final = 128
TIMINGS: Final = [
    "on_card_placed",
    "on_reveal",
    "static",
    "before_invasion",
    "invasion_outcome",
    "on_invasion_success",
    "on_city",
    "end_game",
]


def timing_mask(words: list[str]) -> int:
    """The bit mask of these words of `TIMINGS`."""
    return sum(1 << TIMINGS.index(word) for word in words)
