"""Finished games, looked back at: what is sent of one is made once, in a process, and kept in the store for ever.

Nothing of it comes from a table in memory: a process plays the log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection

from wabe.games import find
from wabe.server import daily, replays
from wabe.server.errors import Overtaken, UnknownTable
from wabe.server.labour import Rank
from wabe.server.openness import Eyes, check_open
from wabe.server.prices import for_people
from wabe.server.replays import Parts, Source, stamp_of
from wabe.server.retelling import check_playable
from wabe.server.store import SavedTable
from wabe.server.store.rows import FILE, insert_kept, load_kept, load_table, replace_kept

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Key: TypeAlias = tuple[str, str]
REMEMBERED_BYTES: Final = 16 * 1024 * 1024


class Past:
    """The finished games of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._archive = Archive()

    async def get(self, table_id: str, what: str, reader: str | None, eyes: Eyes = None) -> Parts:
        """A replay as somebody sees it, a course of points, or a save (`replays.MAKERS`), in compressed parts.

        Raises:
            DayRuns: of the table of a day, to a reader without a try (`daily.sealed_to`).
            UnknownTable, UnknownGame, OtherData, ForkedGame, BadSeat.
            GameRunning: before the end nobody looks back, for nobody may look through other seats.
            TooFast, TooBusy: it has to be made, and not now.
        """
        table = await self._looked_at(table_id, eyes)
        sealed = await daily.sealed_to(self._hub, table, reader)
        name = what if eyes is None else f"{what}-{eyes}"
        key = (table_id, f"{name} sealed" if sealed else name)
        return await self._archive.get(key, partial(self._found, table, name, what, eyes, sealed=sealed))

    async def finished(self, table_id: str) -> SavedTable:
        """A table of which everybody may know everything. Raises as `get`."""
        table = await self._looked_at(table_id)
        await daily.sealed_to(self._hub, table, None)
        return table

    async def _looked_at(self, table_id: str, eyes: Eyes = None) -> SavedTable:
        table = await self._table(table_id)
        check_playable(table, find(self._hub.games, table.game))
        check_open(table, eyes)
        return table

    async def kept(self, table_id: str, name: str, stamp: str) -> Parts | None:
        """What is kept of a finished table under a name; None if there is none, or it has another stamp."""
        body = await self._hub.store.read(lambda connection: load_kept(connection, table_id, name))
        return None if body is None else replays.unpacked(body, stamp)

    async def keep(self, table_id: str, name: str, stamp: str, parts: Parts) -> None:
        """Keep that of a finished table under a name. Raises `StoreFailed`."""
        body = replays.packed_parts(parts, stamp)
        await self._keep(lambda connection: replace_kept(connection, table_id, name, body))

    async def shelve(self, table_id: str) -> None:
        """Keep a finished game as it was shown, whatever becomes of the rules."""
        work = partial(replays.shelved, self.source(await self._table(table_id)))
        body, _seconds = await self._hub.labour.do(Rank.BESIDE_PEOPLE, table_id, work)
        if body is not None:
            await self._keep(lambda connection: insert_kept(connection, table_id, FILE, body))

    def source(self, table: SavedTable, *, sealed: bool = False) -> Source:
        """Where a process finds a table; nothing that it makes of a `sealed` one tells its secret."""
        return Source(self._hub.store.address, table.id, find(self._hub.games, table.game).folder, sealed)

    def forget(self, table_id: str) -> None:
        """Remember nothing of a table: it is another one in the store now."""
        self._archive.forget(table_id)

    async def _found(self, table: SavedTable, name: str, what: str, eyes: Eyes, *, sealed: bool) -> Parts:
        if sealed:  # it is not the final one
            return await self._made(self.source(table, sealed=True), what, eyes)
        return await self.kept(table.id, name, stamp_of(table)) or await self._made_for_good(table, name, what, eyes)

    async def _made_for_good(self, table: SavedTable, name: str, what: str, eyes: Eyes) -> Parts:
        parts = await self._made(self.source(table), what, eyes)
        self._hub.aside(self.keep(table.id, name, stamp_of(table), parts))
        self._hub.aside(self.shelve(table.id))
        return parts

    async def _made(self, source: Source, what: str, eyes: Eyes) -> Parts:
        return await for_people(self._hub.labour, partial(replays.made, source, what, eyes))

    async def _keep(self, work: Callable[[Connection], None]) -> None:
        with suppress(Overtaken):  # another worker has kept the same
            await self._hub.store.write(work)

    async def _table(self, table_id: str) -> SavedTable:
        table = await self._hub.store.read(lambda connection: load_table(connection, table_id))
        if table is None:
            raise UnknownTable
        return table


class Archive:
    """What was looked at lately: kept until there is too much of it, then the least recently used goes."""

    def __init__(self, most: int = REMEMBERED_BYTES) -> None:
        self._most = most
        self._kept: dict[Key, asyncio.Future[Parts]] = {}  # the least recently used first

    async def get(self, key: Key, make: Callable[[], Awaitable[Parts]]) -> Parts:
        """What is kept under this name, else what `make` finds; who asks meanwhile waits for the same."""
        made = self._kept.pop(key, None)
        if made is None:
            made = asyncio.ensure_future(make())
        self._kept[key] = made
        try:
            return await asyncio.shield(made)
        except Exception:
            self._kept.pop(key, None)
            raise
        finally:
            self._make_room()

    def forget(self, table_id: str) -> None:
        """Drop all of one table."""
        for key in [key for key in self._kept if key[0] == table_id]:
            del self._kept[key]

    def _make_room(self) -> None:
        sizes = {key: sum(map(len, made.result())) for key, made in self._kept.items() if _is_made(made)}
        surplus = sum(sizes.values()) - self._most
        for key, size in sizes.items():
            if surplus <= 0:
                return
            del self._kept[key]
            surplus -= size


def _is_made(future: asyncio.Future[Parts]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
