"""What a server does by the clock.

It looks again at what was edited by hand, drops tables nobody ever played at, and searches its memory.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from wabe.kernel.errors import WabeError
from wabe.server import memory
from wabe.server.store.rows import now
from wabe.server.store.tending import DAY, delete_tables, edited_since, empty_tables, last_edit

if TYPE_CHECKING:
    from wabe.server.hub import Hub

LOOK_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 24 * 3600.0
AT_ONCE: Final = 50
log = logging.getLogger(__name__)


async def keep_house(hub: Hub) -> None:
    """Go on until cancelled; a store that fails for a while is looked at again later."""
    loop = asyncio.get_running_loop()
    seen: int | None = None
    sweep_at, search_at = loop.time(), loop.time() + memory.SEARCH_SECONDS
    with memory.searched_by_the_clock():
        while True:
            try:
                seen = await look_again(hub, seen)
                if loop.time() >= sweep_at:
                    sweep_at = loop.time() + SWEEP_SECONDS
                    await sweep(hub)
            except WabeError:
                pass  # the store has said so itself
            except Exception:
                log.exception("the house could not be kept in order")
            if loop.time() >= search_at:
                search_at = loop.time() + memory.SEARCH_SECONDS
                memory.search()
            await asyncio.sleep(LOOK_SECONDS)


async def look_again(hub: Hub, seen: int | None) -> int:
    """Drop from memory what was edited by hand since; who is there comes back to it as it is now. The newest edit."""
    if seen is None:
        return await hub.store.read(last_edit)
    news = await hub.store.read(partial(edited_since, number=seen))
    for _, table in news:
        hub.forget(table)
    return max([seen, *(number for number, _ in news)])


async def sweep(hub: Hub) -> None:
    """Delete the tables at which nothing was ever done, days after they were made, and nobody is there now."""
    if not hub.settings.keep_empty:
        return
    before = now() - hub.settings.keep_empty * DAY
    found = await hub.store.read(lambda connection: empty_tables(connection, before))
    unused = [table for table in found if not hub.is_used(table)]
    for first in range(0, len(unused), AT_ONCE):
        await hub.store.write(partial(delete_tables, ids=unused[first : first + AT_ONCE]))
