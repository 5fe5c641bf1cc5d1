"""Copies of an SQLite store: made while a server runs, checked, and brought back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final

from wabe.server.errors import BadCopy
from wabe.server.store.faults import DAMAGED, reason_of

SIDES: Final = ("-wal", "-shm")
OLD: Final = ".before"


def back_up(store: Path, copy: Path) -> None:
    """Write a copy of a store as it is at one moment, whole or not at all; a server goes on meanwhile.

    Raises:
        BadCopy: there is no store, there is a file of the copy's name, the copy cannot be written or is damaged.
    """
    if not store.is_file():
        raise BadCopy("error-no-store", name=repr(str(store)))
    if copy.exists():
        raise BadCopy("error-copy-exists", name=repr(str(copy)))
    with _told(copy):
        _copy(store, copy)


def restore(copy: Path, store: Path, *, replace: bool = False) -> Path | None:
    """Put a copy in a store's place; the store that was there is kept beside, and where is returned.

    Raises:
        BadCopy: it is damaged or no store, a server has the store open, or one is there and shall not be replaced.
    """
    if not copy.is_file():
        raise BadCopy("error-no-store", name=repr(str(copy)))
    if store.exists() and not replace:
        raise BadCopy("error-store-exists", name=repr(str(store)))
    fresh = _beside(store, "fresh")
    try:
        with _told(copy):
            _copy(copy, fresh)
            kept = _put_aside(store) if store.exists() else None
            fresh.replace(store)
    finally:
        fresh.unlink(missing_ok=True)
    return kept


def _copy(source: Path, target: Path) -> None:
    """SQLite's own online copy, checked, and on the disk before it gets its name."""
    part = _beside(target, "part")
    try:
        with closing(_opened(source, "ro")) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            _check(new)
        _flush(part)
        part.replace(target)
        _flush(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _check(connection: sqlite3.Connection) -> None:
    """Raise `sqlite3.DatabaseError` unless all of it is sound, and `BadCopy` unless it is a store."""
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise BadCopy(DAMAGED)
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        raise BadCopy("error-not-a-store")


def _put_aside(store: Path) -> Path:
    """Rename a store that nobody has open, with all that is in it. Raises `BadCopy` if somebody has."""
    with closing(_opened(store, "rw")) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        try:
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
        except sqlite3.OperationalError:
            mode = "wal"
        if mode != "delete":
            raise BadCopy("error-store-open")
    kept = _free(store.with_name(f"{store.name}{OLD}"))
    store.replace(kept)
    for side in SIDES:
        store.with_name(f"{store.name}{side}").unlink(missing_ok=True)
    return kept


@contextmanager
def _told(copy: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error, BadCopy) as error:
        reason = error.message if isinstance(error, BadCopy) else reason_of(error)
        raise BadCopy("error-bad-copy", name=repr(str(copy)), reason=reason) from error


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=10)


def _free(wanted: Path) -> Path:
    """A name that no file has: this one, or with a number behind it."""
    numbered = (wanted.with_name(f"{wanted.name}.{number}") for number in count(2))
    return next(path for path in chain([wanted], numbered) if not path.exists())


def _beside(file: Path, end: str) -> Path:
    return file.with_name(f".{file.name}.{os.getpid()}.{end}")


def _flush(path: Path) -> None:
    """See to it that it is on the disk."""
    if path.is_dir() and os.name != "posix":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
