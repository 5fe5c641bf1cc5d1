"""Whether a store keeps what is written; seen by writing, for what cannot be written may still be read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, text

from wabe.kernel.message import Message
from wabe.server.errors import BadStore, NotReady
from wabe.server.store.faults import DAMAGED, GONE, LOCKED, in_words, reason_of
from wabe.server.store.writer import Commit

FRESH_SECONDS: Final = 5.0
PATIENCE_SECONDS: Final = 5.0
LOOKED_THROUGH: Final = 64 * 1024 * 1024  # bytes; SQLite checks about 300 MB a second
MUCH: Final = 256 * 1024  # bytes
KEPT_PAGES: Final = 10
log = logging.getLogger(__name__)


class Health:
    """Knows whether the writer's last words were kept, and tries it out where nothing was written for a while.

    However many ask, one attempt is made at a time, and none within five seconds of a commit. A little fits where
    nothing else does: after a group of which nothing was kept, only an attempt to write much is believed.

    Args:
        submit: hands work to the writer.
    """

    def __init__(self, submit: Callable[[Callable[[Connection], Any]], Future[Any]]) -> None:
        self._submit = submit
        self._kept = 0.0
        self._doubtful = self._thorough = False
        self._attempt: asyncio.Future[Any] | None = None

    def heard(self, commit: Commit) -> None:
        """Remember when something was kept, and when nothing was."""
        if not commit.kept:
            self._kept, self._doubtful = 0.0, True
        elif not self._doubtful:
            self._kept = time.monotonic()

    async def check(self) -> None:
        """Raise `NotReady` unless the store keeps what is written; what has no words of ours is for the log alone."""
        if time.monotonic() - self._kept < FRESH_SECONDS:
            return
        if self._attempt is None or self._attempt.done():
            self._thorough = self._doubtful
            self._attempt = asyncio.wrap_future(self._submit(take_room if self._thorough else leave_no_trace))
        try:
            await asyncio.wait_for(asyncio.shield(self._attempt), PATIENCE_SECONDS)
            self._doubtful = self._doubtful and not self._thorough
        except TimeoutError as error:
            raise NotReady(reason=Message(LOCKED)) from error
        except Exception as error:
            reason = reason_of(error)
            log.error("not ready: %s", in_words(reason))
            raise NotReady(reason=reason if isinstance(reason, Message) else Message(GONE)) from error


def leave_no_trace(connection: Connection) -> None:
    """A change that has to be written, and changes nothing."""
    connection.execute(text("INSERT INTO alembic_version VALUES ('probe')"))
    connection.execute(text("DELETE FROM alembic_version WHERE version_num = 'probe'"))


def take_room(connection: Connection) -> None:
    """The same with as much as a busy group of changes has; SQLite writes that at once where it may keep but little."""
    if connection.dialect.name == "sqlite":
        usual = connection.exec_driver_sql("PRAGMA cache_size").scalar()
        connection.exec_driver_sql(f"PRAGMA cache_size={KEPT_PAGES}")
        try:
            connection.exec_driver_sql("SAVEPOINT room")
            connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES (zeroblob({MUCH}))")
            connection.exec_driver_sql("ROLLBACK TO room")
        finally:
            connection.exec_driver_sql(f"PRAGMA cache_size={usual}")
    leave_no_trace(connection)


def look_through(engine: Engine, file: str | None) -> None:
    """Refuse a store that is damaged or cannot be written, before anybody relies on it.

    Large files are not looked through here, so that a start never takes long: `wabe backup` checks them whole.

    Args:
        engine: begins transactions that may write.
        file: of an SQLite store.

    Raises:
        BadStore: it is damaged.
        SQLAlchemyError, OSError: it cannot be written.
    """
    with engine.begin() as connection:
        if file is not None and Path(file).stat().st_size <= LOOKED_THROUGH:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
            if found != "ok":
                raise BadStore(DAMAGED)
        take_room(connection)
