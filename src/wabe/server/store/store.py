"""Opening the store, and reading and writing it from the event loop."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from wabe.server.errors import BadStore, StoreFailed
from wabe.server.sources import without_password
from wabe.server.store.faults import in_words, reason_of
from wabe.server.store.health import Health, look_through
from wabe.server.store.schema import REVISION
from wabe.server.store.writer import Commit, Writer

BUSY_SECONDS = 10
T = TypeVar("T")
log = logging.getLogger(__name__)


class Store:
    """The durable store of one server.

    Args:
        address: path of an SQLite file, made if missing, or an SQLAlchemy URL.

    Raises:
        BadStore: it cannot be opened, or belongs to a newer version.
    """

    def __init__(self, address: str) -> None:
        try:
            self.engine = engine_of(address)
            _migrate(self.engine)
            look_through(self.engine.execution_options(writes=True), _file_of(self.engine))
        except (SQLAlchemyError, OSError, sqlite3.Error, ImportError, ValueError, BadStore) as error:
            reason = error.message if isinstance(error, BadStore) else reason_of(error)
            raise BadStore("error-bad-store", address=without_password(address), reason=reason) from error
        self._writer = Writer(self.engine.execution_options(writes=True))
        self.health = Health(self._writer.submit)
        self.watch(self.health.heard)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What the query finds, from one consistent position of the store.

        Raises:
            StoreFailed: it cannot be read.
        """
        try:
            return await asyncio.to_thread(self._read, query)
        except SQLAlchemyError as error:
            raise _failure("error-store-unread", error) from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work, and return after COMMIT.

        Raises:
            StoreFailed: it was not kept.
        """
        try:
            return await asyncio.wrap_future(self._writer.submit(work))
        except SQLAlchemyError as error:
            raise _failure("error-store-failed", error) from error

    def watch(self, watcher: Callable[[Commit], None]) -> None:
        """Let a watcher hear of every commit, in the writer's thread."""
        self._writer.watchers.append(watcher)

    def close(self) -> None:
        """Commit what waits, and let go of the store."""
        self._writer.close()
        self.engine.dispose()

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return query(connection)


def _failure(key: str, error: SQLAlchemyError) -> StoreFailed:
    """What those who asked are told; the log hears why, without what was to be read or written."""
    log.error("%s (%s)", StoreFailed(key), in_words(reason_of(error)))
    return StoreFailed(key)


def engine_of(address: str) -> Engine:
    """Connects to a store."""
    engine = create_engine(address if "://" in address else _sqlite_file(address), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _file_of(engine: Engine) -> str | None:
    """The path of the SQLite file; None for what is in memory, and for other stores."""
    if engine.dialect.name != "sqlite":
        return None
    with engine.connect() as connection:
        path: str = connection.exec_driver_sql("PRAGMA database_list").all()[0][2]
    return path or None


def _sqlite_file(name: str) -> URL:
    """The address of a file, whose folder is made if missing; an absolute one, for no name is SQLite's memory."""
    path = Path(name).resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return URL.create("sqlite", database=str(path))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver's own BEGINs come too late for savepoints; _begin_sqlite has ours
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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
