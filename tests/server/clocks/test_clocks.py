"""Tables with clocks: which there are, whose time runs, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import BOT, LINK, ME, Json, Person
from tests.server.clocks.conftest import Hand
from tests.server.clocks.tables import (
    FIRST,
    RESERVE,
    TURN,
    heard,
    left,
    table_of_two,
    times_of,
    turn_done,
)


def listed(person: Person, table: str) -> Json:
    """What the lobby says of a table to who sits there."""
    (found,) = [each for each in person.http.get("/api/tables").json()["mine"] if each["table"] == table]
    assert isinstance(found, dict)
    return found


# ----- laying -----


def test_a_table_says_how_long_players_have(ann: Person) -> None:
    table = ann.create(ME, BOT, clock=RESERVE, public=True)["table"]
    line = ann.open(table, 0)
    line.next("snapshot")
    assert line.table["clock"] == RESERVE
    assert listed(ann, table)["clock"] == RESERVE


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn", "seconds": 9},
        {"kind": "turn", "seconds": 31 * 86_400},
        {"kind": "turn", "seconds": 60, "increment": 5},
        {"kind": "reserve", "seconds": 300},
        {"kind": "reserve", "seconds": 300, "increment": 4},
        {"kind": "never"},
        "60",
    ],
)
def test_no_other_clocks_are_made(ann: Person, clock: object) -> None:
    answer = ann.post("/tables", {"game": "xiii", "seats": [ME, BOT], "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed-message"


def test_a_table_without_clock_has_none(ann: Person, later: Hand) -> None:
    table = ann.create(ME, ME)["table"]
    line = ann.open(table, 0)
    later(10**6)
    assert line.rest()[0]["table"]["clock"] is None
    assert times_of(line) == {}
    assert line.table["seats"][0]["kind"] == "human"


def test_the_lobby_tells_what_is_left(ann: Person, bob: Person, later: Hand) -> None:
    table, mine, _ = table_of_two(ann, bob, TURN)
    later(20)
    for person in (ann, bob):
        assert listed(person, table)["times"] == {"left": [40_000, 60_000], "runs": [0]}
    assert mine.ask(type="concede", seat=0)["ok"]
    assert listed(ann, table)["times"] is None
    assert listed(ann, ann.create(ME, ME)["table"])["times"] is None


# ----- whose time runs -----


def test_no_time_runs_before_all_are_there(ann: Person, bob: Person, later: Hand) -> None:
    made = ann.create(ME, LINK, clock=TURN, seed=FIRST)
    mine = ann.open(made["table"], 0)
    mine.next("snapshot")
    later(1000)
    assert bob.claim(made["links"]["1"]).status_code == 200
    later(1000)
    assert (times_of(mine)["left"], times_of(mine)["runs"]) == ([60_000, 60_000], [])
    bob.open(made["table"], 1)
    assert heard(mine, lambda times: times["runs"] == [0])["left"] == [60_000, 60_000]
    later(20)
    assert left(mine) == [40, 60]


def test_time_runs_from_the_first_thing_that_is_done_even_if_somebody_has_not_come(
    ann: Person, bob: Person, later: Hand
) -> None:
    made = ann.create(ME, LINK, clock=TURN, seed=FIRST)
    mine = ann.open(made["table"], 0)
    assert bob.claim(made["links"]["1"]).status_code == 200
    mine.act()
    assert times_of(mine)["runs"] == [mine.look["view"]["waiting"][0]]
    later(5)
    assert sum(left(mine)) == 115


def test_only_the_time_of_who_is_asked_runs(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = table_of_two(ann, bob, RESERVE)
    later(30)
    assert left(mine) == [80, 100]  # 10 came with the first turn
    turn_done(mine, other)
    assert times_of(mine)["runs"] == [1]
    later(30)
    assert left(mine) == [80, 80]


def test_the_times_of_all_run_that_choose_at_once(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = table_of_two(ann, bob, RESERVE, game="shout")
    later(10)
    assert left(mine) == [100, 100]
    mine.act()
    later(10)
    assert left(mine) == [100, 90]
    other.act()  # the last one: both are asked anew
    assert left(mine) == [110, 100]


def test_no_time_runs_for_bots_nor_after_the_end(ann: Person, later: Hand) -> None:
    table = ann.create(ME, BOT, game="shout", clock=TURN)["table"]
    line = ann.open(table, 0)
    heard(line, lambda times: bool(times.get("runs")))
    assert times_of(line)["runs"] == [0]
    for _ in range(3):
        line.act()
    while not line.look["view"]["over"]:
        line.receive()
    assert "times" not in line.look
    later(1000)
    assert not [frame for frame in line.rest() if frame["type"] == "chat"]


def test_spectators_see_it_too(ann: Person, bob: Person, person: Callable[[], Person], later: Hand) -> None:
    table, mine, _ = table_of_two(ann, bob, TURN)
    later(7)
    eve = person().open(table)
    eve.next("snapshot")
    assert times_of(eve) == {"left": [53_000, 60_000], "runs": [0]}
    assert left(mine) == [53, 60]


def test_at_one_browser_each_seat_has_its_time(ann: Person, later: Hand) -> None:
    table = ann.create(ME, ME, clock=RESERVE, seed=FIRST)["table"]
    lines = ann.open(table, 0), ann.open(table, 1)
    heard(lines[1], lambda times: bool(times.get("runs")))
    heard(lines[0], lambda times: bool(times.get("runs")))
    later(40)
    turn_done(*lines)
    later(5)
    assert left(lines[0]) == [70, 105]


def test_no_time_is_given_back_with_what_is_taken_back(ann: Person, later: Hand) -> None:
    table = ann.create(ME, ME, game="shout", clock=TURN)["table"]
    line = ann.open(table, 0)
    heard(line, lambda times: bool(times.get("runs")))
    later(20)
    for _ in range(3):
        line.act()
        later(5)
        assert line.ask(type="undo", seat=0)["ok"]
    assert left(line) == [40, 25]
