"""When Python searches its memory for cycles, which stops everybody: what is new at once, all of it by the clock.

With 500 tables in memory a search through everything takes about a second, and it would come whenever tables are laid.
Little depends on it: tables that leave the memory are in no cycle.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SEARCH_SECONDS: Final = 600.0
YOUNG: Final = 10_000  # new objects that are searched together
NEVER: Final = 2**31 - 1


@contextmanager
def searched_by_the_clock() -> Iterator[None]:
    """Until the block ends, memory is searched through by `search` alone, and never what has been there before."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(YOUNG, usual[1], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def search() -> None:
    """Let go of everything that only keeps itself."""
    gc.collect()
