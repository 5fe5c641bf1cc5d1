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
from wabe.server.frames import iso
from wabe.server.seats import hash_of, new_token
from wabe.server.store import carries
from wabe.server.store.carries import LASTS, Carry
from wabe.server.store.schema import EVERYWHERE

if TYPE_CHECKING:
    from wabe.server.hub import Hub
    from wabe.server.live import Live
    from wabe.server.seats import Browser

Json: TypeAlias = dict[str, Any]


async def person_at(live: Live, browser: Browser) -> str:
    """As whom a browser is at a table: as itself, or as one whose companion it is, if that one is known there."""
    if live.is_known(browser.hash) or not browser.known:
        return browser.hash
    persons = await live.hub.store.read(partial(carries.persons_of, browser=browser.hash))
    find = partial(carries.person_at, live.table.id, persons, live.is_known)
    if len(persons) > 1 and find() == browser.hash:
        await renew(live)
    return find()


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
    """What a link carries, told before it is used. Raises `BadToken`, `OwnSeatHere`."""
    at = hub.clock()

    def query(connection: Connection) -> tuple[Carry, tuple[int, int]]:
        carry = carries.find(connection, hash_of(token), browser.hash, at)
        return carry, carries.count(connection, carry, browser.hash)

    carry, (count, left) = await hub.store.read(query)
    return {
        "tables": count,
        "left": left,
        "table": carry.table_id or None,
        "stays": carry.stays,
        "mine": carry.browser == browser.hash,
        "seconds": (carry.until - at) // 1000,
    }


async def take(hub: Hub, browser: Browser, token: str) -> Json:
    """Carry it here. Whoever has a seat no longer is shown out. Raises `BadToken`, `SameDevice`, `OwnSeatHere`."""
    at = hub.clock()

    def work(connection: Connection) -> tuple[Carry, list[str], int]:
        carry, changed, left = carries.take(connection, hash_of(token), browser.hash, at)
        hub.store.news.announce(connection, changed)
        return carry, changed, left

    carry, changed, left = await hub.store.write(work)
    _show_out(hub, changed)
    return {"table": carry.table_id or None, "left": left}


async def listed(hub: Hub, browser: Browser) -> Json:
    """The devices that play what a browser has, and those whose seats it plays."""
    found = await hub.store.read(partial(carries.companions_of, browser=browser.hash))
    return {
        "companions": [
            {
                "id": one.id,
                "mine": one.person == browser.hash,
                "table": one.table_id or None,
                "since": iso(one.since),
            }
            for one in found
        ]
    }


async def end(hub: Hub, browser: Browser, companion: str) -> None:
    """End one of them, whichever side it is. Raises `NotFound`."""

    def work(connection: Connection) -> list[str]:
        changed = carries.end(connection, companion, browser.hash)
        hub.store.news.announce(connection, changed)
        return changed

    _show_out(hub, await hub.store.write(work))


def _show_out(hub: Hub, tables: list[str]) -> None:
    """Let everybody come back as who they are now."""
    for table_id in tables:
        hub.forget(table_id)
