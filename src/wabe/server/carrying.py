"""Seats on another device: links that carry them there, and as whom a browser sits at a table.

A link is good once and for five minutes, by the clock of the server (`Hub.clock`). The device of before is left in, or
put out. Who has no seat at a table, and did not make it, has nothing to carry.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection

from wabe.server.errors import NotFound, NotSeated
from wabe.server.following import renew
from wabe.server.frames import iso
from wabe.server.seats import hash_of, new_token
from wabe.server.store import carries
from wabe.server.store.carries import LASTS, Carry
from wabe.server.store.edits import Change, tell
from wabe.server.store.schema import EVERYWHERE
from wabe.server.subscriber import RESTART, Subscriber

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
    """What a link carries, told before it is used. Raises `BadToken`, `OwnSeatHere`, `TooManyDevices`."""
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
    """Carry it here. Whoever has a seat no longer is shown out.

    Raises:
        BadToken, SameDevice, OwnSeatHere, TooManyDevices.
    """
    at, digest = hub.clock(), hash_of(token)
    # most refusals write nothing
    await hub.store.read(partial(carries.check, token=digest, browser=browser.hash, at=at))

    def work(connection: Connection) -> tuple[Carry, Change, int]:
        carry, change, left = carries.take(connection, digest, browser.hash, at)
        _tell(hub, connection, change)
        return carry, change, left

    carry, change, left = await hub.store.write(work)
    look_at(hub, change)
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
    found = await hub.store.read(partial(carries.companions_of, browser=browser.hash))
    if all(one.id != companion for one in found):
        raise NotFound

    def work(connection: Connection) -> Change:
        change = carries.end(connection, companion, browser.hash)
        _tell(hub, connection, change)
        return change

    look_at(hub, await hub.store.write(work))


def look_at(hub: Hub, change: Change) -> None:
    """Let those come back as who they are now whom a change is about."""
    for table_id in change.tables:
        hub.forget(table_id)
    for device, table_id in change.devices:
        hub.show_out(device, table_id)


async def check_still(live: Live, subscriber: Subscriber) -> None:
    """Show out who has come for somebody else, and plays for that one no more since it was let in."""
    if subscriber.device != subscriber.browser:
        persons = await live.hub.store.read(partial(carries.persons_of, browser=subscriber.device))
        if carries.person_at(live.table.id, persons, live.is_known) != subscriber.browser:
            subscriber.close(RESTART)


def _tell(hub: Hub, connection: Connection, change: Change) -> None:
    hub.store.news.announce(connection, change.tables)
    tell(connection, change, hub.store.worker)
