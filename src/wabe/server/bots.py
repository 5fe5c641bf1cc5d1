"""Bots at the tables: they think where heavy work is done, know what their seat knows, and move like everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from wabe import bots
from wabe.games import load_once
from wabe.kernel.errors import IllegalAction, WabeError
from wabe.kernel.game import Game
from wabe.kernel.message import Message
from wabe.kernel.state import State
from wabe.server import logs
from wabe.server.errors import NoHint, Stale, StoreFailed, TooBusy, TooFast, UnknownLevel
from wabe.server.labour import Labour, Rank, Work
from wabe.server.names import TABLE
from wabe.server.prices import for_people
from wabe.server.protocol import encode
from wabe.server.seats import Seat
from wabe.server.tables import seed_of_bot

if TYPE_CHECKING:
    from wabe.server.live import Live
    from wabe.server.play import Moment
    from wabe.server.store.rows import Line, Write

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")
ONLY_BOTS: Final = 8  # times slower than among people
AGAIN_SECONDS: Final = 1.0  # before something at a table is tried again that the store has not taken
HOLDER_SECONDS: Final = 2.0  # longer than a bot takes for a move
log = logging.getLogger(__name__)


class Thinkers:
    """The minds of all bots of a server.

    Args:
        labour: where they think.
        budget: seconds for one move of a bot that takes time.
    """

    def __init__(self, labour: Labour, budget: float) -> None:
        self._labour = labour
        self._budget = budget
        self.watch: Callable[[str], AbstractContextManager[object]] = nullcontext  # around each thought of a level

    def levels(self, game: Game) -> list[Json]:
        """What people choose from, with the seconds that each thinks about a move here (None: no time)."""
        return [{**level.to_json(), "seconds": level.seconds(self._budget)} for level in bots.offered(game)]

    def check_level(self, level: str, game: Game) -> None:
        """Raise `UnknownLevel` if no such bot plays the game."""
        if level not in bots.levels_of(game):
            raise UnknownLevel(bots.refusal(level, game))

    async def choose(
        self, level: str, state: State, seat: int, rank: Rank, table: str, seed: int | None = None
    ) -> Json:
        """The form of the action that a bot of this level takes. A bot that fails raises whatever it likes.

        With a seed, bots that do not go by the clock always take the same one.
        """
        with self.watch(level):
            form, _seconds = await self._labour.do(rank, table, self._thought(choose, level, state, seat, seed))
        return form

    async def advise(self, state: State, seat: int, odds: bool) -> list[Json]:
        """What the bot that advises thinks of each action, best first: form, label, visits, value, win, reason.

        Chances are among the reasons where the table shows `odds`.

        Raises:
            NoHint: the bot failed.
            TooFast, TooBusy: whoever asks has to wait.
        """
        adviser = bots.level_for(bots.Role.ADVISER).name
        try:
            with self.watch(adviser):
                return await for_people(self._labour, self._thought(advise, adviser, state, seat, odds))
        except (TooFast, TooBusy):
            raise
        except Exception as error:
            log.exception("the bot failed to advise seat %d of %s", seat, state.game.name)
            raise NoHint from error

    def _thought(self, think: Callable[..., T], level: str, state: State, seat: int, *more: object) -> Work[T]:
        written = bots.levels_of(state.game)[level].within(self._budget)
        return partial(think, written, state.game.name, state.game.folder, encode(state.to_json()), seat, *more)


async def play_bots(live: Live) -> None:
    """Let bots move at a table until it waits for people or is over; where another worker does that, until it ends."""
    logs.about_table(live.table.id)
    while live.bot_to_move() is not None:
        async with live.hub.store.leases.of(live.table.id) as mine:
            if mine:
                return await _move_on(live)
        seen = None
        while live.play.seq != seen and live.subscribers:  # the other one is alive
            seen = live.play.seq
            await asyncio.sleep(HOLDER_SECONDS)
        if not live.subscribers:
            return None
    return None


async def _move_on(live: Live) -> None:
    while (seat := live.bot_to_move()) is not None and seat.level is not None:
        await asyncio.sleep(delay_of(live))
        now = live.play.now
        if seat.number in now.state.waiting:
            form, notice = await _form(live, now, seat, seat.level)
            move = partial(_move, live, seat, now.seq, form, notice)
            try:
                await live.locked(partial(_logged, seat, move))
            except Stale:
                continue
            except StoreFailed:  # others were quicker, or the store cannot be asked now; the table is still there
                await asyncio.sleep(AGAIN_SECONDS)
            except WabeError:
                log.exception("the bot of seat %d cannot move", seat.number)
                return


async def _logged(seat: Seat, move: Callable[[], Awaitable[None]]) -> None:
    """Move; a fault of the code is told here, for it ends the bots of the table."""
    try:
        await move()
    except WabeError:
        raise
    except Exception:
        log.exception("the bot of seat %d cannot move", seat.number)
        raise


async def _move(live: Live, seat: Seat, seq: int, form: Json, notice: Message | None) -> None:
    """Carry out a bot's action, unless the seat has another decision or player meanwhile, or somebody asks to go back.

    With a `notice`, the table says that to all, once while the line is among those kept.
    """
    if live.seats[seat.number].level != seat.level or live.play.question is not None:
        return
    live.play.check_fresh(seat.number, seq)
    told = notice is None or any(line.message == notice.to_json() for line in live.chat)
    said = [] if notice is None or told else [own_line(live, notice)]
    await live.keep_event("act", seat.number, live.play.act(seat.number, form), None, *map(live.line, said))
    live.publish(live.play.now)
    for line in said:
        live.publish_chat(line)


def delay_of(live: Live) -> float:
    """Seconds before a bot's move: hardly any where people wait for it, enough to follow where they only look on."""
    delay = live.hub.settings.bot_delay
    return delay if people_play(live) else delay * ONLY_BOTS


def people_play(live: Live) -> bool:
    """Whether anybody but bots plays at a table."""
    left = live.play.now.state.left
    return any(seat.level is None and seat.number not in left for seat in live.seats)


async def _form(live: Live, now: Moment, seat: Seat, level: str) -> tuple[Json, Message | None]:
    """The form of what the bot plays; when it failed, of any legal action, and what the table says about that."""
    state, table = now.state, live.table
    seed = seed_of_bot(table, now.seq)
    try:
        rank = Rank.BESIDE_PEOPLE if people_play(live) else Rank.BOTS
        return await live.hub.thinkers.choose(level, state, seat.number, rank, table.id, seed), None
    except Exception:
        log.exception("the bot %s failed; any legal action is played", level)
        chance = secrets.SystemRandom() if seed is None else Random(seed)
        action = chance.choice(state.legal_actions(seat.number))
        return state.form(action, seat.number), failure_notice(state, seat, level)


def own_line(live: Live, message: Message) -> Line:
    """The next line of the chat, said by the table itself."""
    return live.new_line(None, TABLE, "", message.to_json())


async def keep_and_tell(live: Live, seat: Seat, message: Message, *writes: Write) -> None:
    """Commit a seat as it shall be, and let the table say so to all."""
    line = own_line(live, message)
    await live.keep_seat(seat, live.line(line), *writes)
    live.publish_chat(line)


def name_of(seat: Seat) -> str:
    """What a seat is called where the table speaks of it, now and later on."""
    return seat.name or f"#{seat.number}"


def failure_notice(state: State, seat: Seat, level: str) -> Message:
    """What the table says when a random action is played in a bot's stead."""
    return Message("bot-failed", {"name": name_of(seat), "level": f"@bot-{level}", "turn": state.turn_number()})


def change_notice(live: Live, browser: str, seat: Seat, level: str) -> Message:
    """What the table says when somebody lets another level play a seat."""
    names = [name_of(each) for each in live.seats if each.holder == browser]
    said = {"name": name_of(seat), "before": f"@bot-{seat.level}", "level": f"@bot-{level}"}
    return Message("bot-changed", {**said, "by": names[0]}) if names else Message("bot-changed-by-host", said)


async def replace_lost(live: Live) -> None:
    """Let the usual level play where a bot has one that is no longer there, and say so; before anybody looks on."""
    for seat in list(live.seats):
        if seat.level is not None:
            level = bots.or_usual(seat.level, live.play.record.game)
            if level != seat.level:
                await keep_and_tell(live, replace(seat, level=level), loss_notice(seat, seat.level, level))


def loss_notice(seat: Seat, level: str, usual: str) -> Message:
    """What the table says when the usual level plays in the stead of one that is no longer there."""
    return Message("bot-lost", {"name": name_of(seat), "level": level, "usual": f"@bot-{usual}"})


# --- in the minds ---------------------------------------------------------------------------------------------------


def choose(written: str, game: str, data: str | None, saved: bytes, seat: int, seed: int | None = None) -> Json:
    """A bot's action, as a form; the game by its name and its data pack's folder."""
    state = _state(game, data, saved)
    action = bots.create_housed(written, state.game, seed).choose(bots.Situation(state, seat))
    if action not in state.legal_actions(seat):
        raise IllegalAction("error-bot-illegal", level=written, action=action)
    return state.form(action, seat)


def advise(written: str, game: str, data: str | None, saved: bytes, seat: int, odds: bool) -> list[Json]:
    """A bot's thoughts on each action, best first, and why it is not the second one."""
    state = _state(game, data, saved)
    bot = bots.create_housed(written, state.game)
    situation = bots.Situation(state, seat)
    bot.choose(situation)
    reasons = [bots.reason(situation, bot.thought, odds), *[None] * len(bot.thought)]
    return [_advice(state, seat, thought, reason) for thought, reason in zip(bot.thought, reasons, strict=False)]


def _advice(state: State, seat: int, thought: bots.Thought, reason: Message | None) -> Json:
    return {
        **thought.to_json(),
        "form": state.form(thought.action, seat),
        "label": state.label(thought.action, seat).to_json(),
        "reason": reason.to_json() if reason else None,
    }


def _state(game: str, data: str | None, saved: bytes) -> State:
    state: State = load_once(game, data).from_json(msgspec.json.decode(saved))
    return state
