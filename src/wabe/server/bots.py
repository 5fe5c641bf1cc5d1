"""Bots at the tables: they think outside the event loop, know what their seat knows, and move like everybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from wabe import bots
from wabe.games import load_once
from wabe.kernel.errors import IllegalAction, WabeError
from wabe.kernel.state import State
from wabe.server import logs
from wabe.server.errors import NoHint, Stale, UnknownLevel
from wabe.server.names import TABLE
from wabe.server.protocol import encode
from wabe.server.seats import Seat
from wabe.texts import Texts

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
THREADS: Final = 2
ONLY_BOTS: Final = 8  # times slower than among people
log = logging.getLogger(__name__)


class Thinkers:
    """The minds of all bots of a server: processes, or threads where processes are not wanted.

    Args:
        processes: how many; 0 means threads.
        budget: seconds for one move of a bot that takes time.
    """

    def __init__(self, processes: int, budget: float) -> None:
        self._processes = processes
        self._budget = budget
        self._pool: Executor | None = None
        self.watch: Callable[[str], AbstractContextManager[object]] = nullcontext  # around each thought of a level

    @property
    def levels(self) -> list[Json]:
        """The levels of bots there are, with the seconds that each may take for a move here (None: no time)."""
        return [
            {**level.to_json(), "seconds": self._budget if level.takes_time else None} for level in bots.LEVELS.values()
        ]

    def check_level(self, level: str) -> None:
        """Raise `UnknownLevel` if there is no such bot."""
        if level not in bots.LEVELS:
            raise UnknownLevel("error-unknown-bot", name=repr(level), names=list(bots.LEVELS))

    async def choose(self, level: str, state: State, seat: int) -> Json:
        """The form of the action that a bot of this level takes. A bot that fails raises whatever it likes."""
        chosen: Json = await self._think(choose, level, state, seat)
        return chosen

    async def advise(self, state: State, seat: int) -> list[Json]:
        """What the bot that advises thinks of each action, best first: form, label, visits, value, win.

        Raises:
            NoHint: the bot failed.
        """
        try:
            advice: list[Json] = await self._think(advise, bots.level_for(bots.Role.ADVISER).name, state, seat)
        except Exception as error:
            log.exception("the bot failed to advise seat %d of %s", seat, state.game.name)
            raise NoHint from error
        return advice

    def close(self) -> None:
        """End all thinking."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    async def _think(self, think: Callable[..., Any], level: str, state: State, seat: int) -> Any:
        loop = asyncio.get_running_loop()
        written = bots.LEVELS[level].within(self._budget)
        task = partial(think, written, state.game.name, state.game.folder, encode(state.to_json()), seat)
        with self.watch(level):
            minds = self._minds()
            try:
                return await loop.run_in_executor(minds, task)
            except BrokenExecutor:  # the system has killed a process; others take its place
                if self._pool is minds:  # unless another thought has seen to that
                    self._pool = None
                return await loop.run_in_executor(self._minds(), task)

    def _minds(self) -> Executor:
        if self._pool is None:
            self._pool = _processes(self._processes) if self._processes else ThreadPoolExecutor(THREADS, "wabe-bot")
        return self._pool


async def play_bots(live: Live) -> None:
    """Let bots move at a table until it waits for people or is over."""
    logs.about_table(live.table.id)
    while (seat := live.bot_to_move()) is not None and seat.level is not None:
        await asyncio.sleep(delay_of(live))
        now = live.play.now
        if seat.number in now.state.waiting:
            form, notice = await _form(live, now.state, seat, seat.level)
            try:
                await live.act_for_bot(seat.number, seat.level, now.seq, form, notice)
            except Stale:
                continue
            except WabeError:
                log.exception("the bot of seat %d cannot move", seat.number)
                return


def delay_of(live: Live) -> float:
    """Seconds before a bot's move: hardly any where people wait for it, enough to follow where they only look on."""
    delay = live.hub.settings.bot_delay
    left = live.play.now.state.left
    only_bots = all(seat.level is not None or seat.number in left for seat in live.seats)
    return delay * ONLY_BOTS if only_bots else delay


async def _form(live: Live, state: State, seat: Seat, level: str) -> tuple[Json, str | None]:
    """The form of what the bot plays; when it failed, of any legal action, and what the table says about that."""
    try:
        return await live.hub.thinkers.choose(level, state, seat.number), None
    except Exception:
        log.exception("the bot %s failed; any legal action is played", level)
        action = secrets.choice(state.legal_actions(seat.number))
        return state.form(action, seat.number), failure_notice(state, seat, level)


def name_of(seat: Seat) -> str:
    """What a seat is called where the table speaks of it."""
    return seat.name or Texts().text("seat-name", letter=chr(ord("A") + seat.number))


def failure_notice(state: State, seat: Seat, level: str) -> str:
    """What the table says when a random action is played in a bot's stead."""
    return Texts().text("bot-failed", name=name_of(seat), level=f"@bot-{level}", turn=state.turn_number())


async def replace_lost(live: Live) -> None:
    """Let the usual level play where a bot has one that is no longer there, and say so; before anybody looks on."""
    for seat in list(live.seats):
        if seat.level is not None and bots.or_usual(seat.level) != seat.level:
            line = live.new_line(None, TABLE, loss_notice(seat, seat.level))
            await live.keep_seat(replace(seat, level=bots.or_usual(seat.level)), live.line(line))
            live.publish_chat(line)


def loss_notice(seat: Seat, level: str) -> str:
    """What the table says when the usual level plays in the stead of one that is no longer there."""
    return Texts().text("bot-lost", name=name_of(seat), level=level, usual=f"@bot-{bots.or_usual(level)}")


# --- in the minds ---------------------------------------------------------------------------------------------------


def choose(written: str, game: str, data: str | None, saved: bytes, seat: int) -> Json:
    """A bot's action, as a form; the game by its name and its data pack's folder."""
    state = _state(game, data, saved)
    action = bots.create(written, state.game).choose(bots.Situation(state, seat))
    if action not in state.legal_actions(seat):
        raise IllegalAction("error-bot-illegal", level=written, action=action)
    return state.form(action, seat)


def advise(written: str, game: str, data: str | None, saved: bytes, seat: int) -> list[Json]:
    """A bot's thoughts on each action, best first."""
    state = _state(game, data, saved)
    bot = bots.create(written, state.game)
    bot.choose(bots.Situation(state, seat))
    return [_advice(state, seat, thought) for thought in bot.thought]


def _advice(state: State, seat: int, thought: bots.Thought) -> Json:
    action = thought.action
    return {**thought.to_json(), "form": state.form(action, seat), "label": state.label(action, seat).to_json()}


def _state(game: str, data: str | None, saved: bytes) -> State:
    state: State = load_once(game, data).from_json(msgspec.json.decode(saved))
    return state


def _processes(number: int) -> Executor:
    # not forked: the server has threads
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=_start_mind)


def _start_mind() -> None:
    """Leave Ctrl-C to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
