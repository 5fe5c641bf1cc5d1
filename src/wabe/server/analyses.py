"""Analyses of finished games: asked for, made one after the other in processes of their own, kept with the table.

One that the end of a server has left half made is asked for again.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from wabe.analysis.report import REPORT_VERSION
from wabe.kernel.errors import WabeError
from wabe.server.apart import Most, Tell, TooLong, done_apart
from wabe.server.errors import NoAnalysis, StoreFailed, TooBusy
from wabe.server.language import refusal
from wabe.server.prices import asking
from wabe.server.replays import Source, packed
from wabe.server.store import SavedTable
from wabe.server.store.tending import is_there

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Json: TypeAlias = dict[str, Any]
Analyse: TypeAlias = Callable[[Source, Tell], Json]
NAME: Final = "analysis"  # among what is kept of a finished game
FAILURE: Final = "no-analysis"  # there too: why the last attempt came to nothing
STAMP: Final = str(REPORT_VERSION)  # of both; what older rules and releases have made stays, for it names them
ALL: Final = 20  # that are made or wait
OWN: Final = 2  # of these that one address has asked for
MOST: Final = Most(work=1800, wait=6 * 3600)
log = logging.getLogger(__name__)


class Analysis:
    """One that is being made, or waits for its turn.

    Args:
        table: the finished one.
        asker: the address that has asked for it; "" if nobody has.
    """

    def __init__(self, table: SavedTable, asker: str) -> None:
        self.table = table
        self.asker = asker
        self.share: float | None = None  # of it that is done; None while it waits
        self.task: asyncio.Task[None] | None = None

    def tell(self, share: float) -> None:
        """Note how far it is."""
        self.share = share


class Analyses:
    """Those of one server.

    Args:
        hub: of its tables.
        analyse: makes one, in another process.
    """

    def __init__(self, hub: Hub, analyse: Analyse) -> None:
        self._hub = hub
        self._room = asyncio.Semaphore(max(1, hub.settings.analyses))
        self._under_way: dict[str, Analysis] = {}  # in the order in which they are made
        self.analyse = analyse

    def __len__(self) -> int:
        return len(self._under_way)

    async def standing(self, table_id: str) -> Json | bytes:
        """How it stands with the analysis of a table: what is told of that, or the report, compressed.

        Raises:
            GameRunning: nothing is told of a game that goes on.
            UnknownTable, UnknownGame, OtherData, ForkedGame.
        """
        return await self._standing(await self._hub.past.finished(table_id))

    async def ask(self, table_id: str) -> Json | bytes:
        """Have a table analysed, unless that is done or under way; how it stands then.

        Raises:
            NoAnalysis: this server makes none.
            TooFast, TooBusy: not now.
            GameRunning, UnknownTable, UnknownGame, OtherData, ForkedGame.
        """
        table = await self._hub.past.finished(table_id)
        standing = await self._standing(table)
        if isinstance(standing, bytes) or standing["state"] in {"waiting", "running"}:
            return standing
        if table_id not in self._under_way:
            self._begin(table)
        return self._progress(self._under_way[table_id])

    def forget(self, table_id: str) -> None:
        """A table has been edited: end what is made of it if it is gone."""
        if table_id in self._under_way:
            self._hub.aside(self._end_if_gone(self._under_way[table_id]))

    async def close(self) -> None:
        """End all of it."""
        under_way = list(self._under_way.values())
        for analysis in under_way:
            _end(analysis)
        await asyncio.gather(*(one.task for one in under_way if one.task is not None), return_exceptions=True)

    async def _end_if_gone(self, analysis: Analysis) -> None:
        if not await self._hub.store.read(partial(is_there, table_id=analysis.table.id)):
            _end(analysis)

    async def _standing(self, table: SavedTable) -> Json | bytes:
        if table.id in self._under_way:
            return self._progress(self._under_way[table.id])
        # in this order: whoever makes it keeps it before the lease is given back
        elsewhere = await self._hub.store.leases.is_held(_lease(table))
        made = await self._hub.past.kept(table.id, NAME, STAMP)
        if made is not None:
            return made[0]
        if elsewhere:
            return {"state": "running", "share": None}
        if not self._hub.settings.analyses:
            return {"state": "off", **refusal(_off())}
        failure = await self._hub.past.kept(table.id, FAILURE, STAMP)
        if failure is not None:
            return {"state": "failed", **msgspec.json.decode(gzip.decompress(failure[0]))}
        return {"state": "none"}

    def _progress(self, analysis: Analysis) -> Json:
        if analysis.share is None:
            return {"state": "waiting", "ahead": list(self._under_way).index(analysis.table.id)}
        return {"state": "running", "share": round(analysis.share, 3)}

    def _begin(self, table: SavedTable) -> None:
        if not self._hub.settings.analyses:
            raise _off()
        account = asking.get()
        asker = "" if account is None else account.address
        own = sum(one.asker == asker for one in self._under_way.values() if asker)
        if len(self) >= ALL or own >= OWN:
            raise TooBusy
        if account is not None:
            account.order_analysis()
        analysis = self._under_way[table.id] = Analysis(table, asker)
        analysis.task = asyncio.get_running_loop().create_task(self._make(analysis))
        analysis.task.add_done_callback(lambda _: self._under_way.pop(table.id))

    async def _make(self, analysis: Analysis) -> None:
        async with self._hub.store.leases.of(_lease(analysis.table)) as mine:
            if mine:  # else another worker makes it
                async with self._room:
                    await self._made(analysis)

    async def _made(self, analysis: Analysis) -> None:
        name, told = NAME, await self._outcome(analysis)
        if isinstance(told, WabeError):
            if self._hub.ending:
                return  # it has ended with the server
            name, told = FAILURE, refusal(told)
        with suppress(StoreFailed):  # which it has said itself
            await self._hub.past.keep(analysis.table.id, name, STAMP, [packed(told)])

    async def _outcome(self, analysis: Analysis) -> Json | WabeError:
        """What is told of it once it is made, or why it could not be made."""
        analysis.tell(0)
        work = partial(self.analyse, self._hub.past.source(analysis.table))
        try:
            return {"state": "done", "report": await done_apart(work, analysis.tell, MOST)}
        except TooLong:
            return NoAnalysis("error-analysis-slow")
        except WabeError as error:
            return error
        except Exception:
            log.exception("table %s could not be analysed", analysis.table.id)
            return NoAnalysis()


def _off() -> NoAnalysis:
    return NoAnalysis("error-analyses-off")


def _end(analysis: Analysis) -> None:
    if analysis.task is not None:
        analysis.task.cancel()


def _lease(table: SavedTable) -> str:
    return f"{NAME}:{table.id}"
