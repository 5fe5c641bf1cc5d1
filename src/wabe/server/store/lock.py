"""One server at a time has an SQLite store: the file beside it is locked while it is open.

The system lets go of the lock when the process ends, however it ends; the file stays. It is not the store itself that
is locked, because closing that once more would take SQLite's own locks away.
"""

from __future__ import annotations

import os
from typing import Final

from wabe.server.errors import StoreInUse

SUFFIX: Final = "-lock"

if os.name == "posix":
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # there is one on Windows


class StoreLock:
    """Held from the beginning until it is let go, or until the process ends.

    Args:
        database: path of the SQLite file.

    Raises:
        StoreInUse: another server has it.
        OSError: no file can be made beside it.
    """

    def __init__(self, database: str) -> None:
        self._file = os.open(f"{database}{SUFFIX}", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise StoreInUse("error-store-in-use", address=database) from error

    def let_go(self) -> None:
        """Let others have the store."""
        os.close(self._file)
