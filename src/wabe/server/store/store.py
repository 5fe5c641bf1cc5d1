"""Opening the store, and reading and writing it from the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from wabe.server.errors import BadStore, StoreFailed
from wabe.server.store.schema import REVISION
from wabe.server.store.writer import Writer

BUSY_SECONDS = 10
T = TypeVar("T")


class Store:
    """The durable store of one server.

    Args:
        address: path of an SQLite file, made if missing, or an SQLAlchemy URL.

    Raises:
        BadStore: it cannot be opened, or belongs to a newer version.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        try:
            self.engine = _engine(address)
            _migrate(self.engine)
        except (SQLAlchemyError, OSError, sqlite3.Error, ImportError, ValueError) as error:
            reason = error.message if isinstance(error, BadStore) else str(error).splitlines()[0]
            raise BadStore("error-bad-store", address=address, reason=reason) from error
        self._writer = Writer(self.engine.execution_options(writes=True))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What the query finds, from one consistent position of the store."""
        return await asyncio.to_thread(self._read, query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work, and return after COMMIT.

        Raises:
            StoreFailed: it was not kept.
        """
        try:
            return await asyncio.wrap_future(self._writer.submit(work))
        except SQLAlchemyError as error:
            raise StoreFailed from error

    def close(self) -> None:
        """Commit what waits, and let go of the store."""
        self._writer.close()
        self.engine.dispose()

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return query(connection)


def read_elsewhere(address: str, query: Callable[[Connection], T]) -> T:
    """What the query finds in the store of that address, for a process that only reads it, again and again."""
    with _reader(address).begin() as connection:
        return query(connection)


@cache
def _reader(address: str) -> Engine:
    return _engine(address)


def _engine(address: str) -> Engine:
    engine = create_engine(address if "://" in address else _sqlite_file(address))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


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
    if _revision(engine) != REVISION:
        from wabe.server.store.migrate import upgrade

        upgrade(engine)


def _revision(engine: Engine) -> str | None:
    with engine.begin() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
