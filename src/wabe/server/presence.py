"""Who comes to a table and leaves it: said to all who are there, and to other workers that share the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from wabe.server.errors import StoreFailed
from wabe.server.store import Store, presence

if TYPE_CHECKING:
    from wabe.server.live import Live
    from wabe.server.seats import Seat


def come(live: Live, browser: str) -> None:
    """A browser has opened the table here."""
    _tell(live, presence.come, browser)
    if live.is_seated(browser):
        live.publish_presence()


def go(live: Live, browser: str) -> None:
    """It has closed all that it had open."""
    _tell(live, presence.go, browser)
    if live.is_seated(browser):
        live.last_seen[browser] = time.monotonic()
        live.publish_presence()


def absent_in(live: Live, seat: Seat) -> float:
    """In how many seconds a player who stays away has been so for long; 0: they have, or never came."""
    since = live.last_seen.get(seat.holder or "", live.loaded)
    return 0.0 if seat.open else max(0.0, since + live.hub.settings.absent_after - time.monotonic())


def see_elsewhere(live: Live, browsers: frozenset[str]) -> bool:
    """Learn which browsers have the table open at other workers; whether that has changed."""
    gone = filter(live.is_seated, live.elsewhere - browsers)
    live.last_seen.update(dict.fromkeys(gone, time.monotonic()))
    changed, live.elsewhere = browsers != live.elsewhere, browsers
    return changed


async def stay(store: Store, tables: Callable[[], Iterable[Live]], hear: Callable[[list[str]], None]) -> None:
    """Keep what this worker has told the others from running out, and true; and see who is not there any more.

    Nobody tells of those whose worker has been killed.

    Args:
        store: that they share.
        tables: those in memory.
        hear: looks for what has changed at some of them.
    """
    while store.shared:
        here = {(live.table.id, subscriber.browser) for live in tables() for subscriber in live.subscribers}
        with suppress(StoreFailed):
            await store.write(partial(presence.renew, here=here, worker=store.worker))
            there = await store.read(partial(presence.all_elsewhere, worker=store.worker))
            hear([live.table.id for live in tables() if live.elsewhere != there.get(live.table.id, frozenset())])
        await asyncio.sleep(presence.RENEW_SECONDS)


def _tell(live: Live, change: Callable[..., Any], browser: str) -> None:
    store, table_id = live.hub.store, live.table.id
    if store.shared:
        told = partial(change, table_id=table_id, browser=browser, worker=store.worker)
        live.hub.aside(store.write(told, table_id))
