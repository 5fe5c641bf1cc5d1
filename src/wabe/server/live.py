"""A live table: one game in memory, its seats and its open connections.

Whatever changes it happens under its lock, in the order: check, play, commit, publish, answer. Nobody sees a move
before it is committed, because joining takes the same lock. When the store fails, the table is dropped from memory and
comes back from the log: what was not kept did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection

from wabe.kernel.errors import WabeError
from wabe.server import commands, daily, frames, logs, presence, results, showing, standins, ways
from wabe.server.asks import Lapsing
from wabe.server.bots import play_bots
from wabe.server.calls.news import tell_moved
from wabe.server.clocks import clockwork
from wabe.server.clocks.at_table import after_event, with_seats
from wabe.server.errors import NotYourSeat, Overtaken, StoreFailed
from wabe.server.following import catch_up_if_possible, check_held, first_answer, judged
from wabe.server.orders import Orders
from wabe.server.play import Moment, Play
from wabe.server.protocol import Request, encode, kind_of
from wabe.server.publishing import Told, send_all, table_of
from wabe.server.requests import Requests
from wabe.server.seats import Seat, is_seen_alike
from wabe.server.store import rows
from wabe.server.store.rows import CHAT_KEPT, Line, Reply, SavedEvent, SavedGame, SavedTable, Step, Write
from wabe.server.subscriber import NOT_YOURS, RESTART, Subscriber

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")
PRESENCE: Final = encode({"type": "presence"})
log = logging.getLogger(__name__)


class Live:
    """One table.

    Args:
        hub: the server's tables, its store and its bots.
        saved: what the store knows of the table.
        play: the game as that log tells it.
    """

    def __init__(self, hub: Hub, saved: SavedGame, play: Play) -> None:
        self.hub = hub
        self.table = saved.table
        self.seats = saved.seats
        self.play = play
        self.chat: deque[Line] = deque(saved.chat, maxlen=CHAT_KEPT)
        self.subscribers: set[Subscriber] = set()
        self.told = Told()
        self.elsewhere: frozenset[str] = frozenset()  # browsers that have it open at other workers
        self.dropped = False
        self.has_news = False  # of other workers, to be read
        self._requests = Requests(saved.replies)
        self.lock = asyncio.Lock()
        self.loaded = time.monotonic()
        self.last_seen: dict[str, float] = {}
        self._bots: asyncio.Task[None] | None = None
        self.clockwork = clockwork.Clockwork(self)
        self.orders = Orders(self)
        self.lapsing = Lapsing(self)
        self.following: asyncio.Task[None] | None = None

    # --- who is there -----------------------------------------------------------------------------------------------

    def held(self, browser: str, seat: int) -> Seat:
        """The seat, if the browser holds it. Raises `NotYourSeat`."""
        if not self.is_held(browser, seat):
            raise NotYourSeat
        return self.seats[seat]

    def is_held(self, browser: str, seat: int) -> bool:
        """Whether the browser holds the seat."""
        return seat < len(self.seats) and self.seats[seat].holder == browser

    def may_look(self, subscriber: Subscriber) -> bool:
        """Whether its browser holds the seat it looks through; spectators need none."""
        return subscriber.seat is None or self.is_held(subscriber.browser, subscriber.seat)

    def is_seated(self, browser: str) -> bool:
        """Whether the browser holds a seat here."""
        return any(seat.holder == browser for seat in self.seats)

    def is_known(self, browser: str) -> bool:
        """Whether the browser holds a seat here or has made the table."""
        return browser == self.table.host or self.is_seated(browser)

    def is_connected(self, seat: Seat) -> bool:
        """Whether its player has the table open; bots always have."""
        return (
            seat.bot
            or seat.holder in self.elsewhere
            or any(subscriber.browser == seat.holder for subscriber in self.subscribers)
        )

    def is_watched_by(self, browser: str) -> bool:
        """Whether a browser shows the table to somebody; of those at other workers, whether it has it open."""
        here = any(subscriber.browser == browser and not subscriber.hidden for subscriber in self.subscribers)
        return here or browser in self.elsewhere

    def is_absent(self, seat: Seat) -> bool:
        """Whether its player has been away for long, or never came."""
        if self.is_connected(seat):
            return False
        return not presence.absent_in(self, seat)

    @property
    def is_idle(self) -> bool:
        """Whether it may leave the memory."""
        thinking = self._bots is not None and not self._bots.done()
        at_work = self.lock.locked() or self._requests.under_way or self.orders.is_busy or self.lapsing.is_busy
        return not (self.subscribers or at_work or thinking)

    # --- connections ------------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, after: int | None) -> None:
        """Bring a connection up to date and keep it so: the missed updates if they are kept, else a snapshot."""
        async with self.lock:
            await catch_up_if_possible(self)  # another worker may have shown more to the same person
            away = self.dropped or self.hub.ending
            if away or not self.may_look(subscriber):
                subscriber.close(RESTART if away else NOT_YOURS)
                return
            try:
                await self._let_in(subscriber, after)
            except BaseException:
                self.leave(subscriber)
                raise

    async def _let_in(self, subscriber: Subscriber, after: int | None) -> None:
        newcomer = not any(other.browser == subscriber.browser for other in self.subscribers)
        if newcomer and not subscriber.hidden:
            await judged(self, partial(standins.come_back, self, subscriber.browser))
        self.subscribers.add(subscriber)
        showing.catch_up(self, subscriber, after)
        for line in self.chat if daily.is_in(self, subscriber.browser) else ():
            subscriber.put(encode(frames.chat(line)))
        self.wake()  # should the worker that drove its bots have ended
        if newcomer:
            presence.come(self, subscriber.browser)
            await judged(self, partial(clockwork.begin, self))
        await judged(self, partial(ways.stay, self))

    async def look(self, subscriber: Subscriber, seat: int | None) -> None:
        """Show the table through another seat of the same browser. Raises `NotYourSeat`, `StoreFailed`."""
        async with self.lock:
            await check_held(self, subscriber.browser, seat)
            subscriber.seat = seat
            subscriber.put(encode(showing.snapshot(self, subscriber.browser, seat)))

    async def glance(self, browser: str, seat: int | None) -> Json:
        """The snapshot that `look` shows, for those who ask by POST. Raises as that."""
        async with self.lock:
            await check_held(self, browser, seat)
            return showing.snapshot(self, browser, seat)

    def leave(self, subscriber: Subscriber) -> None:
        """Forget a connection."""
        self.subscribers.discard(subscriber)
        if not any(other.browser == subscriber.browser for other in self.subscribers):
            presence.go(self, subscriber.browser)

    def drop(self) -> None:
        """End everything here: the connections come back to a table loaded anew."""
        self.dropped = True
        self.clockwork.stop()
        self.hang_up()
        self.orders.stop()
        self.lapsing.stop()
        for task in (self._bots, self.following):
            if task is not None:
                task.cancel()

    def hang_up(self) -> None:
        """End all connections; who has asked for something is answered first."""
        for subscriber in self.subscribers:
            subscriber.end(RESTART)

    async def finish(self) -> None:
        """Wait until all requests under way have been answered."""
        await self._requests.finish()

    # --- requests ---------------------------------------------------------------------------------------------------

    async def submit(self, browser: str, request: Request) -> Json:
        """Carry out a request once and answer it; the answer frame."""
        with logs.about_request(request.request_id), self.hub.metrics.command(kind_of(request)):
            try:
                perform = partial(self._perform, browser, request)
                answer = await self._requests.once(request.request_id, browser, perform)
                if not answer["ok"]:
                    answer = await first_answer(self, browser, request.request_id) or answer
            except WabeError as error:
                answer = frames.refusal(error)
        return {"type": "answer", "request_id": request.request_id, **answer}

    async def _perform(self, browser: str, request: Request) -> Json:
        try:
            return {"ok": True, **await self._carry_out(browser, request)}
        except WabeError as error:
            return frames.refusal(error)
        except Exception:
            log.exception("a request failed")
            return frames.refusal(StoreFailed())

    async def _carry_out(self, browser: str, request: Request) -> Json:
        if commands.is_thought(request):  # takes long and changes nothing
            return await commands.hint(self, browser, request)
        await daily.wait_for_bots(self)
        return await self.in_order(partial(commands.carry_out, self, browser, request))

    async def locked(self, change: Callable[[], Awaitable[T]]) -> T:
        """The same as `in_order`, to its end even if the one who waits goes away."""
        return await asyncio.shield(asyncio.ensure_future(self.in_order(change)))

    async def in_order(self, change: Callable[[], Awaitable[T]]) -> T:
        """What a change of the table, such as a claim, comes to under its lock. Raises whatever it raises."""
        async with self.lock:
            self.check_alive()
            try:
                return await judged(self, change)
            except WabeError:
                raise
            except Exception:
                self.hub.drop(self)  # who knows what it left behind here; the log knows better
                raise

    def check_alive(self) -> None:
        """Raise `StoreFailed` if the table has been dropped meanwhile."""
        if self.dropped:
            raise StoreFailed

    # --- keeping and publishing -------------------------------------------------------------------------------------

    async def keep(self, *writes: Write, step: Step | None = None) -> None:
        """Commit all of it, after a step, or nothing. When that fails, the table is dropped, or has to catch up first.

        Raises:
            Overtaken: somebody else has changed it meanwhile.
            StoreFailed: the store fails.
        """

        def work(connection: Connection) -> None:
            for write in writes:
                write(connection)

        try:
            await self.hub.store.write(work if writes else None, self.table.id, step)
        except Overtaken:
            raise
        except Exception:
            self.hub.drop(self)
            raise

    async def keep_event(self, kind: str, seat: int, form: Json, reply: Reply | None, *more: Write) -> None:
        """Commit the event that the play has just made, the answer to whoever asked for it, and what goes with it."""
        play, state, table = self.play, self.play.record.state, self.table
        after = table.moved(play.seq, state.turn_number(), play.waiting, sorted(state.left), over=state.over)
        after = after_event(self, after, kind, seat)
        event = SavedEvent(play.seq, kind, seat, form, reply.request_id if reply else None)
        position = play.snapshot()
        if position is not None:
            more = (*more, lambda c: rows.insert_snapshot(c, table.id, event.seq, position))
        await self.keep(*more, *results.beside(self, after), step=Step(after, event, reply))
        self.table = after
        tell_moved(self, table)
        self.hub.metrics.event(kind, by_bot=reply is None)
        if after.over and not table.over:
            self.hub.shelve(self)

    def new_line(self, seat: int | None, name: str, text: str, message: Json | None = None) -> Line:
        """The next line of the table's chat, not yet kept."""
        number = self.chat[-1].number + 1 if self.chat else 1
        return Line(number, seat, name, text, rows.now(), message)

    def line(self, line: Line) -> Write:
        """Keeps a line of chat."""
        return lambda connection: rows.insert_line(connection, self.table.id, line)

    def reply(self, reply: Reply) -> Write:
        """Keeps the first answer to a request."""
        return lambda connection: rows.insert_reply(connection, self.table.id, reply)

    async def keep_seat(self, seat: Seat, *writes: Write) -> None:
        """Commit a seat as it shall be, and let everybody know."""
        before, table = self.seats[seat.number], self.table
        after = with_seats(self, [seat if each is before else each for each in self.seats])
        times = () if after is table else (partial(rows.set_times, before=table, after=after),)
        await self.keep(lambda c: rows.update_seat(c, table.id, before, seat), *times, *writes)
        self.table.times, self.table.due = after.times, after.due
        self.take_seats([seat])

    async def keep_times(self, after: SavedTable) -> None:
        """Commit what of the table is said of time."""
        await self.keep(partial(rows.set_times, before=self.table, after=after))
        self.table = after

    def take_seats(self, seats: list[Seat]) -> None:
        """Let everybody know of seats that have changed; whoever looks through one may have to decide now."""
        before = [self.seats[seat.number] for seat in seats]
        pairs = list(zip(before, seats, strict=True))
        turned = {new.number for old, new in pairs if (old.level, old.orders) != (new.level, new.orders)}
        for seat in seats:
            self.seats[seat.number] = seat
        for subscriber in self.subscribers if seats else ():
            if subscriber.device != subscriber.browser and self.is_known(subscriber.device):
                subscriber.close(RESTART)  # it is nobody's companion here any more, and comes back as itself
            elif not self.may_look(subscriber):
                subscriber.close(NOT_YOURS)
            elif subscriber.seat in turned:
                subscriber.put(encode(showing.snapshot(self, subscriber.browser, subscriber.seat)))
        if not all(is_seen_alike(old, new) for old, new in pairs):
            self.publish_presence()
        if seats:
            self.wake()

    def publish(self, moment: Moment | None) -> None:
        """Send everybody what an action changed (`moment`), or everything after something was taken back (None)."""
        if self.subscribers:
            views = frames.Views(self.play, moment or self.play.now, self.table.aids)
            make = views.update if moment else views.snapshot
            send_all(self, lambda seat: encode(showing.own(self, make(seat), seat)))
        self.wake()

    def publish_presence(self) -> None:
        """Send everybody who is there now."""
        send_all(self, lambda _: PRESENCE)

    def publish_chat(self, line: Line) -> None:
        """Send a line of chat to all who hear it."""
        self.chat.append(line)
        for subscriber in self.subscribers:
            if daily.is_in(self, subscriber.browser):
                subscriber.put(encode(frames.chat(line)))

    def wake(self) -> None:
        """Let a bot move if it is one's turn, carry out what is ordered, and see when somebody's time is up."""
        self.clockwork.wind()
        self.orders.wake()
        self.lapsing.wake()
        if self.bot_to_move() and not self.dropped and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(play_bots(self))

    async def at_rest(self) -> None:
        """Wait until no bot moves any more: people must, or the game is over."""
        if self._bots is not None:
            await asyncio.wait([self._bots])

    def bot_to_move(self) -> Seat | None:
        """The lowest seat that a bot plays and the game waits for."""
        waiting = () if self.play.over or self.play.is_taught or self.play.question else self.play.now.state.waiting
        return next((self.seats[seat] for seat in waiting if self.seats[seat].level is not None), None)

    # --- frames -----------------------------------------------------------------------------------------------------

    def table_for(self, browser: str) -> Json:
        """The table as a browser may know it."""
        return table_of(self, browser)

    def thinking(self) -> list[int]:
        """The seats that a bot plays and the game waits for, as committed; none while a coach says what they do."""
        if self.play.is_taught:
            return []
        return [seat.number for seat in self.seats if seat.level is not None and seat.number in self.table.waiting]
