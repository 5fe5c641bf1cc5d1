"""What is wrong with a store, told by the errors of SQLite, PostgreSQL and the system."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from wabe.kernel.errors import VOICE
from wabe.kernel.message import Message

READ_ONLY: Final = "error-store-read-only"
FULL: Final = "error-store-full"
DAMAGED: Final = "error-store-damaged"
LOCKED: Final = "error-store-locked"
GONE: Final = "error-store-gone"

PRIMARY: Final = 0xFF  # of SQLite's codes; the other bits say more
SQLITE: Final = {
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: FULL,  # no room for what SQLite keeps beside the file
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
}
POSTGRESQL: Final = {"25006": READ_ONLY, "53100": FULL, "XX001": DAMAGED, "XX002": DAMAGED, "55P03": LOCKED}
SYSTEM: Final = {errno.EROFS: READ_ONLY, errno.EACCES: READ_ONLY, errno.EPERM: READ_ONLY, errno.ENOSPC: FULL}
AWAY: Final = ("08", "57P")  # the classes of PostgreSQL's states for a connection or a server that ends


def reason_of(error: BaseException) -> str | Message:
    """Why the store failed, to stand within a sentence; what has no words of ours in those of the database."""
    key = _key_of(error)
    original = error.orig if isinstance(error, DBAPIError) else error
    return Message(key) if key else str(original).strip().partition("\n")[0].rstrip(".") or type(error).__name__


def in_words(reason: str | Message) -> str:
    """A reason in the language of this process."""
    return VOICE.say(reason) if isinstance(reason, Message) else reason


def _key_of(error: BaseException) -> str | None:
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", None) or 0
        return SQLITE.get(code) or SQLITE.get(code & PRIMARY)
    if isinstance(original, OSError):
        return SYSTEM.get(original.errno or 0)
    state = getattr(original, "sqlstate", None)
    if isinstance(state, str):
        return POSTGRESQL.get(state) or (GONE if state.startswith(AWAY) else None)
    return GONE if isinstance(error, DBAPIError) and error.connection_invalidated else None
