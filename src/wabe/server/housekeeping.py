"""What a server does by the clock: looking again at what was edited by hand, dropping tables nobody ever played at."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from wabe.kernel.errors import WabeError
from wabe.server.carrying import look_at
from wabe.server.daily import day_of
from wabe.server.store import carries, tries
from wabe.server.store.edits import edited_since, last_edit
from wabe.server.store.rows import DAY, now
from wabe.server.store.subscriptions import forget_old
from wabe.server.store.tending import delete_such, empty, found

if TYPE_CHECKING:
    from wabe.server.hub import Hub

LOOK_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 24 * 3600.0
AT_ONCE: Final = 50
TRIES_DAYS: Final = 7  # that it is remembered who has had which
log = logging.getLogger(__name__)


async def keep_house(hub: Hub) -> None:
    """Go on until cancelled; a store that fails for a while is looked at again later."""
    loop = asyncio.get_running_loop()
    seen: int | None = None
    sweep_at = loop.time()
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
        await asyncio.sleep(LOOK_SECONDS)


async def look_again(hub: Hub, seen: int | None) -> int:
    """Drop from memory what others have edited since; who is there comes back to it as it is now. The newest edit."""
    if seen is None:
        return await hub.store.read(last_edit)
    news = await hub.store.read(partial(edited_since, number=seen))
    for edit in news:
        if edit.worker != hub.store.worker:
            look_at(hub, edit.change)
    return max([seen, *(edit.number for edit in news)])


async def sweep(hub: Hub) -> None:
    """Forget links that have ended; delete tables at which nothing was ever done for days, and nobody is there now.

    And call nobody any more who has not been here for as long as a cookie lasts.
    """
    await hub.store.write(partial(carries.sweep, at=hub.clock()))
    await hub.store.write(forget_old)
    await hub.store.write(partial(tries.sweep, before=day_of(hub.clock() - TRIES_DAYS * DAY)))
    if not hub.settings.keep_empty:
        return
    unused = empty(now() - hub.settings.keep_empty * DAY)
    ids = await hub.store.read(partial(found, which=unused))
    for first in range(0, len(ids), AT_ONCE):
        some = [table for table in ids[first : first + AT_ONCE] if not hub.is_used(table)]
        await hub.store.write(partial(delete_such, which=unused, ids=some))
