"""The tables of a day where several meet: other rules in the midst of it, who looks in, who asks again and at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.conftest import Running, running
from tests.server.days.tries import begin, played, ranking, sat, table_of, today
from tests.server.shout import GAME
from tests.server.test_ways import error_of
from tests.server.unlimited import NO_LIMITS
from tools.postgres import Cluster
from wabe.games import load_once
from wabe.server import bots
from wabe.server.daily import day_of
from wabe.server.limits import Rate
from wabe.server.store import tries
from wabe.server.store.rows import DAY
from wabe.server.store.schema import EVERYWHERE

New = Callable[[], Person]
SHOUT = GAME.name


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots know the small game."""
    monkeypatch.setattr(bots, "load_once", lambda name, data: GAME if name == SHOUT else load_once(name, data))


def test_other_rules_in_the_midst_of_a_day_are_another_ranking(
    ann: Person, bob: Person, person: New, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    day, before = day_of(clock[0]), played(ann, SHOUT)
    deal = {key: today(ann, SHOUT)[key] for key in ("players", "seat", "levels")}
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    clock[0] += 1000
    after = played(bob, SHOUT, "Bob")
    for who, table, name in ((ann, before, "Ann"), (bob, after, "Bob"), (person(), None, "Bob")):
        found = ranking(who, day, SHOUT)
        assert [line["name"] for line in found["ranking"]] == [name]
        assert (found["finished"], found["table"]) == (1, table)
        assert today(who, SHOUT)["finished"] == 1
    assert {key: today(ann, SHOUT)[key] for key in deal} == deal
    assert (ranking(ann, day, SHOUT)["place"], ranking(bob, day, SHOUT)["place"]) == (1, 1)
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    clock[0] += DAY
    late = ranking(person(), day, SHOUT)
    assert [line["table"] for line in late["ranking"]] == [before]  # the one that most have, and first
    assert {key: late[key] for key in deal} == deal


def test_whoever_looks_in_hears_nothing_of_what_is_said(ann: Person, bob: Person, clock: list[int]) -> None:
    """The ranking leads everybody there."""
    table = played(ann, SHOUT)
    line = sat(ann, table)
    assert line.ask(type="chat", seat=line.seat, text="Well played")["ok"]
    clock[0] += DAY
    watcher = bob.open(table)
    watcher.next("snapshot")
    again = line.ask(type="rematch")["table"]
    assert line.ask(type="chat", seat=line.seat, text="Again")["ok"]
    line.rest()
    watcher.rest()
    assert [frame["text"] for frame in line.frames if frame["type"] == "chat"] == ["Well played", "Again"]
    assert [frame for frame in watcher.frames if frame["type"] == "chat"] == []
    assert again not in "".join(watcher.raw)
    assert (line.table["rematch"], watcher.table["rematch"]) == (again, None)
    told = [each.http.get(f"/api/tables/{table}").json()["table"]["rematch"] for each in (ann, bob)]
    assert told == [again, None]


def test_going_on_is_not_counted_as_a_new_table(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, dailies=Rate(0, 1), new_tables=Rate(0, 1))
    with running(tmp_path / "wabe.sqlite3", limits=few) as server, Person(server.url) as ann, Person(server.url) as bob:
        assert len({table_of(ann) for _ in range(3)}) == 1
        assert error_of(begin(bob)) == "too-fast"


def test_tries_of_one_person_are_noted_in_one_order(server: Running) -> None:
    """Whichever device begins: two that begin at once would else wait for each other on PostgreSQL."""
    person, devices = "m" * 64, ("a" * 64, "z" * 64)
    with server.hub.store.engine.execution_options(writes=True).begin() as connection:
        for number, device in enumerate(devices):
            row = (f"test-{number}", device, person, EVERYWHERE, 0)
            connection.exec_driver_sql(
                "INSERT INTO companions (id, browser, person, table_id, since) VALUES (?, ?, ?, ?, ?)", row
            )
        tries.begin(connection, "1999-01-01", SHOUT, person, "table")
        tries.begin(connection, "1999-01-01", "heroes", person, "other")
        tries.share(connection, person, "b" * 64, EVERYWHERE)
        noted = "SELECT game, person FROM tries WHERE day = '1999-01-01' ORDER BY rowid"
        found = [tuple(row) for row in connection.exec_driver_sql(noted)]
    assert [who for game, who in found[:3]] == sorted([person, *devices])
    assert [game for game, who in found if who == "b" * 64] == ["heroes", SHOUT]


def test_no_table_has_a_name_that_the_store_cannot_take(database: Cluster) -> None:
    with running(database.create("names")) as server, Person(server.url) as ann:
        answer = ann.http.get("/api/tables/%00/best")
        assert (answer.status_code, answer.json()) == (200, {"best": None})
