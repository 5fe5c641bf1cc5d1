"""What goes on by itself, and what waits: questions to go back, orders, and the bots that have begun to think."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import BOT, LINK, ME, Json, Line, Person, seated, until
from tests.server.conftest import Running, running
from tests.server.shout import GAME
from tests.server.test_asks import answer, ask, kinds, mover, played
from tests.server.test_orders import give, say, two
from tests.server.test_orders import shout as shout  # noqa: PLC0414 - a fixture
from tests.server.test_results import finished, games
from wabe.games import with_packs
from wabe.server import asks, orders, results
from wabe.server import hub as hubs
from wabe.server.errors import StoreFailed
from wabe.server.going_back import Ask
from wabe.server.live import Live
from wabe.server.store.rows import going_on


def on_loop(server: Running, work: Callable[[], Awaitable[Any]]) -> Any:
    """What comes of some work where the server runs."""

    async def done() -> Any:
        return await work()

    return asyncio.run_coroutine_threadsafe(done(), server.loop).result(10)


def live_at(server: Running, line: Line) -> Live:
    found = server.hub.live(line.table["id"])
    assert found is not None
    return found


# ----- a bot that has begun to think -----


class Slow:
    """Lets bots think until they are let go."""

    def __init__(self, server: Running) -> None:
        self._choose = server.hub.thinkers.choose
        self.free = True
        self.thinking = 0

    async def choose(self, *what: Any) -> Json:
        self.thinking += 1
        while not self.free:
            await asyncio.sleep(0.01)
        self.thinking -= 1
        return await self._choose(*what)


def test_a_bot_that_thinks_already_waits_for_the_answer(
    ann: Person, bob: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(server)
    monkeypatch.setattr(server.hub.thinkers, "choose", slow.choose)
    made = ann.create(ME, LINK, BOT, seed=7)
    bob.claim(made["links"]["1"], "Bob")
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    live = live_at(server, lines[0])
    asker = None
    for _ in range(60):
        until(lambda: live.bot_to_move() is None)
        for line in lines:
            line.until(live.play.now.seq)
        slow.free = False
        mover(lines).act(0)
        for line in lines:
            line.until(live.play.now.seq)
        asker = next((line for line in lines if line.look["undo"]["ask"]), None)
        if asker is not None and live.bot_to_move() is not None:
            break
        slow.free = True
    assert asker is not None
    until(lambda: slow.thinking)
    assert ask(asker)["ok"]
    slow.free = True
    on_loop(server, live.at_rest)
    assert kinds(server, asker)[-1] == "ask"
    assert answer(lines[1 - (asker.seat or 0)], agree=False)["ok"]
    until(lambda: kinds(server, asker)[-1] == "act")  # now it moves


def test_a_game_that_has_ended_has_no_question(ann: Person, bob: Person, server: Running) -> None:
    table, _look = finished(ann, bob)
    line = ann.open(table, 0)
    line.next("snapshot")
    live = live_at(server, line)
    live.play.asked = Ask(0, 1, server.hub.clock(), frozenset({1}))  # as an older server may have left it
    log = server.log(table)
    for command, why in (("answer_undo", "no-ask"), ("concede", "game-over")):
        more = {"agree": False} if command == "answer_undo" else {}
        assert line.ask(type=command, seat=0, **more)["error"] == why
    server.loop.call_soon_threadsafe(live.wake)
    time.sleep(0.1)
    assert server.log(table) == log
    assert not live.lapsing.is_busy
    assert games(ann) == 1


def test_what_came_of_a_game_is_kept_once(ann: Person, bob: Person, server: Running) -> None:
    """Whatever comes after its end."""
    table, _look = finished(ann, bob)
    live = server.hub._live[table]
    assert results.beside(live, live.table.moved(live.play.seq + 1, 0, [], [], over=True)) == []
    assert games(ann) == 1


# ----- a question that nobody answers -----


@pytest.fixture
def shifted(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The clock of the server goes wrong by so many milliseconds."""
    by = [0]
    monkeypatch.setattr(server.hub, "clock", lambda: time.time_ns() // 1_000_000 + by[0])
    return by


def test_a_question_lapses_though_the_clock_was_behind(
    ann: Person, bob: Person, server: Running, shifted: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asks, "ASK_SECONDS", 0.2)
    monkeypatch.setattr(asks, "AGAIN_SECONDS", 0.05)
    asker = played(seated(ann, bob))
    shifted[0] = 0
    assert ask(asker)["ok"]
    shifted[0] = -300
    until(lambda: kinds(server, asker)[-1] == "lapse")


def test_a_question_lapses_once_the_store_is_back(
    ann: Person, bob: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asks, "ASK_SECONDS", 0.1)
    monkeypatch.setattr(asks, "AGAIN_SECONDS", 0.05)
    lapse, failed = asks._lapse_late, [0]

    async def late(live: Live) -> None:
        failed[0] += 1
        if failed[0] == 1:
            raise StoreFailed
        await lapse(live)

    monkeypatch.setattr(asks, "_lapse_late", late)
    asker = played(seated(ann, bob))
    assert ask(asker)["ok"]
    until(lambda: kinds(server, asker)[-1] == "lapse")


def test_who_answers_late_has_answered_while_the_question_is_open(
    ann: Person, bob: Person, server: Running, shifted: list[int]
) -> None:
    lines = seated(ann, bob)
    asker = played(lines)
    assert ask(asker)["ok"]
    shifted[0] = 2000 * asks.ASK_SECONDS
    assert answer(lines[1 - (asker.seat or 0)])["ok"]
    assert kinds(server, asker)[-1] == "agree"


def test_a_table_stays_in_memory_while_a_question_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "TIDYING_SECONDS", 0.01)
    monkeypatch.setattr(asks, "ASK_SECONDS", 1)
    with (
        running(tmp_path / "wabe.sqlite3", keep_idle=0) as server,
        Person(server.url) as ann,
        Person(server.url) as bob,
    ):
        lines = seated(ann, bob)
        asker = played(lines)
        assert ask(asker)["ok"]
        for line in lines:
            line.close()
        until(lambda: kinds(server, asker)[-1] == "lapse")
        until(lambda: live_is_gone(server, asker))


def live_is_gone(server: Running, line: Line) -> bool:
    """Whether the table leaves the memory once there is room to be made."""
    server.loop.call_soon_threadsafe(server.hub._make_room_soon)
    return server.hub.live(line.table["id"]) is None


def test_a_question_lapses_after_a_restart_though_nobody_opens_the_table(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        lines = seated(ann, bob)
        asker = played(lines)
        with server.hub.store.engine.connect() as connection:
            assert going_on(connection) == []
        assert ask(asker)["ok"]
        with server.hub.store.engine.connect() as connection:
            assert going_on(connection) == [asker.table["id"]]
    with running(store) as server:
        until(lambda: server.hub.live(asker.table["id"]))
        assert live_at(server, asker).lapsing.is_busy
        server.hub.clock = lambda: time.time_ns() // 1_000_000 + asks.ASK_SECONDS * 1000
        server.loop.call_soon_threadsafe(live_at(server, asker).wake)
        until(lambda: kinds(server, asker)[-1] == "lapse")


# ----- orders -----


def test_orders_are_carried_out_after_a_restart_though_nobody_opens_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "with_packs", lambda packs: {**with_packs(packs), "shout": GAME})
    store = tmp_path / "wabe.sqlite3"
    monkeypatch.setattr(orders, "pause", lambda _live, _seat: 3600)
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        table, one, other = two(ann, bob)
        assert give(one, number=3)["ok"]
        for line in (one, other):
            assert say(line, 2)["ok"]
        assert one.until(2)["orders"]["answering"]
    monkeypatch.setattr(orders, "pause", lambda _live, _seat: 0)
    with running(store) as server:
        until(lambda: len(server.log(table)) == 3)
        assert json.loads(server.log(table)[-1][3])["number"] == 3
