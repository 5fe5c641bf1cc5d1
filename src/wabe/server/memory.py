"""When Python searches its memory for cycles, which stops everybody: what is new at once, all of it by the clock.

With 500 tables in memory a search through everything takes about a second, and it would come whenever tables are laid.
Little depends on it: tables that leave the memory are in no cycle.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

SEARCH_SECONDS: Final = 600.0
YOUNG: Final = 10_000  # new objects that are searched together
NEVER: Final = 2**31 - 1


async def search_by_the_clock() -> None:
    """Until cancelled, search all of the memory now and then alone, but for what has been there before."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(YOUNG, usual[1], NEVER)
    try:
        while True:
            await asyncio.sleep(SEARCH_SECONDS)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
