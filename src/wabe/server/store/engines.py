"""The two kinds of stores: SQLite, which one server has for itself, and PostgreSQL, which several workers share."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text

from wabe.server.errors import BadStore

BUSY_SECONDS: Final = 10
DRIVER: Final = "postgresql+psycopg"
USUAL: Final[dict[str, Any]] = {"hide_parameters": True, "json_deserializer": msgspec.json.decode}
POSTGRESQL: Final = {"postgres", "postgresql"}  # with whatever driver the server brings


def url_of(address: str) -> URL:
    """The URL of a store: the address is one, or the path of an SQLite file, whose folder is made if missing.

    Raises:
        ArgumentError, ValueError, OSError: there can be no such store.
    """
    if "://" not in address:
        return _sqlite_file(address)
    url = make_url(address)
    return url.set(drivername=DRIVER) if url.drivername in POSTGRESQL else url


def is_shared(url: URL) -> bool:
    """Whether several workers may have the store at the same time."""
    return url.get_backend_name() == "postgresql"


def engine_of(url: URL) -> Engine:
    """Connects to a store. Raises `BadStore`, `ImportError`: its driver is not installed."""
    if is_shared(url):
        try:
            return create_engine(url, pool_pre_ping=True, **USUAL)
        except ImportError as error:
            raise BadStore("error-no-driver") from error
    engine = create_engine(url, **USUAL)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def reading(engine: Engine) -> Engine:
    """The same for reading: what one transaction reads is one position of the store, as it always is with SQLite."""
    if not is_shared(engine.url):
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def writing(engine: Engine) -> Engine:
    """The same for writing."""
    return engine.execution_options(writes=True)


def wait_for_turn(connection: Connection) -> None:
    """Change the schema in this transaction alone, whoever else shares the store."""
    if is_shared(connection.engine.url):
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended('wabe-migrations', 0))"))


def file_of(engine: Engine) -> str | None:
    """The path of the SQLite file; None for what is in memory, and for other stores."""
    if engine.dialect.name != "sqlite":
        return None
    with engine.connect() as connection:
        path: str = connection.exec_driver_sql("PRAGMA database_list").all()[0][2]
    return path or None


def _sqlite_file(name: str) -> URL:
    """The address of a file; an absolute one, for no name is SQLite's memory."""
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
