"""How much the engine is tried: `WABE_CAMPAIGN=10 make test` plays ten times as many games.

What pure Python and native code share is tried with the native one; the pure run is there for what may differ, so it
plays a ninth, which meets each number of players and many settings.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, TypeVar

from wabe.kernel.ints import is_compiled

PURE: Final = 9
FACTOR: Final = float(os.environ.get("WABE_CAMPAIGN", "1")) / (1 if is_compiled() else PURE)

T = TypeVar("T")


def campaign(usual: int) -> int:
    """So many games, times what is asked for."""
    return max(1, round(usual * FACTOR))


def some(positions: Iterable[T], one_in: int = 1, first: int = 0) -> Iterator[T]:
    """Every so manieth of these positions, or settings of whole games; the more, the more is asked for.

    Args:
        positions: of a game, one after another.
        one_in: usually.
        first: how many are left out at the beginning; tests of the same games look at others.
    """
    return islice(positions, first, None, max(1, round(one_in / FACTOR)))
