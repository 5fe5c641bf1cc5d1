"""Seats on another device: links that carry them there, and as whom a browser sits at a table.

A link is good once and for five minutes, by the clock of the server (`Hub.clock`). The device of before is left in, or
put out. Who has no seat at a table, and did not make it, has nothing to carry.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection

from wabe.server.errors import NotSeated
from wabe.server.following import renew
from wabe.server.seats import hash_of, new_token
from wabe.server.store import carries
from wabe.server.store.carries import EVERYWHERE, LASTS, Carry
from wabe.server.store.rows import tables_of

if TYPE_CHECKING:
    from wabe.server.hub import Hub
    from wabe.server.live import Live
    from wabe.server.seats import Browser

Json: TypeAlias = dict[str, Any]


async def person_at(live: Live, browser: Browser) -> str:
    """As whom a browser is at a table: as itself, or as one whose companion it is, if that one is known there."""
    if live.is_known(browser.hash) or not browser.known:
        return browser.hash
    found = await live.hub.store.read(partial(carries.persons_of, browser=browser.hash))
    whose = [person for person, table_id in found[1:] if table_id in {EVERYWHERE, live.table.id}]
    if whose and not any(map(live.is_known, whose)):
        await renew(live)
    return next(filter(live.is_known, whose), browser.hash)


async def make(hub: Hub, browser: Browser, live: Live | None, *, stays: bool) -> Json:
    """A link that carries what a browser has at a table, or everywhere. Raises `NotSeated`."""
    person = browser.hash if live is None else await person_at(live, browser)
    token, at = new_token(), hub.clock()
    table_id = EVERYWHERE if live is None else live.table.id
    carry = Carry(hash_of(token), browser.hash, person, table_id, stays, at + LASTS)
    if live is not None and not live.is_known(person):
        raise NotSeated("error-nothing-to-carry")

    def work(connection: Connection) -> None:
        if live is None and not carries.has_any(connection, browser.hash):
            raise NotSeated("error-nothing-to-carry")
        carries.make(connection, carry, at)

    await hub.store.write(work)
    return {"link": f"/carry#{token}", "seconds": LASTS // 1000}


async def look(hub: Hub, browser: Browser, token: str) -> Json:
    """What a link carries, told before it is used. Raises `BadToken`."""
    at = hub.clock()

    def query(connection: Connection) -> tuple[Carry, int]:
        carry = carries.find(connection, hash_of(token), browser.hash, at)
        return carry, len(tables_of(connection, carries.what(connection, carry)))

    carry, count = await hub.store.read(query)
    return {
        "tables": count,
        "table": carry.table_id or None,
        "stays": carry.stays,
        "mine": carry.browser == browser.hash,
        "seconds": (carry.until - at) // 1000,
    }


async def take(hub: Hub, browser: Browser, token: str) -> Json:
    """Carry it here. Whoever has a seat no longer is shown out once it is kept. Raises `BadToken`, `SameDevice`."""
    at = hub.clock()

    def work(connection: Connection) -> tuple[Carry, list[str]]:
        carry, changed = carries.take(connection, hash_of(token), browser.hash, at)
        hub.store.news.announce(connection, changed)
        return carry, changed

    done = await hub.store.write(work)
    assert done is not None
    for table_id in done[1]:
        hub.forget(table_id)
    return {"table": done[0].table_id or None}
