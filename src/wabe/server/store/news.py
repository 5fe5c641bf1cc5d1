"""How the workers that share a store hear of each other: PostgreSQL's NOTIFY says which tables have changed.

It is part of the transaction that changes them, so that nothing is committed unheard, however a worker ends; there is
one for a whole group. It wakes and no more: what is new is read from the log.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

CHANNEL: Final = "wabe"
PAYLOAD: Final = 7999  # bytes that one NOTIFY carries
ALIVE_SECONDS: Final = 5.0
STEPS: Final = 20  # in that time it looks whether it shall end
AGAIN_SECONDS: Final = 0.2
Hear: TypeAlias = Callable[[list[str] | None], object]
log = logging.getLogger(__name__)


class News:
    """That of a store which one server has for itself: there is nobody to tell anything, and nobody who tells."""

    def __init__(self) -> None:
        self.own = secrets.token_hex(4)  # the name of this worker

    def announce(self, connection: Connection, tables: Iterable[str]) -> None:
        """Say within a transaction which tables it changes."""

    def listen(self, hear: Hear) -> None:
        """From now on call `hear`, in any thread, with the tables that others have changed; None: with whichever."""

    def close(self) -> None:
        """Listen no more."""


class SharedNews(News):
    """That of a PostgreSQL store.

    Args:
        engine: connects to it.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._closed = threading.Event()
        self._hears = True  # or should; said once when it ends
        self._thread: threading.Thread | None = None

    def announce(self, connection: Connection, tables: Iterable[str]) -> None:
        for payload in payloads(self.own, sorted(set(tables))):
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def listen(self, hear: Hear) -> None:
        self._thread = threading.Thread(target=self._run, args=(hear,), name="wabe-news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, hear: Hear) -> None:
        import psycopg

        while not self._closed.is_set():
            try:
                self._follow(hear)
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                if self._hears:
                    log.warning("the news of other workers do not come: %s", str(error).partition("\n")[0])
                self._hears = False
                self._closed.wait(AGAIN_SECONDS)

    def _follow(self, hear: Hear) -> None:
        with closing(self._connected()) as connection:
            self._hears = True
            hear(None)  # whatever has been said before
            while not self._closed.is_set():
                for payload in self._heard(connection):
                    sender, _, tables = payload.partition(" ")
                    if sender != self.own:  # what it says itself it need not hear
                        hear(tables.split())

    def _heard(self, connection: Any) -> Iterator[str]:
        """What is said in a while, at the end of which the connection has shown that it is alive."""
        for _ in range(STEPS):
            for notice in connection.notifies(timeout=ALIVE_SECONDS / STEPS):
                yield notice.payload
            if self._closed.is_set():
                return
        connection.execute("SELECT 1")

    def _connected(self) -> Any:
        """A connection of its own, beside those that are lent and given back."""
        fairy = self._engine.raw_connection()
        connection: Any = fairy.driver_connection
        fairy.detach()
        connection.rollback()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        return connection


def payloads(sender: str, tables: list[str]) -> Iterator[str]:
    """Who has changed which tables, in as few texts as can carry it."""
    said = sender
    for table in tables:
        if len(said) + len(table) + 1 > PAYLOAD:
            yield said
            said = sender
        said += f" {table}"
    if tables:
        yield said
