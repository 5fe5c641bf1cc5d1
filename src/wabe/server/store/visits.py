"""Going into a store by hand, while a server has it or while none has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from wabe.server.errors import BadCopy, BadStore
from wabe.server.sources import without_password
from wabe.server.store.copies import is_there
from wabe.server.store.engines import engine_of, url_of, writing
from wabe.server.store.faults import reason_of
from wabe.server.store.schema import REVISION
from wabe.server.store.store import revision_of


def file_of(address: str) -> Path:
    """The file of an SQLite store. Raises `BadCopy` for other stores."""
    file = _file_in(address)
    if file is None:
        raise BadCopy("error-only-sqlite", address=without_password(address))
    return file


def _file_in(address: str) -> Path | None:
    """The file that an address names, as a path or a URL; None if it names something else."""
    if "://" not in address:
        return Path(address)
    try:
        url = url_of(address)
    except (SQLAlchemyError, ValueError):
        return None
    plain = url.get_backend_name() == "sqlite" and not url.query
    return Path(url.database) if plain and url.database else None


@contextmanager
def visit(address: str) -> Iterator[Engine]:
    """A store whose transactions may write.

    Raises:
        BadStore: there is no such store, it cannot be written, or is of another version.
    """
    file = _file_in(address)
    if file is not None and not is_there(file):
        raise BadStore("error-no-store", name=repr(address))
    try:
        engine = engine_of(url_of(address))
        found = revision_of(engine)
        if found != REVISION:
            raise BadStore("error-other-revision", revision=str(found), known=REVISION)
        yield writing(engine)
        engine.dispose()
    except (SQLAlchemyError, OSError, sqlite3.Error, ImportError, ValueError, BadStore) as error:
        reason = error.message if isinstance(error, BadStore) else reason_of(error)
        raise BadStore("error-bad-store", address=without_password(address), reason=reason) from error
