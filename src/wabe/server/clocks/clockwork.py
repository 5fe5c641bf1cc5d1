"""What becomes of a table when somebody's time is up, and who notices.

Whoever has the table in memory looks when the first time is up. Should several workers, the change of the seat is one
worker's, and the others see that it is done. Tables that nobody has in memory are looked after by one worker.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from wabe.kernel.errors import WabeError
from wabe.server import standins
from wabe.server.bots import AGAIN_SECONDS
from wabe.server.clocks.at_table import due, run_out, with_seats
from wabe.server.clocks.served import BEAT_SECONDS
from wabe.server.errors import StoreFailed
from wabe.server.of_table import OfTable
from wabe.server.store.served import due_before, is_anything_due

if TYPE_CHECKING:
    from wabe.server.hub import Hub
    from wabe.server.live import Live

GRACE: Final = 500  # milliseconds that what was done in time may be on its way
LEASE: Final = "clocks"
log = logging.getLogger(__name__)


class Clockwork(OfTable):
    """What makes a table notice that somebody's time is up, or a turn done that was played for somebody."""

    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self._timer: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Look again when the first time will be up, as things stand."""
        self.stop()
        live = self._live
        if live.dropped:
            return
        if standins.done(live):
            live.hub.aside(self._tried(standins.end_turns))
        moment = due(live.table, live.seats)
        if moment is not None:
            self._ring_in((moment + GRACE - live.hub.served.now()) / 1000)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._live.hub.aside(self._tried(time_up))

    async def _tried(self, change: Callable[[Live], Awaitable[None]]) -> None:
        live = self._live
        try:
            await live.locked(partial(change, live))
        except StoreFailed:
            if not live.dropped:
                self._ring_in(AGAIN_SECONDS)


async def time_up(live: Live) -> None:
    """Let bots play on for those whose time is up. With the table locked.

    Raises:
        StoreFailed: whether it is up cannot be known now; while the store is away, nobody's time runs.
    """
    await live.hub.served.beat()
    out = run_out(live, GRACE)
    for seat in out:
        await standins.play_on_for(live, live.seats[seat])
    if not out:
        live.clockwork.wind()
        await keep_due(live)


async def begin(live: Live) -> None:
    """Let clocks begin if nobody is missing any more. With the table locked."""
    if live.table.times is not None and not live.table.times["begun"]:
        with suppress(StoreFailed):  # the first thing that is done lets them begin as well
            await live.hub.served.beat()
            await keep_due(live)


async def keep_due(live: Live) -> None:
    """Keep when the first time is up, should that have changed, or been kept by who did not know all seats yet."""
    right = with_seats(live, live.seats)
    if right.due != live.table.due:
        await live.keep_times(right)
        live.publish_presence()
        live.clockwork.wind()


async def keep_time(hub: Hub) -> None:
    """Say that this server is there while anybody's time runs, and wake tables where it is up; until cancelled."""
    broken: set[str] = set()
    while True:
        try:
            if await hub.store.read(is_anything_due):
                await hub.served.beat()
                await _wake_up(hub, broken)
        except StoreFailed:
            pass  # the store has said so itself
        except Exception:
            log.exception("the clocks could not be looked at")
        await asyncio.sleep(BEAT_SECONDS)


async def _wake_up(hub: Hub, broken: set[str]) -> None:
    async with hub.store.leases.of(LEASE) as mine:
        moment = hub.served.now() - GRACE
        for table_id in await hub.store.read(partial(due_before, moment=moment)) if mine else []:
            if table_id not in broken and not await _woken(hub, table_id):
                broken.add(table_id)


async def _woken(hub: Hub, table_id: str) -> bool:
    """Bring a table into memory, which then sees to its clocks; whether that is possible."""
    try:
        async with hub.held(table_id) as live:
            await live.locked(partial(time_up, live))
    except StoreFailed:
        pass
    except WabeError as error:
        log.warning("the clocks of table %s stand still: %s", table_id, error)
        return False
    except Exception:  # the clocks of all others go on
        log.exception("the clocks of table %s stand still", table_id)
        return False
    return True
