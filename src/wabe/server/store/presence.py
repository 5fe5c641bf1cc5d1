"""Who has a table open at which worker, so that nobody looks absent who is connected to another one.

It is renewed now and then, and runs out where a worker has ended. A server that has its store for itself knows it all.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from wabe.server.store.rows import now
from wabe.server.store.schema import presence

LASTS: Final = 30_000  # milliseconds
RENEW_SECONDS: Final = 10.0


def come(connection: Connection, table_id: str, browser: str, worker: str) -> None:
    """The browser has the table open at a worker."""
    go(connection, table_id, browser, worker)
    there = {"table_id": table_id, "browser": browser, "worker": worker, "until": now() + LASTS}
    connection.execute(insert(presence), there)


def go(connection: Connection, table_id: str, browser: str, worker: str) -> None:
    """It has not any more."""
    same = (presence.c.table_id == table_id) & (presence.c.browser == browser) & (presence.c.worker == worker)
    connection.execute(delete(presence).where(same))


def renew(connection: Connection, here: Collection[tuple[str, str]], worker: str) -> None:
    """All tables and browsers that are together at the worker; what others have not renewed is forgotten."""
    own = presence.c.worker == worker
    told = {(table, browser) for table, browser in connection.execute(select(*presence.c[:2]).where(own))}
    connection.execute(update(presence).where(own).values(until=now() + LASTS))
    for table, browser in sorted(told.difference(here)):  # that could not be said when it was so
        go(connection, table, browser, worker)
    for table, browser in sorted(set(here) - told):
        come(connection, table, browser, worker)
    connection.execute(delete(presence).where(presence.c.until < now()))


def elsewhere(connection: Connection, table_id: str, worker: str) -> frozenset[str]:
    """The browsers that have the table open at other workers."""
    here = (presence.c.table_id == table_id) & _others(worker)
    return frozenset(connection.execute(select(presence.c.browser).where(here)).scalars())


def all_elsewhere(connection: Connection, worker: str) -> dict[str, frozenset[str]]:
    """The same for each table at which there is somebody."""
    found: dict[str, set[str]] = {}
    for table_id, browser in connection.execute(select(*presence.c[:2]).where(_others(worker))):
        found.setdefault(table_id, set()).add(browser)
    return {table_id: frozenset(browsers) for table_id, browsers in found.items()}


def _others(worker: str) -> ColumnElement[bool]:
    return (presence.c.worker != worker) & (presence.c.until >= now())
