"""After a restart the bots play on by themselves: at the tables that wait for them, a few at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.server.client import BOT, ME, Json, Person, until
from tests.server.conftest import running
from wabe.server import hub as hubs
from wabe.server.live import Live
from wabe.server.store.rows import LESSON_LEFT, going_on, load_game

SEED = next(seed for seed in range(99) if wabe.load("xiii").new(2, seed).seat == 0)  # seat 0 begins
ASLEEP: Json = {"bot_delay": 3600}


def mine(person: Person) -> dict[str, Json]:
    return {summary["table"]: summary for summary in person.http.get("/api/tables").json()["mine"]}


def spied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that servers bring back from now on, in order."""
    loaded: list[str] = []

    def load(connection: Any, table: str) -> Any:
        loaded.append(table)
        return load_game(connection, table)

    monkeypatch.setattr(hubs, "load_game", load)
    return loaded


def test_a_bot_plays_on_after_a_restart_though_nobody_opens_the_table(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store, **ASLEEP) as server, Person(server.url) as ann:
        table = ann.create(BOT, ME, seed=SEED)["table"]
        cookie = ann.http.cookies
        assert mine(ann)[table]["waiting"] == [0]
    with running(store) as server, Person(server.url) as ann:
        ann.http.cookies = cookie
        until(lambda: mine(ann)[table]["your_turn"])
        assert server.log(table)


def test_only_running_tables_that_wait_for_bots_are_brought_back_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        line = ann.open(finished := ann.create(BOT, BOT)["table"])
        while not line.table.get("over"):
            line.receive()
    with running(store, **ASLEEP) as server, Person(server.url) as ann:
        for_people = ann.create(ME, BOT, seed=SEED)["table"]
        for_bots = [ann.create(BOT, ME, seed=SEED)["table"] for _ in range(12)]

    loaded = spied(monkeypatch)
    awake: list[int] = []

    class Watched(Live):
        def __init__(self, hub: hubs.Hub, *saved: Any) -> None:
            super().__init__(hub, *saved)
            awake.append(1 + sum(one.bot_to_move() is not None for one in hub._live.values()))

    monkeypatch.setattr(hubs, "Live", Watched)
    with running(store) as server:
        until(lambda: len(loaded) == len(for_bots))
        until(lambda: all(live.bot_to_move() is None for live in server.hub._live.values()))
        assert sorted(loaded) == sorted(for_bots)
        assert not {finished, for_people} & set(loaded)
        assert max(awake) <= hubs.WAKING


def test_a_table_that_cannot_be_brought_back_keeps_no_other_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store, **ASLEEP) as server, Person(server.url) as ann:
        good, *bad = (ann.create(BOT, ME, seed=SEED)["table"] for _ in range(hubs.WAKING + 1))
        with server.hub.store.engine.execution_options(writes=True).begin() as connection:
            for table in bad:
                connection.exec_driver_sql("UPDATE tables SET game = 'chess' WHERE id = ?", (table,))
    with running(store) as server:
        until(lambda: server.log(good))
    assert {record.args[0] for record in caplog.records if record.args} == set(bad)  # type: ignore[index]


def test_people_are_served_before_bots_among_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store, **ASLEEP) as server, Person(server.url) as ann:
        first = ann.create(BOT, ME, seed=SEED)["table"]
        for _ in range(2 * hubs.WAKING):
            ann.create(BOT, BOT)
        with server.hub.store.engine.connect() as connection:
            assert going_on(connection)[0] == first
    loaded = spied(monkeypatch)
    with running(store, **ASLEEP):
        until(lambda: len(loaded) == hubs.WAKING)
        assert first in loaded  # they begin side by side


def test_a_lesson_that_was_left_for_a_day_waits_until_somebody_opens_it(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", **ASLEEP) as server, Person(server.url) as ann:
        left, lately, usual = (ann.create(BOT, ME, seed=SEED)["table"] for _ in range(3))
        with server.hub.store.engine.execution_options(writes=True).begin() as connection:
            taught = "UPDATE tables SET lesson = 'first' WHERE id IN (?, ?)"
            connection.exec_driver_sql(taught, (left, lately))
            before = (LESSON_LEFT + 1000, left, usual)
            connection.exec_driver_sql("UPDATE tables SET updated = updated - ? WHERE id IN (?, ?)", before)
            assert set(going_on(connection)) == {lately, usual}
