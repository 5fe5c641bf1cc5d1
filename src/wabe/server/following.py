"""Several workers at one table: each plays on its own copy, and the log decides.

Whoever wants to change a table judges by what he has of it. If that is not the newest, the store refuses the change (a
number is taken, a seat is another's); then the worker takes back what it has played, reads on in the log, and judges
anew. A refusal counts only by the newest position too. The server that has its store for itself is always there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection

from wabe.kernel.errors import WabeError
from wabe.server.clocks.clockwork import begin
from wabe.server.errors import Overtaken, RequestIdTaken, StoreFailed, UnknownTable
from wabe.server.play import Moment
from wabe.server.presence import see_elsewhere
from wabe.server.store import SavedEvent, presence, rows
from wabe.server.store.rows import SavedNews, load_news, load_reply
from wabe.server.ways import stay

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
TRIES: Final = 8
AGAIN_SECONDS: Final = 0.2
FOLLOWED: Final = {"act", "undo", "back"}
STANDING: Final = (*rows.STANDING, "rematch", "host")
T = TypeVar("T")
log = logging.getLogger(__name__)


async def judged(live: Live, judge: Callable[[], Awaitable[T]]) -> T:
    """What `judge` comes to by the newest position of a table, which is locked.

    Raises:
        WabeError: it says no.
        StoreFailed: others were quicker each time.
    """
    if not live.hub.store.shared:
        return await _judged_alone(live, judge)
    for _ in range(TRIES):
        restore = live.play.savepoint()
        try:
            return await judge()
        except Overtaken:
            restore()
            await catch_up(live)
        except WabeError:
            if live.dropped or not await catch_up(live):
                raise
    raise StoreFailed


async def _judged_alone(live: Live, judge: Callable[[], Awaitable[T]]) -> T:
    """The same where nobody shares the store: what has overtaken it was done by hand, and the table is dropped."""
    try:
        return await judge()
    except Overtaken:
        live.hub.drop(live)
        raise


async def check_held(live: Live, browser: str, seat: int | None) -> None:
    """Whether a browser may be shown a table through a seat, which it holds, or none. With the table locked.

    Raises:
        NotYourSeat: it may not.
        StoreFailed: the table has been dropped; there may be moves in it that were never kept.
    """
    live.check_alive()

    async def check() -> None:
        if seat is not None:
            live.held(browser, seat)

    await judged(live, check)


async def first_answer(live: Live, browser: str, request_id: str) -> Json | None:
    """What another worker has answered to the same request, if it has changed something.

    Raises:
        RequestIdTaken: another browser has used the id.
    """
    if not live.hub.store.shared:
        return None
    reply = await live.hub.store.read(lambda connection: load_reply(connection, live.table.id, request_id))
    if reply is None:
        return None
    if reply.browser != browser:
        raise RequestIdTaken
    return {"ok": True, **reply.answer}


async def renew(live: Live) -> None:
    """Look at what others have changed, before something is refused."""
    if live.hub.store.shared:
        await live.locked(partial(catch_up, live))


def hear(live: Live) -> None:
    """Look for what others have changed, now that they have said so."""
    live.has_news = live.hub.store.shared
    if live.has_news and (live.following is None or live.following.done()):
        live.following = asyncio.get_running_loop().create_task(_follow(live))


async def _follow(live: Live) -> None:
    while live.has_news and not live.dropped:
        try:
            async with live.lock:
                live.has_news = False
                await catch_up(live)
                await judged(live, partial(stay, live))
                await judged(live, partial(begin, live))
        except UnknownTable:
            return
        except StoreFailed:
            live.has_news = True
            await asyncio.sleep(AGAIN_SECONDS)


async def catch_up_if_possible(live: Live) -> None:
    """Catch up before something is shown. While the store cannot be read, what is known is shown, and more follows.

    Raises:
        UnknownTable: it is gone.
    """
    try:
        await catch_up(live)
    except StoreFailed:
        hear(live)


async def catch_up(live: Live) -> bool:
    """Take over and publish what others have committed; whether there was anything. With the table locked.

    Raises:
        StoreFailed: it cannot be read, or does not go on from here: then the table is dropped.
        UnknownTable: it is gone.
    """
    store, table, seq = live.hub.store, live.table, live.play.seq
    if not store.shared or live.dropped:
        return False
    line = live.chat[-1].number if live.chat else 0

    def look(connection: Connection) -> tuple[SavedNews | None, frozenset[str]]:
        return load_news(connection, table.id, seq, line), presence.elsewhere(connection, table.id, store.worker)

    news, there = await store.read(look)
    if news is None:
        live.hub.drop(live)
        raise UnknownTable
    try:
        return _take_over(live, news, there)
    except Exception as error:
        log.warning("table %s is loaded anew: %s", table.id, error, exc_info=not isinstance(error, WabeError))
        live.hub.drop(live)
        raise StoreFailed from error


def _take_over(live: Live, news: SavedNews, there: frozenset[str]) -> bool:
    before, moved = live.table, see_elsewhere(live, there)
    others = [seat for seat in news.seats if seat != live.seats[seat.number]]
    live.table = replace(before, **{name: getattr(news.table, name) for name in STANDING})
    live.take_seats(others)
    for event in news.events:
        live.publish(_played(live, event))
    for line in news.chat:
        live.publish_chat(line)
    if moved or before.rematch != live.table.rematch or (before.due != live.table.due and not news.events):
        live.publish_presence()
        live.clockwork.wind()
    return bool(moved or others or news.chat) or before != live.table


def _played(live: Live, event: SavedEvent) -> Moment | None:
    """Play an event of the log; what of it is to be published. Raises `WabeError` if that cannot be."""
    if event.seq != live.play.seq + 1:
        raise StoreFailed
    if event.kind not in FOLLOWED:
        raise StoreFailed  # other rules hold from here on
    live.play.repeat(event.kind, event.seat, event.form)
    return live.play.now if event.kind == "act" else None
