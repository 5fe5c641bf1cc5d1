"""All tables of a server: finds the live ones, brings the others back from the log, makes new ones."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, TypeAlias

from wabe.games import find, with_packs
from wabe.lessons import lesson_of
from wabe.server import replays, tables
from wabe.server.analyses import Analyses
from wabe.server.bots import Thinkers, replace_lost
from wabe.server.calls.caller import Caller
from wabe.server.clocks.clockwork import keep_time
from wabe.server.clocks.served import Served
from wabe.server.errors import Overtaken, StoreFailed, UnknownTable
from wabe.server.following import AGAIN_SECONDS, TRIES, hear
from wabe.server.gate import Gate
from wabe.server.housekeeping import keep_house
from wabe.server.labour import Labour, measured
from wabe.server.live import Live
from wabe.server.memory import search_by_the_clock
from wabe.server.metrics import Metrics
from wabe.server.past import Past
from wabe.server.play import Play, state_of
from wabe.server.presence import stay
from wabe.server.prices import asking, metered
from wabe.server.protocol import NewLesson, NewTable
from wabe.server.results import count_old
from wabe.server.retelling import change_rules, is_other, resumed
from wabe.server.settings import Settings
from wabe.server.store import Store
from wabe.server.store.rows import (
    FILE,
    SavedGame,
    going_on,
    leave_snapshot,
    load_game,
    now,
)
from wabe.server.store.schema import EVERYWHERE
from wabe.server.subscriber import RESTART
from wabe.server.tables import Laid

Json: TypeAlias = dict[str, Any]
WAKING: Final = 4
LOADERS: Final = 2  # tables that are brought back at a time; who waits for one waits in line
TIDYING_SECONDS: Final = 0.5
SWITCHING_SECONDS: Final = 0.0005  # a thread that brings a table back must not hold up whoever is answered
log = logging.getLogger(__name__)


class Hub:
    """The tables of one server.

    Args:
        settings: how the server behaves.

    Raises:
        BadStore: the store cannot be opened.
        UnknownGame, BadData: a data pack cannot be used.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = with_packs(settings.data)
        self.store = Store(settings.store)
        self.metrics = Metrics()
        self.store.watch(self.metrics.commit)
        self.gate = Gate(settings.limits)
        self.labour = Labour(settings.bot_processes)
        self.thinkers = Thinkers(self.labour, settings.bot_budget)
        self.past = Past(self)
        self.clock: Callable[[], int] = now  # milliseconds since 1970; what ends does so by it
        self.served = Served(self.store, lambda: self.clock())  # noqa: PLW0108 - whatever the clock is then
        self.caller = Caller(self.store, settings, self.metrics)
        self.analyses = Analyses(self, replays.analysed)
        self.ending = False  # whether nobody is let in any more
        self._live: dict[str, Live] = {}  # the least recently used first
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._holds: Counter[str] = Counter()  # how many use or wait for a table, loaded or not
        self._loaders = asyncio.Semaphore(LOADERS)
        self._tidying: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._routines: list[asyncio.Task[None]] = []  # what it does from beginning to end
        self.thinkers.watch = self.metrics.thought
        self.metrics.watch("tables", lambda: len(self._live))
        self.metrics.watch("analyses", lambda: len(self.analyses))
        self.metrics.watch("sockets", lambda: sum(len(live.subscribers) for live in list(self._live.values())))

    # --- beginning --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let the bots play on that the end of the last server has stopped, and keep house; within the event loop."""
        sys.setswitchinterval(SWITCHING_SECONDS)
        loop = asyncio.get_running_loop()
        self.store.news.listen(lambda changed: loop.call_soon_threadsafe(self.hear, changed))
        staying = stay(self.store, self._live.values, self.hear)
        caring = (keep_house(self), keep_time(self), count_old(self), search_by_the_clock(), self.caller.run())
        self._routines = [loop.create_task(routine) for routine in (self._wake(), staying, *caring)]

    async def _wake(self) -> None:
        """However many tables there are, only a few are brought back at a time, each until its bots have moved."""
        sleeping = iter(await self._sleeping())
        await asyncio.gather(*(self._wake_each(sleeping) for _ in range(WAKING)))

    async def _sleeping(self) -> list[str]:
        while True:
            try:
                return await self.store.read(going_on)
            except StoreFailed:  # the database is away for a moment
                await asyncio.sleep(AGAIN_SECONDS)

    async def _wake_each(self, sleeping: Iterator[str]) -> None:
        for table_id in sleeping:
            async with self.store.leases.of(table_id) as mine:
                if mine:
                    await self._wake_one(table_id)

    async def _wake_one(self, table_id: str) -> None:
        try:
            async with self.held(table_id) as live:
                await live.at_rest()
        except Exception as error:  # noqa: BLE001 - whoever opens that table is told; the others must go on
            log.warning("the bots of table %s cannot play on: %s", table_id, error)

    def hear(self, changed: list[str] | None) -> None:
        """Look for what others who share the store have changed at these tables; None: at all."""
        for table_id in list(self._live) if changed is None else changed:
            if table_id in self._live:
                hear(self._live[table_id])

    # --- finding ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """The live table, brought back from the log if need be; it stays in memory until the block ends.

        Raises:
            UnknownTable, UnknownGame, OtherData, ForkedGame.
        """
        self._holds[table_id] += 1
        try:
            yield await self._get(table_id)
        finally:
            self._holds[table_id] -= 1
            if not self._holds[table_id]:
                del self._holds[table_id]
            self._used(table_id)
            self._make_room_soon()

    def _used(self, table_id: str) -> Live | None:
        """The table if it is in memory, from now on the last one to leave it."""
        live = self._live.pop(table_id, None)
        if live is not None:
            self._live[table_id] = live
        return live

    async def _get(self, table_id: str) -> Live:
        live = self._used(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live:
        try:
            async with self._loaders:
                live = await self._read(table_id)
        finally:
            del self._loading[table_id]
        self._add(live)
        return live

    async def _read(self, table_id: str) -> Live:
        for _ in range(TRIES):
            found = await self.store.made(lambda connection: load_game(connection, table_id), self._played)
            if found is None:
                raise UnknownTable
            saved, ((play, lost), seconds) = found
            account = asking.get()
            if account is not None:
                account.settle(seconds)
            with suppress(Overtaken):  # another worker brings it under the present rules as well
                return await self._revived(saved, play, lost)
        raise StoreFailed

    def _played(self, saved: SavedGame | None) -> tuple[SavedGame, tuple[tuple[Play, int], float]] | None:
        """A table as the store knows it, and the game as its log tells it; called in a thread."""
        if saved is None:
            return None
        game = find(self.games, saved.table.game)
        return saved, measured(partial(resumed, saved, game))

    async def _revived(self, saved: SavedGame, play: Play, lost: int) -> Live:
        """The table, brought under the present rules if they are other ones."""
        live = Live(self, saved, play)
        if not saved.table.over and is_other(saved.table, play.record.game):
            await change_rules(live, lost)
        if not saved.table.over:
            await replace_lost(live)
        elif FILE not in saved.kept:
            self.shelve(live)
        return live

    def _add(self, live: Live) -> None:
        self._live[live.table.id] = live
        live.wake()
        hear(live)  # of what has come since it was read
        self._make_room_soon()

    def _make_room_soon(self) -> None:
        if self._tidying is None:
            self._tidying = asyncio.get_running_loop().call_later(TIDYING_SECONDS, self._make_room)

    def _make_room(self) -> None:
        """Only tables that nobody uses or has asked for take room; those longest unused leave."""
        self._tidying = None
        idle = [live for live in self._live.values() if live.is_idle and live.table.id not in self._holds]
        for live in idle[: max(0, len(idle) - self.settings.keep_idle)]:
            self.aside(self._leave_position(live))
            self.drop(live)

    def drop(self, live: Live) -> None:
        """Take a table out of the memory; the log has it all."""
        live.drop()
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def forget(self, table_id: str) -> None:
        """Take a table out of the memory, and all that was made of it, because it is another one in the store now."""
        self.past.forget(table_id)
        self.analyses.forget(table_id)
        if table_id in self._loading:  # by what was there before
            self._loading[table_id].add_done_callback(lambda _: self._drop_if_there(table_id))
        self._drop_if_there(table_id)

    def _drop_if_there(self, table_id: str) -> None:
        if table_id in self._live:
            self.drop(self._live[table_id])

    def show_out(self, device: str, table_id: str) -> None:
        """Let a device come back as who it is now where it is for somebody else, at one table or `EVERYWHERE`."""
        there = [live for live in self._live.values() if table_id in {EVERYWHERE, live.table.id}]
        for subscriber in [each for live in there for each in live.subscribers]:
            if subscriber.device == device != subscriber.browser:
                subscriber.close(RESTART)

    def live(self, table_id: str) -> Live | None:
        """The table, if it is in memory; nothing is done for that."""
        return self._live.get(table_id)

    def is_used(self, table_id: str) -> bool:
        """Whether somebody is at a table or asks for it, or something happens there."""
        live = self.live(table_id)
        return table_id in self._holds or (live is not None and not live.is_idle)

    def hang_up(self) -> None:
        """End all connections, also those that come only now; they come back once the server does."""
        self.ending = True
        for live in self._live.values():
            live.hang_up()

    async def close(self) -> None:
        """Finish what is under way, and let go of everything."""
        for task in self._routines:
            task.cancel()
        await asyncio.gather(*self._routines, return_exceptions=True)
        if self._tidying is not None:
            self._tidying.cancel()
        self.labour.dismiss()
        await self.analyses.close()
        for live in list(self._live.values()):
            live.drop()
        await asyncio.gather(*(live.finish() for live in self._live.values()))
        for live in self._live.values():
            self.aside(self._leave_position(live))
        await asyncio.gather(*self._tasks)
        self.labour.close()
        await asyncio.to_thread(self.store.close)

    # --- what stays whatever becomes of the rules -------------------------------------------------------------------

    def shelve(self, live: Live) -> None:
        """Keep a finished game as it was shown."""
        self.aside(self.past.shelve(live.table.id))

    async def _leave_position(self, live: Live) -> None:
        """Keep the last position, so that other rules can go on from it."""
        table, play = live.table, live.play
        if not table.over and 0 < table.seq == play.seq:
            kept = state_of(play.record.state)
            with suppress(Overtaken):
                await self.store.write(
                    lambda connection: leave_snapshot(connection, table.id, table.seq, kept), table.id
                )

    def aside(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do work that nobody waits for, and that is done another time if it fails."""

        async def tried() -> None:
            try:
                await work
            except StoreFailed:
                pass  # the store has said so itself
            except Exception:
                log.exception("something could not be kept for later")

        task = asyncio.get_running_loop().create_task(tried())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- making -----------------------------------------------------------------------------------------------------

    async def create(self, body: NewTable, browser: str) -> Json:
        """Make a table as a browser asked for; its id, the tokens of its seats, the links to give away.

        Raises:
            UnknownGame, BadPlayers, BadSeed, BadOptions, UnknownLevel.
        """
        game = find(self.games, body.game)
        for seat in body.seats:
            if seat.level is not None:
                self.thinkers.check_level(seat.level, game)
        with metered():
            laid = tables.lay(body, game, browser)
        return await self.open(laid)

    async def teach(self, body: NewLesson, browser: str) -> Json:
        """Make a table at which a browser is taught; as `create`.

        Raises:
            UnknownGame.
            NoLesson: the game has no such one.
        """
        game = find(self.games, body.game)
        lesson = lesson_of(game, body.lesson)
        with metered():
            laid = tables.lay(tables.for_lesson(body, lesson), game, browser, lesson)
        return await self.open(laid)

    async def open(self, laid: Laid) -> Json:
        """Keep a table just made, and let it be played at."""
        await self.store.write(laid.keep, laid.table.id)
        self._add(Live(self, SavedGame(laid.table, laid.seats, [], [], [], {}), laid.play))
        links = {seat.number for seat in laid.seats if seat.open}
        return {
            "table": laid.table.id,
            "tokens": {str(seat): token for seat, token in laid.tokens.items() if seat not in links},
            "links": {str(seat): f"/table/{laid.table.id}#seat={laid.tokens[seat]}" for seat in sorted(links)},
        }
