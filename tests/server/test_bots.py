"""Bots at the tables: in processes, when they fail, and when somebody changes the table while they think."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.server.client import BOT, ME, Person, until
from tests.server.conftest import Running, running
from wabe.bots import Bot, Situation, Thought
from wabe.server import bots
from wabe.server.bots import ONLY_BOTS, Thinkers, delay_of
from wabe.server.errors import StoreFailed, UnknownLevel
from wabe.server.labour import Labour, Rank
from wabe.server.live import Live


def test_bots_think_in_processes_that_may_be_killed() -> None:
    async def scene() -> None:
        labour = Labour(1)
        thinkers, state = Thinkers(labour, 0.05), wabe.load("xiii").new(2, 7)
        try:
            form = await thinkers.choose("search", state, state.seat, Rank.BOTS, "table")
            assert state.parse(form, state.seat) in state.legal_actions()
            for process in list(labour._pool._processes.values()):  # type: ignore[union-attr]
                process.kill()
            form = await thinkers.choose("greedy", state, state.seat, Rank.BOTS, "table")
            assert state.parse(form, state.seat) in state.legal_actions()
        finally:
            labour.close()

    asyncio.run(scene())


def test_at_tables_of_one_seed_bots_play_alike(ann: Person, server: Running) -> None:
    def played(**how: object) -> list[object]:
        table = ann.create(BOT, {**BOT, "level": "random"}, **how)["table"]
        with ann.open(table) as line:
            line.until(12)
        return [row[2:4] for row in server.log(table)[:12]]

    assert played(seed=5) == played(seed=5)
    assert played() != played()


def test_bots_play_on_when_the_store_could_not_be_asked_for_a_moment(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked, failed = Live.locked, threading.Event()

    async def fail_once(live: Live, change: Any) -> Any:
        if not failed.is_set():
            failed.set()
            raise StoreFailed
        return await locked(live, change)

    monkeypatch.setattr(bots, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(Live, "locked", fail_once)
    table = ann.create(BOT, BOT)["table"]
    until(lambda: len(server.log(table)) > 2)  # nobody looks on, which would wake them
    assert failed.is_set()


def test_a_fault_of_the_code_in_a_bots_move_is_logged_and_the_table_comes_back(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Live, "keep_event", lambda *_: 1 / 0)
        table = ann.create(BOT, BOT)["table"]
        until(lambda: "ZeroDivisionError" in caplog.text)
        until(lambda: table not in server.hub._live)
    with ann.open(table) as line:
        line.until(2)


def test_levels_that_take_time_have_the_servers() -> None:
    thinkers = Thinkers(Labour(0), 0.3)
    game = wabe.load("xiii")
    offered = {level["name"]: level["seconds"] for level in thinkers.levels(game)}
    assert list(offered) == [level.name for level in wabe.bots.offered(game)]
    assert (offered["caterpillar"], offered["gryphon"], offered["bandersnatch"]) == (None, None, 0.3)
    with pytest.raises(UnknownLevel, match=r"there are dormouse, .*, search"):
        thinkers.check_level("deep", game)
    thinkers.check_level("greedy", game)  # not offered, but stored with older tables


def test_advice_is_the_advisers() -> None:
    state = wabe.load("xiii").new(2, 7)
    labour = Labour(0)
    advice = asyncio.run(Thinkers(labour, 0.05).advise(state, state.seat, odds=True))
    labour.close()
    assert sorted(one["action"] for one in advice) == state.legal_actions()
    assert [one["visits"] for one in advice] == sorted((one["visits"] for one in advice), reverse=True)
    assert advice[0]["reason"]["key"].startswith("why-")
    assert [one["reason"] for one in advice[1:]] == [None] * (len(advice) - 1)
    assert advice[0]["label"] == state.label(advice[0]["action"], state.seat).to_json()


@pytest.mark.parametrize("odds", [True, False])
def test_a_table_without_odds_is_told_none_in_the_reasons_of_its_hints(
    ann: Person, odds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    async def advise(_thinkers: Thinkers, _state: wabe.State, _seat: int, told: bool) -> list[object]:
        asked.append(told)
        return []

    monkeypatch.setattr(Thinkers, "advise", advise)
    line = ann.open(ann.create(ME, ME, aids={"odds": odds})["table"], 0)
    seat = line.next("snapshot")["view"]["waiting"][0]
    assert line.ask(type="hint", seat=seat)["hint"] == []
    assert asked == [odds]


class Raising(Bot):
    def think(self, situation: Situation) -> list[Thought]:
        raise RuntimeError("lost for words")


class Cheating(Bot):
    def think(self, situation: Situation) -> list[Thought]:
        return [Thought(max(situation.legal_actions) + 1)]


@pytest.fixture(params=[Raising, Cheating])
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.bots.bots.create_housed", lambda level, game: request.param(game))


@pytest.mark.usefixtures("failing")
def test_a_failing_bot_does_not_stop_the_game_and_the_table_says_so(
    server: Running, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.create({**BOT, "name": "Dodo"}, BOT)["table"]
    with ann.open(table) as line:
        while not line.table.get("over"):
            line.receive()
    assert "any legal action is played" in caplog.text
    line = ann.open(table)
    said = [frame for frame in line.rest() if frame["type"] == "chat"]
    assert {(one["seat"], one["name"]) for one in said} == {(None, "Wabe")}
    told = [one["message"] for one in said]
    assert {one["text"] for one in said} == {""}
    assert {one["key"] for one in told} == {"bot-failed"}
    assert {(one["args"]["name"], one["args"]["level"]) for one in told} == {
        ("Dodo", "@bot-random"),
        ("#1", "@bot-random"),
    }
    turns = [(one["args"]["name"], one["args"]["turn"]) for one in told]
    assert len(turns) == len(set(turns))  # not once for each action of a turn


@pytest.mark.usefixtures("failing")
def test_a_failed_hint_says_so_and_harms_nothing(server: Running, ann: Person) -> None:
    table = ann.create(ME, ME)["table"]
    line = ann.open(table, 0)
    seat = line.next("snapshot")["view"]["waiting"][0]
    live = server.hub._live[table]
    for _ in range(3):
        answer = line.ask(type="hint", seat=seat)
        assert (answer["ok"], answer["error"]) == (False, "no-hint")
        assert answer["message"] == "No hint could be made: the bot failed at this decision."
    assert ann.command(table, type="hint", seat=seat).status_code == 503
    assert server.hub._live[table] is live


def test_a_bots_thought_is_dropped_when_its_seat_is_taken_back(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, go_on = threading.Event(), threading.Event()
    real = wabe.bots.create_housed

    def slow(*args: Any) -> Any:
        thinking.set()
        go_on.wait(5)
        return real(*args)

    monkeypatch.setattr("wabe.server.bots.bots.create_housed", slow)
    table = ann.create(ME, ME)["table"]
    lines = [ann.open(table, seat) for seat in (0, 1)]
    waiting = lines[0].next("snapshot")["view"]["waiting"][0]
    assert lines[0].ask(type="take_over", seat=waiting, level="greedy")["ok"]
    assert thinking.wait(5)
    lines[0].rest()
    assert [seat["thinking"] for seat in lines[0].table["seats"]] == [waiting == 0, waiting == 1]
    assert lines[0].ask(type="hand_back", seat=waiting)["ok"]
    go_on.set()
    lines[0].rest()
    assert server.log(table) == []


def test_bots_take_their_time(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", bot_delay=3600) as server, Person(server.url) as ann:
        line = ann.open(ann.create(BOT, BOT)["table"])
        assert line.next("snapshot")["seq"] == 0
        assert [frame for frame in line.rest(1) if frame["type"] == "update"] == []


def test_bots_keep_people_waiting_less_than_onlookers(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", bot_delay=3600) as server, Person(server.url) as ann:
        among_people, alone = (ann.create(*seats)["table"] for seats in ((ME, BOT), (BOT, BOT)))
        for table, delay in ((among_people, 3600), (alone, 3600 * ONLY_BOTS)):
            with ann.open(table) as line:
                line.next("snapshot")
                assert delay_of(server.hub._live[table]) == delay


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", keep_idle=2) as server, Person(server.url) as ann:
        tables = [ann.create(ME, ME)["table"] for _ in range(5)]
        with ann.open(tables[0], 0) as line:
            line.next("snapshot")
            until(lambda: len(server.hub._live) == 3)
            assert tables[0] in server.hub._live
        kept = set(server.hub._live)
        server.hub.settings = replace(server.hub.settings, keep_idle=100)
        for table in tables:
            with ann.open(table, 0) as line:
                assert line.next("snapshot")["table"]["id"] == table
        assert kept < set(server.hub._live) == set(tables)
