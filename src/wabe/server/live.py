"""A live table: one game in memory, its seats and its open connections.

Whatever changes it happens under its lock, in the order: check, play, commit, publish, answer. Nobody sees a move
before it is committed, because joining takes the same lock. When the store fails, the table is dropped from memory and
comes back from the log: what was not kept did not happen.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection

from wabe.kernel.errors import WabeError
from wabe.kernel.rng import seed_state
from wabe.server import commands, frames, logs, tables
from wabe.server.bots import play_bots
from wabe.server.errors import NotYourSeat, StoreFailed
from wabe.server.names import TABLE
from wabe.server.play import NOBODY, Moment, Play, state_of
from wabe.server.protocol import Request, encode, kind_of
from wabe.server.requests import Requests
from wabe.server.retelling import RULES, change_of
from wabe.server.seats import Seat
from wabe.server.store import rows
from wabe.server.store.rows import CHAT_KEPT, Line, Reply, SavedEvent, SavedGame
from wabe.server.subscriber import NOT_YOURS, RESTART, Subscriber

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Json: TypeAlias = dict[str, Any]
Write: TypeAlias = Callable[[Connection], None]
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
        self.dropped = False
        self._requests = Requests(saved.replies)
        self._lock = asyncio.Lock()
        self._loaded = time.monotonic()
        self._last_seen: dict[str, float] = {}
        self._bots: asyncio.Task[None] | None = None

    # --- who is there -----------------------------------------------------------------------------------------------

    def held(self, browser: str, seat: int) -> Seat:
        """The seat, if the browser holds it. Raises `NotYourSeat`."""
        if seat >= len(self.seats) or self.seats[seat].holder != browser:
            raise NotYourSeat
        return self.seats[seat]

    def may_look(self, subscriber: Subscriber) -> bool:
        """Whether its browser holds the seat it looks through; spectators need none."""
        return subscriber.seat is None or self.seats[subscriber.seat].holder == subscriber.browser

    def is_seated(self, browser: str) -> bool:
        """Whether the browser holds a seat here."""
        return any(seat.holder == browser for seat in self.seats)

    def is_connected(self, seat: Seat) -> bool:
        """Whether its player has the table open; bots always have."""
        return seat.bot or any(subscriber.browser == seat.holder for subscriber in self.subscribers)

    def is_absent(self, seat: Seat) -> bool:
        """Whether its player has been away for long, or never came."""
        if self.is_connected(seat):
            return False
        since = self._last_seen.get(seat.holder or "", self._loaded)
        return seat.open or time.monotonic() - since >= self.hub.settings.absent_after

    @property
    def is_idle(self) -> bool:
        """Whether it may leave the memory."""
        thinking = self._bots is not None and not self._bots.done()
        return not (self.subscribers or self._lock.locked() or self._requests.under_way or thinking)

    # --- connections ------------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, after: int | None) -> None:
        """Bring a connection up to date and keep it so: the missed updates if they are kept, else a snapshot."""
        async with self._lock:
            away = self.dropped or self.hub.ending
            if away or not self.may_look(subscriber):
                subscriber.close(RESTART if away else NOT_YOURS)
                return
            newcomer = not any(other.browser == subscriber.browser for other in self.subscribers)
            self.subscribers.add(subscriber)
            self._catch_up(subscriber, after)
            for line in self.chat:
                subscriber.put(encode(frames.chat(line)))
            if newcomer and self.is_seated(subscriber.browser):
                self.publish_presence()

    async def look(self, subscriber: Subscriber, seat: int | None) -> None:
        """Show the table through another seat of the same browser. Raises `NotYourSeat`."""
        async with self._lock:
            if seat is not None:
                self.held(subscriber.browser, seat)
            subscriber.seat = seat
            subscriber.put(encode(self._snapshot_for(subscriber.browser, seat)))

    async def glance(self, browser: str, seat: int | None) -> Json:
        """The snapshot that `look` shows, for those who ask by POST. Raises `NotYourSeat`."""
        async with self._lock:
            if seat is not None:
                self.held(browser, seat)
            return self._snapshot_for(browser, seat)

    def leave(self, subscriber: Subscriber) -> None:
        """Forget a connection."""
        self.subscribers.discard(subscriber)
        gone = not any(other.browser == subscriber.browser for other in self.subscribers)
        if gone and self.is_seated(subscriber.browser):
            self._last_seen[subscriber.browser] = time.monotonic()
            self.publish_presence()

    def drop(self) -> None:
        """End everything here: the connections come back to a table loaded anew."""
        self.dropped = True
        self.hang_up()
        if self._bots:
            self._bots.cancel()

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
            self.hub.drop(self)  # who knows what it left behind here; the log knows better
            return frames.refusal(StoreFailed())

    async def _carry_out(self, browser: str, request: Request) -> Json:
        if commands.is_thought(request):  # takes long and changes nothing
            return await commands.hint(self, browser, request)
        async with self._lock:
            self.check_alive()
            return await commands.carry_out(self, browser, request)

    async def locked(self, change: Callable[[], Any]) -> Any:
        """Carry out another change of the table, such as a claim, under its lock and to its end."""

        async def carried_out() -> Any:
            async with self._lock:
                self.check_alive()
                return await change()

        return await asyncio.shield(asyncio.ensure_future(carried_out()))

    def check_alive(self) -> None:
        """Raise `StoreFailed` if the table has been dropped meanwhile."""
        if self.dropped:
            raise StoreFailed

    async def act_for_bot(self, seat: int, level: str, seq: int, form: Json, notice: str | None) -> None:
        """Carry out a bot's action, unless the seat has another decision or another player meanwhile.

        With a `notice`, the table says that to all, once while the line is among those kept.
        """
        async with self._lock:
            if self.dropped or self.seats[seat].level != level:
                return
            self.play.check_fresh(seat, seq)
            told = any(line.text == notice and line.name == TABLE for line in self.chat)
            said = [] if notice is None or told else [self.new_line(None, TABLE, notice)]
            await self.keep_event("act", seat, self.play.act(seat, form), None, *map(self.line, said))
            self.publish(self.play.now)
            for line in said:
                self.publish_chat(line)

    # --- keeping and publishing -------------------------------------------------------------------------------------

    async def keep(self, *writes: Write) -> None:
        """Commit all of it or nothing. When that fails, the table is dropped. Raises `StoreFailed`."""

        def work(connection: Connection) -> None:
            for write in writes:
                write(connection)

        try:
            await self.hub.store.write(work)
        except Exception:
            self.hub.drop(self)
            raise

    async def keep_event(self, kind: str, seat: int, form: Json, reply: Reply | None, *more: Write) -> None:
        """Commit the event that the play has just made, the answer to whoever asked for it, and what goes with it."""
        play, state, table = self.play, self.play.record.state, self.table
        after = replace(
            table,
            seq=play.seq,
            turn=state.turn_number(),
            waiting=list(state.waiting),
            over=state.over,
            updated=rows.now(),
        )
        event = SavedEvent(play.seq, kind, seat, form, reply.request_id if reply else None)
        writes: list[Write] = [lambda c: rows.append_event(c, after, event), *more]
        position = play.snapshot()
        if position is not None:
            writes.append(lambda c: rows.insert_snapshot(c, table.id, event.seq, position))
        if reply is not None:
            writes.append(self.reply(reply))
        await self.keep(*writes)
        self.table = after
        self.hub.metrics.event(kind, by_bot=reply is None)
        if after.over:
            self.hub.shelve(self)

    async def change_rules(self, lost: int) -> None:
        """Go on under the present rules from where the log has led, and say so in it.

        Args:
            lost: how many of its last events these rules do not take. What would have followed them has been seen, so
                chance begins anew.
        """
        table, play = self.table, self.play
        game, options = play.record.game, dict(play.record.start.options)
        event, kept = change_of(table, game, lost), state_of(play.record.state)
        if lost:
            kept["rng"] = seed_state(tables.later_seed(table, play.seq))
        play.show(play.seq + 1, kept, event, table.version)
        self.table = replace(table, version=game.version, data=game.data, options=options)
        said = {"event": event.kind, "args": event.args}
        await self.keep_event(RULES, NOBODY, said, None, lambda c: rows.set_rules(c, self.table))

    def new_line(self, seat: int | None, name: str, text: str) -> Line:
        """The next line of the table's chat, not yet kept."""
        number = self.chat[-1].number + 1 if self.chat else 1
        return Line(number, seat, name, text, rows.now())

    def line(self, line: Line) -> Write:
        """Keeps a line of chat."""
        return lambda connection: rows.insert_line(connection, self.table.id, line)

    def reply(self, reply: Reply) -> Write:
        """Keeps the first answer to a request."""
        return lambda connection: rows.insert_reply(connection, self.table.id, reply)

    async def keep_seat(self, seat: Seat, *writes: Write) -> None:
        """Commit a seat as it shall be, and let everybody know; whoever looks through it may have to decide now."""
        await self.keep(lambda connection: rows.update_seat(connection, self.table.id, seat), *writes)
        turned = seat.level != self.seats[seat.number].level
        self.seats[seat.number] = seat
        for subscriber in self.subscribers:
            if not self.may_look(subscriber):
                subscriber.close(NOT_YOURS)
            elif turned and subscriber.seat == seat.number:
                subscriber.put(encode(self._snapshot_for(subscriber.browser, subscriber.seat)))
        self.publish_presence()
        self.wake_bots()

    def publish(self, moment: Moment | None) -> None:
        """Send everybody what an action changed (`moment`), or everything after something was taken back (None)."""
        seen: dict[int | None, Json] = {}
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if seat not in seen:
                seen[seat] = self._update(moment, seat) if moment else self._snapshot(seat)
            subscriber.put(encode({**seen[seat], "table": self.table_for(subscriber.browser)}))
        self.wake_bots()

    def publish_presence(self) -> None:
        """Send everybody who is there now."""
        for subscriber in self.subscribers:
            subscriber.put(self._presence_for(subscriber.browser))

    def publish_chat(self, line: Line) -> None:
        """Send everybody a line of chat."""
        self.chat.append(line)
        for subscriber in self.subscribers:
            subscriber.put(encode(frames.chat(line)))

    def wake_bots(self) -> None:
        """Let a bot move if it is one's turn."""
        if self.bot_to_move() and not self.dropped and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(play_bots(self))

    async def at_rest(self) -> None:
        """Wait until no bot moves any more: people must, or the game is over."""
        if self._bots is not None:
            await asyncio.wait([self._bots])

    def bot_to_move(self) -> Seat | None:
        """The lowest seat that a bot plays and the game waits for."""
        waiting = () if self.play.over else self.play.now.state.waiting
        return next((self.seats[seat] for seat in waiting if self.seats[seat].level is not None), None)

    # --- frames -----------------------------------------------------------------------------------------------------

    def table_for(self, browser: str) -> Json:
        """The table as a browser may know it."""
        table, over = self.table, self.table.over  # the play may be ahead by a move that is not committed yet
        drawn = table.seed is None  # otherwise the seed is known to all, and the secret is not in use
        secret = bytes.fromhex(table.secret)
        return {
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "aids": table.aids,
            "public": table.public,
            "seed": None if table.seed is None else int(table.seed),
            "seats": [self._seat_for(browser, seat) for seat in self.seats],
            "over": over,
            "rematch": table.rematch,
            "secret_hash": hashlib.sha256(secret).hexdigest() if drawn else None,
            "secret": table.secret if drawn and over else None,
        }

    def _seat_for(self, browser: str, seat: Seat) -> Json:
        return {
            "seat": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "connected": self.is_connected(seat),
            "mine": seat.holder == browser,
            "thinking": seat.level is not None and seat.number in self.play.now.state.waiting,
        }

    def _catch_up(self, subscriber: Subscriber, after: int | None) -> None:
        missed = None if after is None else self.play.since(after)
        if missed is None:
            subscriber.put(encode(self._snapshot_for(subscriber.browser, subscriber.seat)))
            return
        table = self.table_for(subscriber.browser)
        for moment in missed:
            subscriber.put(encode({**self._update(moment, subscriber.seat), "table": table}))
        if not missed:
            subscriber.put(self._presence_for(subscriber.browser))

    def _snapshot_for(self, browser: str, seat: int | None) -> Json:
        return {**self._snapshot(seat), "table": self.table_for(browser)}

    def _presence_for(self, browser: str) -> bytes:
        return encode({"type": "presence", "table": self.table_for(browser)})

    def _snapshot(self, seat: int | None) -> Json:
        return self._as_played(frames.snapshot(self.play, seat, self.table.aids), seat)

    def _update(self, moment: Moment, seat: int | None) -> Json:
        return self._as_played(frames.update(self.play, moment, seat, self.table.aids), seat)

    def _as_played(self, frame: Json, seat: int | None) -> Json:
        bot = seat is not None and self.seats[seat].level is not None and not self.table.over
        return frames.by_bot(frame) if bot else frame
