"""What comes after a try at the table of the day: replays, the ranking, and when it is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Person
from tests.server.conftest import Running
from tests.server.days.tries import New, play, played, ranking, sat, table_of, today
from tests.server.test_ways import error_of
from wabe.server import housekeeping
from wabe.server.daily import day_of
from wabe.server.store.rows import DAY

# ----- afterwards -----


def test_replays_are_open_to_whoever_has_had_the_try(ann: Person, bob: Person, person: New, clock: list[int]) -> None:
    table, stranger = played(ann), person()
    mine = table_of(bob, name="Bob")
    paths = [f"/api/tables/{table}/{what}" for what in ("replay", "replay/0", "course")]
    for path in paths:
        assert error_of(stranger.http.get(path)) == "day-runs"
        assert error_of(bob.http.get(path)) == "day-runs"  # he has begun, and not ended
        assert ann.http.get(path).status_code == 200
    play(sat(bob, mine))
    assert [bob.http.get(path).status_code for path in paths] == [200, 200, 200]
    analysis = f"/api/tables/{table}/analysis"
    assert error_of(ann.http.get(analysis)) == "day-runs"
    assert error_of(ann.post(f"/tables/{table}/analysis", {})) == "day-runs"
    clock[0] += DAY
    assert [stranger.http.get(path).status_code for path in [*paths, analysis]] == [200] * 4


def test_the_ranking_shows_points_to_all_and_tables_to_whoever_may_look(
    ann: Person, bob: Person, person: New, clock: list[int]
) -> None:
    day, carol = day_of(clock[0]), person()
    tables = [
        played(ann, name="Ann"),
        played(bob, name="Bob"),
        played(carol, name="Carol", choice=lambda turn: turn + 1),
    ]
    found = ranking(ann, day)
    points = [line["points"] for line in found["ranking"]]
    assert points == sorted(points, reverse=True)
    places = {line["name"]: line["place"] for line in found["ranking"]}
    assert places["Ann"] == places["Bob"]  # equal points share a place
    assert [line["name"] for line in found["ranking"] if line["mine"]] == ["Ann"]
    assert {line["table"] for line in found["ranking"]} == set(tables)
    assert (found["open"], found["finished"], found["place"]) == (True, 3, places["Ann"])
    unplayed = ranking(person(), day)
    assert ([line["table"] for line in unplayed["ranking"]], unplayed["open"]) == ([None] * 3, False)
    clock[0] += DAY
    assert {line["table"] for line in ranking(person(), day)["ranking"]} == set(tables)
    clock[0] += DAY
    assert person().http.get(f"/api/daily/xiii/{day}").status_code == 404


def test_what_ends_after_its_day_is_in_no_ranking(ann: Person, clock: list[int]) -> None:
    day, table = day_of(clock[0]), table_of(ann)
    clock[0] += DAY
    play(sat(ann, table))
    assert ranking(ann, day)["ranking"] == []
    assert today(ann)["state"] == "open"


@pytest.mark.usefixtures("clock")
def test_a_name_stays_in_the_ranking_as_it_was(ann: Person) -> None:
    table = table_of(ann)
    line = sat(ann, table)
    assert line.ask(type="name", seat=line.seat, name="Anne")["ok"]
    play(line)
    assert line.ask(type="name", seat=line.seat, name="Bob")["error"] == "day-stands"


def test_a_rematch_is_a_table_like_others(ann: Person, clock: list[int]) -> None:
    table = played(ann)
    again = sat(ann, table).ask(type="rematch")["table"]
    told = ann.http.get(f"/api/tables/{again}").json()["table"]
    assert told["daily"] is None
    assert told["secret_hash"] != ann.http.get(f"/api/tables/{table}").json()["table"]["secret_hash"]
    assert clock


def test_tries_are_forgotten_after_a_while(server: Running, ann: Person, clock: list[int]) -> None:
    table_of(ann)
    day = day_of(clock[0])

    def had() -> int:
        with server.hub.store.engine.begin() as connection:
            return int(connection.exec_driver_sql("SELECT count(*) FROM tries WHERE day = ?", (day,)).scalar_one())

    for days, left in ((7, 1), (1, 0)):
        clock[0] += days * DAY
        asyncio.run_coroutine_threadsafe(housekeeping.sweep(server.hub), server.loop).result(10)
        assert had() == left
