"""Which worker does what only one shall do, such as drive the bots of a table: one at a time, for as long as it lives.

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

from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

KEY: Final = "hashtextextended('wabe:' || :what, 0)"
TAKE: Final = text(f"SELECT pg_try_advisory_lock({KEY})")
GIVE_BACK: Final = text(f"SELECT pg_advisory_unlock({KEY})")
LOOK: Final = text(  # at the list of locks, which has the two halves of the key
    "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND (classid::bigint << 32 | objid::bigint) = {KEY})"
)
log = logging.getLogger(__name__)


class Leases:
    """Those of a store which one server has for itself: all of them."""

    @asynccontextmanager
    async def of(self, what: str) -> AsyncIterator[bool]:
        """Whether this worker, and no other one, does this until the end of the block.

        Args:
            what: a table, whose bots it drives; or a kind of work and a table.
        """
        yield True

    async def is_held(self, what: str) -> bool:
        """Whether another worker does this now; to ask keeps nobody from doing it."""
        return False

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
    async def of(self, what: str) -> AsyncIterator[bool]:
        try:
            yield await asyncio.get_running_loop().run_in_executor(self._thread, self._take, what)
        finally:
            with suppress(RuntimeError):  # all have been given back already
                self._thread.submit(self._give_back, what)

    async def is_held(self, what: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._asked, LOOK, what)

    def close(self) -> None:
        self._thread.submit(self._hang_up)
        self._thread.shutdown()

    def _take(self, what: str) -> bool:
        """Whether it is to be had; not while the database cannot be asked, for then nothing can be kept either."""
        taken = self._asked(TAKE, what)
        self._held.update([what] * taken)
        return taken

    def _asked(self, question: TextClause, what: str) -> bool:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            return bool(self._connection.execute(question, {"what": what}).scalar())
        except SQLAlchemyError as error:
            log.warning("the leases of this worker cannot be had: %s", str(error).partition("\n")[0])
            self._hang_up()
            return False

    def _give_back(self, what: str) -> None:
        if what not in self._held or self._connection is None:
            return
        self._held -= Counter([what])
        try:
            self._connection.execute(GIVE_BACK, {"what": what})
        except SQLAlchemyError:
            self._hang_up()

    def _hang_up(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
