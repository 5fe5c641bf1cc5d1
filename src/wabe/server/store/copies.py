"""Copies of an SQLite store: made while a server runs, checked, and brought back."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Final

from wabe.server.errors import BadCopy
from wabe.server.store.engines import BUSY_SECONDS
from wabe.server.store.faults import DAMAGED, reason_of
from wabe.server.store.lock import StoreLock

SIDES: Final = ("-wal", "-journal", "-shm")  # without them it is another store, and they make another one of any store
OLD: Final = ".before"
LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def back_up(store: Path, copy: Path) -> None:
    """Write a copy of a store as it is at one moment, whole or not at all; a server goes on meanwhile.

    Raises:
        BadCopy: there is no store, there is a file of the copy's name, the copy cannot be written or is damaged.
    """
    if not is_there(store):
        raise BadCopy("error-no-store", name=repr(str(store)))
    if is_there(copy):
        raise BadCopy("error-copy-exists", name=repr(str(copy)))
    with _told("error-not-copied", name=repr(str(store)), copy=repr(str(copy))):
        _copy(store, copy)


def restore(copy: Path, store: Path, *, replace: bool = False) -> Path | None:
    """Put a copy in a store's place; the store that was there is kept beside, and where is returned.

    Raises:
        BadCopy: it is damaged or no store, somebody has the store open, or one is there and shall not be replaced.
        StoreInUse: a server has the store.
    """
    if not is_there(copy):
        raise BadCopy("error-no-store", name=repr(str(copy)))
    if is_there(store) and not replace:
        raise BadCopy("error-store-exists", name=repr(str(store)))
    fresh = _beside(store, "fresh")
    try:
        with _told("error-bad-copy", name=repr(str(copy))):
            _copy(copy, fresh)
        with _told("error-not-restored", name=repr(str(store))), _locked(store):
            kept = _put_aside(store)
            fresh.replace(store)
            _flush(store.parent)
    finally:
        fresh.unlink(missing_ok=True)
    return kept


def is_there(file: Path) -> bool:
    """Whether there is such a file. Raises `BadCopy` if that cannot be seen."""
    try:
        return file.exists()
    except OSError as error:
        raise BadCopy("error-unseen", name=repr(str(file)), reason=error.strerror) from error


def _copy(source: Path, target: Path) -> None:
    """SQLite's own online copy, checked, and on the disk before it gets its name; for no more eyes than the source."""
    part = _beside(target, "part")
    try:
        part.touch(mode=stat.S_IMODE(source.stat().st_mode))
    except OSError as error:
        raise BadCopy("error-copy-unwritten", name=repr(str(target)), reason=error.strerror) from error
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


def _put_aside(store: Path) -> Path | None:
    """Rename a store, with what lies beside it, to a name that is free; None if there is only what lies beside one."""
    there = is_there(store)
    if there:
        _settle(store)
    kept = next(name for name in _names_aside(store) if not any(part.exists() for part in _parts(name)))
    for old, new in zip(_parts(store), _parts(kept), strict=True):
        if old.exists():
            old.replace(new)
    return kept if there else None


def _settle(store: Path) -> None:
    """Bring into the file what lies beside it, if that can be done. Raises `BadCopy` if somebody has it open."""
    with closing(_opened(store, "rw")) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        try:
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
        except sqlite3.Error as error:  # what is damaged goes aside as it is
            mode = "wal" if getattr(error, "sqlite_errorcode", 0) & 0xFF in LOCKED else "delete"
    if mode != "delete":
        raise BadCopy("error-store-open")


def _names_aside(store: Path) -> Iterator[Path]:
    for number in count(1):
        yield store.with_name(f"{store.name}{OLD}{'' if number == 1 else f'-{number}'}")


def _parts(store: Path) -> list[Path]:
    """The file and what lies beside it while it is open, or after a server was killed."""
    return [store, *(store.with_name(f"{store.name}{side}") for side in SIDES)]


@contextmanager
def _locked(store: Path) -> Iterator[None]:
    """No server begins with the store meanwhile."""
    lock = StoreLock(str(store))
    try:
        yield
    finally:
        lock.let_go()


@contextmanager
def _told(key: str, **names: str) -> Iterator[None]:
    """What fails is told in this sentence, with its reason."""
    try:
        yield
    except (OSError, sqlite3.Error, BadCopy) as error:
        reason = error.message if isinstance(error, BadCopy) else reason_of(error)
        raise BadCopy(key, **names, reason=reason) from error


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS)


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
