"""All tables of a server: finds the live ones, brings the others back from the log, lists them for the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from wabe.games import find, with_packs
from wabe.kernel.game import Game
from wabe.server import frames, replays, tables
from wabe.server.bots import Thinkers, replace_lost
from wabe.server.errors import GameRunning, UnknownTable
from wabe.server.housekeeping import keep_house
from wabe.server.limits import Gate
from wabe.server.live import Live
from wabe.server.metrics import Metrics
from wabe.server.play import Play, state_of
from wabe.server.protocol import NewTable
from wabe.server.replays import Archive, Parts
from wabe.server.retelling import Retelling, check_not_newer, is_other
from wabe.server.seats import Seat
from wabe.server.settings import Settings
from wabe.server.shelf import FILE, play_of, wrapped
from wabe.server.store import SavedTable, Store
from wabe.server.store.rows import (
    SavedGame,
    insert_kept,
    insert_table,
    leave_snapshot,
    load_game,
    load_kept,
    open_tables,
    tables_of,
    waiting_for_bots,
)

Json: TypeAlias = dict[str, Any]
Pay: TypeAlias = Callable[[], None]
WAKING: Final = 4
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
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_budget)
        self.archive = Archive()
        self.ending = False  # whether nobody is let in any more
        self._live: dict[str, Live] = {}  # the least recently used first
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking: asyncio.Future[Any] | None = None
        self._housekeeping: asyncio.Future[None] | None = None
        self.thinkers.watch = self.metrics.thought
        self.metrics.watch("tables", lambda: len(self._live))
        self.metrics.watch("sockets", lambda: sum(len(live.subscribers) for live in list(self._live.values())))

    # --- beginning --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let the bots play on that the end of the last server has stopped, and keep house; within the event loop."""
        self._waking = asyncio.ensure_future(self._wake())
        self._housekeeping = asyncio.ensure_future(keep_house(self))

    async def _wake(self) -> None:
        """However many tables there are, only a few are brought back at a time, each until its bots have moved."""
        sleeping = iter(await self.store.read(waiting_for_bots))
        await asyncio.gather(*(self._wake_each(sleeping) for _ in range(WAKING)))

    async def _wake_each(self, sleeping: Iterator[str]) -> None:
        for table_id in sleeping:
            try:
                live = await self.get(table_id)
            except Exception as error:  # noqa: BLE001 - whoever opens that table is told; the others must go on
                log.warning("the bots of table %s cannot play on: %s", table_id, error)
            else:
                await live.at_rest()

    # --- finding ----------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Live:
        """The live table, brought back from the log if need be.

        Raises:
            UnknownTable, UnknownGame, OtherData, ForkedGame.
        """
        live = self._live.pop(table_id, None)
        if live is not None:
            self._live[table_id] = live
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live:
        try:
            saved = await self.store.read(lambda connection: load_game(connection, table_id))
            if saved is None:
                raise UnknownTable
            live = await self._revived(saved)
        finally:
            del self._loading[table_id]
        self._add(live)
        return live

    async def _revived(self, saved: SavedGame) -> Live:
        """The table as the store knows it, brought under the present rules if they are other ones."""
        play, lost = await asyncio.to_thread(_resumed, saved, self.games)
        live = Live(self, saved, play)
        if not saved.table.over and is_other(saved.table, play.record.game):
            await live.change_rules(lost)
        if not saved.table.over:
            await replace_lost(live)
        elif FILE not in saved.kept:
            self.shelve(live)
        return live

    def _add(self, live: Live) -> None:
        self._live[live.table.id] = live
        live.wake_bots()
        idle = [other for other in self._live.values() if other is not live and other.is_idle]
        for other in idle[: max(0, len(self._live) - self.settings.keep_idle)]:
            self._aside(self._leave_position(other))
            self.drop(other)

    def drop(self, live: Live) -> None:
        """Take a table out of the memory; the log has it all."""
        live.drop()
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def forget(self, table_id: str) -> None:
        """Take a table out of the memory, and all that was made of it, because it is another one in the store now."""
        self.archive.forget(table_id)
        if table_id in self._live:
            self.drop(self._live[table_id])

    def is_used(self, table_id: str) -> bool:
        """Whether somebody is at a table, or something happens there."""
        live = self._live.get(table_id)
        return live is not None and not live.is_idle

    def hang_up(self) -> None:
        """End all connections, also those that come only now; they come back once the server does."""
        self.ending = True
        for live in self._live.values():
            live.hang_up()

    async def close(self) -> None:
        """Finish what is under way, and let go of everything."""
        for task in (self._waking, self._housekeeping):
            if task is not None:
                task.cancel()
        for live in list(self._live.values()):
            live.drop()
        await asyncio.gather(*(live.finish() for live in self._live.values()))
        await asyncio.gather(*(self._leave_position(live) for live in self._live.values()))
        await asyncio.gather(*self._tasks)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    # --- what stays whatever becomes of the rules -------------------------------------------------------------------

    def shelve(self, live: Live) -> None:
        """Keep a finished game as it was shown."""
        self._aside(self._keep_file(live.table.id, live.play))

    async def _keep_file(self, table_id: str, play: Play) -> None:
        body = await asyncio.to_thread(wrapped, play)
        await self.store.write(lambda connection: insert_kept(connection, table_id, FILE, body))

    async def _leave_position(self, live: Live) -> None:
        """Keep the last position, so that other rules can go on from it."""
        table, play = live.table, live.play
        if not table.over and 0 < table.seq == play.seq:
            kept = state_of(play.record.state)
            await self.store.write(lambda connection: leave_snapshot(connection, table.id, table.seq, kept))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work that nobody waits for, and that is done another time if it fails."""

        async def tried() -> None:
            try:
                await work
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
                self.thinkers.check_level(seat.level)
        laid = tables.lay(body, game, browser)
        await self.store.write(lambda connection: insert_table(connection, laid.table, laid.seats))
        self._add(Live(self, SavedGame(laid.table, laid.seats, [], [], [], {}), laid.play))
        links = {seat.number for seat in laid.seats if seat.open}
        return {
            "table": laid.table.id,
            "tokens": {str(seat): token for seat, token in laid.tokens.items() if seat not in links},
            "links": {str(seat): f"/table/{laid.table.id}#seat={laid.tokens[seat]}" for seat in sorted(links)},
        }

    # --- listing and looking back -----------------------------------------------------------------------------------

    async def lobby(self, browser: str) -> Json:
        """The tables of a browser, and the public ones with an open seat."""
        mine = await self.store.read(lambda connection: tables_of(connection, browser))
        vacant = await self.store.read(open_tables)
        return {
            "mine": [self._summary(table, seats, browser) for table, seats in mine],
            "open": [self._summary(table, seats, browser) for table, seats in vacant],
        }

    async def replay(self, table_id: str, seat: int | None, pay: Pay) -> Parts:
        """A finished game as a seat saw it, with the secret that its chance came from; `pay` for making it.

        Raises:
            GameRunning: before the end nobody looks back, for nobody may look through other seats.
        """
        live = await self._finished(table_id)
        if seat is not None:
            live.play.record.state.check_seat(seat)
        table = live.table_for("")
        more = {name: table[name] for name in ("secret", "secret_hash")}
        more["score_sheet"] = live.play.now.score_sheet()
        make = partial(replays.replay, live.play, seat, more)
        return await self.archive.get(("replay", table_id, seat), make, pay)

    async def course(self, table_id: str, pay: Pay) -> Parts:
        """How the points of a finished game came about. Raises `GameRunning`."""
        live = await self._finished(table_id)
        return await self.archive.get(("course", table_id, None), partial(replays.course, live.play), pay)

    async def save(self, table_id: str, pay: Pay) -> Parts:
        """The replay file of a finished game, of the rules it was played by. Raises `GameRunning`."""
        live = await self._finished(table_id)
        kept = await self.store.read(lambda connection: load_kept(connection, table_id, FILE))
        return await self.archive.get(("save", table_id, None), partial(replays.save, live.play, kept), pay)

    async def _finished(self, table_id: str) -> Live:
        live = await self.get(table_id)
        if not live.table.over:
            raise GameRunning
        return live

    def _summary(self, table: SavedTable, seats: list[Seat], browser: str) -> Json:
        live = self._live.get(table.id)
        own = {seat.number for seat in seats if seat.holder == browser and seat.level is None}
        return {
            "table": table.id,
            "game": table.game,
            "players": table.players,
            "seats": [
                {"name": seat.name, "kind": seat.kind, "connected": live.is_connected(seat) if live else seat.bot}
                for seat in seats
            ],
            "waiting": table.waiting,
            "over": table.over,
            "turn": table.turn,
            "updated": frames.iso(table.updated),
            "your_turn": not own.isdisjoint(table.waiting),
            "open_seats": [seat.number for seat in seats if seat.open],
        }


def _resumed(saved: SavedGame, games: Mapping[str, Game]) -> tuple[Play, int]:
    """The game as its log tells it, and how many of the last events the present rules do not take."""
    table = saved.table
    game = find(games, table.game)
    tables.check_data(table, game)
    check_not_newer(table, game)
    other = is_other(table, game)
    table.options = game.recall_options(table.options, table.version)
    if table.over and other and FILE in saved.kept:
        return play_of(saved.kept[FILE], game), 0
    play = Play(game, table.players, tables.game_seed(table), table.options)
    lost = Retelling(play, saved.snapshots, table.version, is_other=other).tell(saved.events)
    play.closed = table.over
    return play, lost
