"""Analyses of finished games: asked for, made one after the other in processes of their own, kept with the table.

One that the end of a server has left half made is asked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.errors import WabeError
from wabe.server.apart import Tell, done_apart
from wabe.server.errors import NoAnalysis, TooBusy
from wabe.server.language import refusal
from wabe.server.prices import asking
from wabe.server.replays import Source, packed
from wabe.server.store import SavedTable

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Json: TypeAlias = dict[str, Any]
Analyse: TypeAlias = Callable[[Source, Tell], Json]
NAME: Final = "analysis"  # among what is kept of a finished game
MOST: Final = 20  # that are made or wait
SECONDS: Final = 1800.0  # that one may take
REMEMBERED: Final = 100  # failures
NONE: Final[Json] = {"state": "none"}
log = logging.getLogger(__name__)


class Analysis:
    """One that is being made, or waits for its turn.

    Args:
        table: the finished one.
    """

    def __init__(self, table: SavedTable) -> None:
        self.table = table
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
        self._failures: dict[str, WabeError] = {}  # the oldest first
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
        """End what is made of a table: it is another one in the store now."""
        self._failures.pop(table_id, None)
        if table_id in self._under_way:
            _end(self._under_way[table_id])

    async def close(self) -> None:
        """End all of it."""
        under_way = list(self._under_way.values())
        for analysis in under_way:
            _end(analysis)
        await asyncio.gather(*(one.task for one in under_way if one.task is not None), return_exceptions=True)

    async def _standing(self, table: SavedTable) -> Json | bytes:
        if table.id in self._under_way:
            return self._progress(self._under_way[table.id])
        made = await self._hub.past.kept(table, NAME)
        if made is not None:
            return made[0]
        async with self._hub.store.leases.of(_lease(table)) as free:
            if not free:  # another worker makes it
                return {"state": "running", "share": None}
        failure = self._failures.get(table.id)
        return NONE if failure is None else {"state": "failed", **refusal(failure)}

    def _progress(self, analysis: Analysis) -> Json:
        if analysis.share is None:
            return {"state": "waiting", "ahead": list(self._under_way).index(analysis.table.id)}
        return {"state": "running", "share": round(analysis.share, 3)}

    def _begin(self, table: SavedTable) -> None:
        if not self._hub.settings.analyses:
            raise NoAnalysis("error-analyses-off")
        if len(self) >= MOST:
            raise TooBusy
        account = asking.get()
        if account is not None:
            account.order_analysis()
        self._failures.pop(table.id, None)
        analysis = self._under_way[table.id] = Analysis(table)
        analysis.task = asyncio.get_running_loop().create_task(self._make(analysis))
        analysis.task.add_done_callback(lambda _: self._under_way.pop(table.id))

    async def _make(self, analysis: Analysis) -> None:
        table = analysis.table
        try:
            async with self._hub.store.leases.of(_lease(table)) as mine, self._room:
                if mine:
                    await self._made(analysis)
        except TimeoutError:
            self._fail(table, NoAnalysis("error-analysis-slow"))
        except WabeError as error:
            self._fail(table, error)
        except Exception:
            log.exception("table %s could not be analysed", table.id)
            self._fail(table, NoAnalysis())

    async def _made(self, analysis: Analysis) -> None:
        past = self._hub.past
        analysis.tell(0)
        async with asyncio.timeout(SECONDS):
            report = await done_apart(partial(self.analyse, past.source(analysis.table)), analysis.tell)
        await past.keep(analysis.table, NAME, [packed({"state": "done", "report": report})])

    def _fail(self, table: SavedTable, error: WabeError) -> None:
        self._failures[table.id] = error
        if len(self._failures) > REMEMBERED:
            del self._failures[next(iter(self._failures))]


def _end(analysis: Analysis) -> None:
    if analysis.task is not None:
        analysis.task.cancel()


def _lease(table: SavedTable) -> str:
    return f"{NAME}:{table.id}"
