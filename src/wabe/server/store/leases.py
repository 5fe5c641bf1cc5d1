"""Which worker drives the bots of a table: one at a time, for as long as it lives.

A lease is a lock of PostgreSQL's that belongs to a connection, so it ends with its holder, however that ends. Should
two workers drive the same bots for a moment, the log takes one move and refuses the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

TAKE: Final = text("SELECT pg_try_advisory_lock(hashtextextended('wabe-bots:' || :table, 0))")
GIVE_BACK: Final = text("SELECT pg_advisory_unlock(hashtextextended('wabe-bots:' || :table, 0))")
log = logging.getLogger(__name__)


class Leases:
    """Those of a store which one server has for itself: all of them."""

    @asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[bool]:
        """Whether this worker drives the bots of the table until the end of the block."""
        yield True

    def close(self) -> None:
        """Give back all."""


class SharedLeases(Leases):
    """Those of a PostgreSQL store.

    Args:
        engine: connects to it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._held: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1, "wabe-leases")  # what it is asked for it does in order

    @asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[bool]:
        try:
            yield await asyncio.get_running_loop().run_in_executor(self._thread, self._take, table)
        finally:
            with suppress(RuntimeError):  # all have been given back already
                self._thread.submit(self._give_back, table)

    def close(self) -> None:
        self._thread.submit(self._hang_up)
        self._thread.shutdown()

    def _take(self, table: str) -> bool:
        """Whether it is to be had; not while the database cannot be asked, for then no move can be kept either."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            taken = bool(self._connection.execute(TAKE, {"table": table}).scalar())
        except SQLAlchemyError as error:
            log.warning("the leases of bots cannot be had: %s", str(error).partition("\n")[0])
            self._hang_up()
            return False
        self._held.update([table] * taken)
        return taken

    def _give_back(self, table: str) -> None:
        if table not in self._held or self._connection is None:
            return
        self._held -= Counter([table])
        try:
            self._connection.execute(GIVE_BACK, {"table": table})
        except SQLAlchemyError:
            self._hang_up()

    def _hang_up(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
