"""The browsers that want to be called while no page of theirs is open, and for what."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, union

from wabe.server.seats import COOKIE_SECONDS
from wabe.server.store.rows import now
from wabe.server.store.schema import EVERYWHERE, companions, keys, seats, subscriptions, tables

MOST: Final = 5  # of one person
CALLED: Final = 10  # wherever else the devices are that play along


@dataclass(frozen=True)
class Subscription:
    """Where and how one browser is called.

    Args:
        browser: hash of its cookie.
        endpoint: address of its push service, which nobody else knows.
        public: its public key, as text.
        secret: what it shares with this server, as text.
        language: that it is called in.
        calls: what for: `turn`, `joined`, `over`.
    """

    browser: str
    endpoint: str
    public: str
    secret: str
    language: str
    calls: list[str]


def digest_of(endpoint: str) -> str:
    """What an endpoint is known by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscribe(connection: Connection, one: Subscription) -> None:
    """Call a browser there from now on; of too many of one person the oldest go."""
    unsubscribe(connection, one.endpoint)
    connection.execute(insert(subscriptions), {"digest": digest_of(one.endpoint), "renewed": now(), **vars(one)})
    newest = select(subscriptions.c.digest).where(subscriptions.c.browser == one.browser)
    found = connection.execute(newest.order_by(subscriptions.c.renewed.desc(), subscriptions.c.digest)).scalars().all()
    too_many = [digest for digest in found if digest != digest_of(one.endpoint)][MOST - 1 :]
    connection.execute(delete(subscriptions).where(subscriptions.c.digest.in_(too_many)))


def unsubscribe(connection: Connection, endpoint: str) -> None:
    """Call nobody there any more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.digest == digest_of(endpoint)))


def subscribed(connection: Connection, browser: str, table_id: str, call: str) -> list[Subscription]:
    """Where a browser wants to be called for that; also where the devices do that play as it does at the table.

    Its own come first, then the latest of those, and so many in all.
    """
    along = (companions.c.person == browser) & companions.c.table_id.in_([EVERYWHERE, table_id])
    own = select(seats.c.holder).where((seats.c.table_id == table_id) & seats.c.holder.is_not(None))
    host = select(tables.c.host).where((tables.c.id == table_id) & tables.c.host.is_not(None))
    itself = companions.c.browser.in_(union(own, host))  # who has something there is nobody's companion
    devices = select(companions.c.browser).where(along & ~itself)
    query = select(*(subscriptions.c[name] for name in Subscription.__dataclass_fields__))
    there = query.where((subscriptions.c.browser == browser) | subscriptions.c.browser.in_(devices))
    rows = connection.execute(there.order_by(subscriptions.c.browser != browser, subscriptions.c.renewed.desc()))
    return [one for one in (Subscription(*row) for row in rows) if call in one.calls][:CALLED]


def forget_browsers(connection: Connection, browsers: Sequence[str]) -> None:
    """Call none of these browsers any more, wherever."""
    connection.execute(delete(subscriptions).where(subscriptions.c.browser.in_(browsers)))


def forget_old(connection: Connection) -> None:
    """Call nobody any more who has not been here for longer than a cookie lasts."""
    connection.execute(delete(subscriptions).where(subscriptions.c.renewed < now() - COOKIE_SECONDS * 1000))


def load_call_key(connection: Connection) -> str:
    """The number of the key that signs calls, in hexadecimal."""
    found: str = connection.execute(select(keys.c.value).where(keys.c.name == "call")).scalar_one()
    return found
