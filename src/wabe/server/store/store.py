"""Opening the store, and reading and writing it from the event loop."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import TypeVar, overload

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wabe.server.errors import BadStore, Overtaken, StoreFailed, StoreInUse
from wabe.server.sources import without_password
from wabe.server.store import engines
from wabe.server.store.faults import in_words, reason_of
from wabe.server.store.health import Health, look_through
from wabe.server.store.leases import Leases, SharedLeases
from wabe.server.store.lock import StoreLock
from wabe.server.store.news import News, SharedNews
from wabe.server.store.rows import Step, load_key
from wabe.server.store.schema import REVISION
from wabe.server.store.served import load_served
from wabe.server.store.writer import Commit, Writer

T = TypeVar("T")
M = TypeVar("M")
log = logging.getLogger(__name__)


class Store:
    """The durable store of one server, or of the workers that share it (`shared`).

    Args:
        address: path of an SQLite file, made if missing, or an SQLAlchemy URL.

    Raises:
        BadStore: it cannot be opened, or belongs to a newer version.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        with ExitStack() as opened:
            try:
                self.engine = _opened(address, opened)
                self._reading = engines.reading(self.engine)
                self.key = self._read(load_key)
                self.served = self._read(load_served)
            except StoreInUse:
                raise
            except (SQLAlchemyError, OSError, sqlite3.Error, ImportError, ValueError, BadStore) as error:
                reason = error.message if isinstance(error, BadStore) else reason_of(error)
                raise BadStore("error-bad-store", address=without_password(address), reason=reason) from error
            self.shared = engines.is_shared(self.engine.url)
            self.news = SharedNews(self.engine) if self.shared else News()
            self.worker = self.news.own
            self.leases = SharedLeases(self.engine) if self.shared else Leases()
            self._writer = Writer(engines.writing(self.engine), self.news.announce)
            for part in (self.leases, self.news, self._writer):
                opened.callback(part.close)
            self._open = opened.pop_all()
        self.health = Health(self._writer.submit)
        self.watch(self.health.heard)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What the query finds, from one consistent position of the store.

        Raises:
            StoreFailed: it cannot be read.
        """
        return await self.made(query, _as_found)

    async def made(self, query: Callable[[Connection], T], make: Callable[[T], M]) -> M:
        """What is made of what the query finds, in the same thread once the store has been let go. Raises as `read`."""
        try:
            return await asyncio.to_thread(lambda: make(self._read(query)))
        except SQLAlchemyError as error:
            raise _failure("error-store-unread", error) from error

    @overload
    async def write(self, work: Callable[[Connection], T], table: str = "", step: Step | None = None) -> T: ...

    @overload
    async def write(
        self, work: Callable[[Connection], T] | None, table: str = "", step: Step | None = None
    ) -> T | None: ...

    async def write(
        self, work: Callable[[Connection], T] | None, table: str = "", step: Step | None = None
    ) -> T | None:
        """Do the work, and return after COMMIT.

        Args:
            work: to be done inside a transaction.
            table: the one that it changes; others who have it open hear of that.
            step: the table's next event, written before.

        Raises:
            Overtaken: somebody else has taken a number or a name that has to be the only one.
            StoreFailed: it was not kept.
        """
        try:
            return await asyncio.wrap_future(self._writer.submit(work, table, step))
        except IntegrityError as error:
            raise Overtaken from error
        except SQLAlchemyError as error:
            raise _failure("error-store-failed", error) from error

    def watch(self, watcher: Callable[[Commit], None]) -> None:
        """Let a watcher hear of every commit, in the writer's thread."""
        self._writer.watchers.append(watcher)

    def close(self) -> None:
        """Commit what waits, and let go of the store."""
        self._open.close()

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return query(connection)


def read_elsewhere(address: str, query: Callable[[Connection], T]) -> T:
    """What the query finds in the store of that address, for a process that only reads it, again and again.

    Raises:
        StoreFailed: it cannot be read.
    """
    try:
        with _reader(address).begin() as connection:
            return query(connection)
    except SQLAlchemyError as error:
        raise _failure("error-store-unread", error) from error


@cache
def _reader(address: str) -> Engine:
    return engines.reading(engines.engine_of(engines.url_of(address)))


def _as_found(found: T) -> T:
    return found


def _opened(address: str, opened: ExitStack) -> Engine:
    """The store, brought up to date and looked through; closed with `opened`."""
    engine = engines.engine_of(engines.url_of(address))
    opened.callback(engine.dispose)
    file = engines.file_of(engine)
    if file is not None:
        opened.callback(StoreLock(file).let_go)
    _migrate(engine)
    look_through(engines.writing(engine), file)
    return engine


def _failure(key: str, error: SQLAlchemyError) -> StoreFailed:
    """What those who asked are told; the log hears why, without what was to be read or written."""
    log.error("%s (%s)", StoreFailed(key), in_words(reason_of(error)))
    return StoreFailed(key)


def _migrate(engine: Engine) -> None:
    """Bring the schema up to date. Alembic takes a while to import, so look first whether there is anything to do."""
    if revision_of(engine) != REVISION:
        from wabe.server.store.migrate import upgrade

        upgrade(engine)


def revision_of(engine: Engine) -> str | None:
    """The revision of its schema; None if it has none."""
    with engine.begin() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
