"""New stores for tests: copies of one that was made once, since to make it takes longer than most tests of a server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from wabe.server.store import Store


@cache
def new_store() -> bytes:
    """An SQLite store as it is when a server has begun it."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "wabe.sqlite3")
        with closing(Store(str(path))):
            pass
        return path.read_bytes()


def lay(store: Path | str) -> None:
    """Lay a new store where there is none yet, with keys of its own, unless that is the address of a database."""
    if "://" in str(store) or Path(store).exists():
        return
    Path(store).write_bytes(new_store())
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE keys SET value = lower(hex(randomblob(32)))")
