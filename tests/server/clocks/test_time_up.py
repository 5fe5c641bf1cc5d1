"""Tables with clocks when time is up: who plays on, who gets a seat back, and what restarts and workers make of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import LINK, ME, Person, until
from tests.server.clocks.conftest import Hand, hand_of
from tests.server.clocks.tables import (
    FIRST,
    RESERVE,
    TURN,
    heard,
    left,
    said,
    table_of_two,
    times_of,
    turn_done,
    wait_for,
)
from tests.server.conftest import Running, running
from tests.server.process import ServerProcess
from tools.postgres import Cluster
from wabe.server.clocks import clockwork
from wabe.server.clocks.clockwork import GRACE

# ----- when it is up -----


def test_who_has_no_time_left_is_played_on_for_until_they_say_they_are_back(
    ann: Person, bob: Person, later: Hand
) -> None:
    _, mine, other = table_of_two(ann, bob, TURN)
    later(60 + GRACE / 1000)
    wait_for(other, "seat-time-up")
    while 1 not in other.look["view"]["waiting"]:  # a bot has played the turn
        other.receive()
    seat = other.table["seats"][0]
    assert (seat["kind"], seat["stand_in"], seat["held"]) == ("bot", "away", True)
    assert mine.ask(type="hand_back", seat=0)["ok"]
    wait_for(other, "seat-back")
    assert other.table["seats"][0]["kind"] == "human"
    turn_done(other, mine)
    assert left(mine) == [60, 60]
    assert said(other) == ["seat-time-up", "seat-back"]


def test_what_was_under_way_in_time_counts(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, _ = table_of_two(ann, bob, TURN)
    later(60 + (GRACE - 1) / 1000)
    mine.act()
    assert not said(mine)
    later(1000)  # the time of whoever is asked now
    wait_for(mine, "seat-time-up")


def test_what_comes_too_late_is_refused_whatever_it_claims(
    ann: Person, bob: Person, later: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mine, _ = table_of_two(ann, bob, TURN)
    monkeypatch.setattr("wabe.server.live.Live.bot_to_move", lambda _: None)
    later(61)
    wait_for(mine, "seat-time-up")
    form = {"kind": "unlock", "deck": 0}
    claims = {"times": {"left": [10**9, 0]}, "left": 10**9, "at": 0, "clock": None}
    answer = mine.ask(type="act", seq=mine.look["seq"], seat=0, form=form, **claims)
    assert (answer["ok"], answer["error"]) == (False, "bot-plays")
    answer = mine.ask(type="hand_back", seat=0, **claims)
    assert answer["ok"]
    mine.rest()
    assert mine.table["seats"][0]["stand_in"] == "ending"  # this turn is played without them
    assert left(mine) == [0, 60]


def test_claims_of_time_move_no_clock(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = table_of_two(ann, bob, RESERVE)
    later(30)
    mine.receive_decision()
    form = mine.look["decision"]["actions"][0]["form"]
    claims = {"times": {"left": [10**9, 0]}, "left": 10**9, "spent": -5, "at": 0}
    assert mine.ask(type="act", seq=mine.look["seq"], seat=0, form=form, **claims)["ok"]
    assert left(other) == [80, 100 + 10 * (1 in mine.look["view"]["waiting"])]


def test_a_seat_goes_back_to_who_opens_the_table(ann: Person, bob: Person, later: Hand) -> None:
    table, mine, other = table_of_two(ann, bob, TURN)
    turn_done(mine, other)
    other.close()
    mine.until_gone(1)
    later(61)
    wait_for(mine, "seat-time-up")
    while 0 not in mine.look["view"]["waiting"]:
        mine.receive()
    asleep = bob.open(table, 1, hidden=1)  # comes back by itself
    asleep.next("snapshot")
    assert asleep.table["seats"][1]["stand_in"] == "away"
    asleep.close()
    mine.until_gone(1)
    bob.open(table, 1)
    wait_for(mine, "seat-back")
    assert mine.table["seats"][1]["kind"] == "human"
    later(50)  # nobody's time runs but that of seat 0
    assert left(mine) == [10, 0]


def test_a_seat_goes_back_to_who_sees_the_page_again(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = table_of_two(ann, bob, TURN)
    turn_done(mine, other)
    other.send(type="watch", hidden=True)
    later(61)
    wait_for(mine, "seat-time-up")
    while 0 not in mine.look["view"]["waiting"]:
        mine.receive()
    other.send(type="watch", hidden=False)
    wait_for(mine, "seat-back")


def test_the_game_goes_on_without_anybody(ann: Person, bob: Person, server: Running, later: Hand) -> None:
    table, mine, other = table_of_two(ann, bob, TURN)
    for line in (mine, other):
        line.close()

    def is_over() -> bool:
        later(30)
        return server.hub._live[table].table.over

    until(is_over)


def test_a_rematch_has_the_same_clock_which_waits_for_both(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = table_of_two(ann, bob, TURN, game="shout")
    for _ in range(3):
        mine.act()
        other.act()
        mine.until(other.look["seq"])
    again = mine.ask(type="rematch")["table"]
    line = ann.open(again, 0)
    line.next("snapshot")
    later(100)
    assert line.table["clock"] == TURN
    assert times_of(line)["runs"] == []
    bob.open(again, 1)
    assert heard(line, lambda times: bool(times.get("runs")))["left"] == [60_000, 60_000]


# ----- restarts and workers -----


def test_a_restart_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "wabe.sqlite3"
    wall = [1_700_000_000_000]
    with running(store) as server, Person(server.url) as ann:
        monkeypatch.setattr(server.hub, "clock", lambda: wall[0])
        line = ann.open(table := ann.create(ME, ME, clock=TURN, seed=FIRST)["table"], 0)
        heard(line, lambda times: bool(times.get("runs")))
        until(lambda: server.hub.served._said)
        wall[0] += 5_000
        line.act()
        wall[0] += 4_000
        asked = line.look["view"]["waiting"][0]
        before = left(line)
        cookie = ann.http.cookies["wabe"]
    wall[0] += 24 * 3_600_000
    monkeypatch.setattr("wabe.server.hub.now", lambda: wall[0])
    with running(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        line = ann.open(table, 0)
        line.next("snapshot")
        assert times_of(line)["runs"] == [asked]
        after = left(line)
        assert after[1 - asked] == before[1 - asked]
        assert before[asked] <= after[asked] <= 60  # at most what came after the last word of the server before


def test_a_kill_costs_nobody_time(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with ServerProcess(store) as server, Person(server.url) as ann:
        table = ann.create(ME, ME, clock={"kind": "turn", "seconds": 10}, seed=FIRST)["table"]
        line = ann.open(table, 0)
        heard(line, lambda times: bool(times.get("runs")))
        time.sleep(4)
        before, cookie = left(line), ann.http.cookies["wabe"]
        assert 0 < before[0] < 6.5
        server.kill()
    time.sleep(7)  # longer than there was left
    with ServerProcess(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", cookie)
        line = ann.open(table, 0)
        line.next("snapshot")
        times = times_of(line)
        assert times["runs"] == [0]
        assert before[0] - 1 < times["left"][0] / 1000 <= 10
        assert line.rest(1.0) == [] or "seat-time-up" not in said(line)


def test_a_table_that_nobody_has_in_memory_is_woken(
    ann: Person, bob: Person, server: Running, later: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "BEAT_SECONDS", 0.1)
    table, mine, _ = table_of_two(ann, bob, TURN)
    server.drop(table)
    until(lambda: table not in server.hub._live)
    later(61)
    until(lambda: len(server.log(table)) > 0)
    assert server.log(table)[0][4] is None  # no person has asked for it
    assert mine.closed() == 1012


@pytest.fixture(scope="module")
def workers(database: Cluster) -> Iterator[list[Running]]:
    address = database.create("clocks")
    with running(address) as one, running(address) as other:
        yield [one, other]


def test_workers_have_the_same_clocks_and_one_of_them_acts(
    workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    later = hand_of(monkeypatch, *workers)
    with Person(workers[0].url) as ann, Person(workers[1].url) as bob:
        _, mine, other = table_of_two(ann, bob, TURN)
        later(20)
        assert left(mine) == left(other) == [40, 60]
        turn_done(mine, other)
        assert heard(other, lambda times: times["runs"] == [1])["left"][1] == 60_000
        later(10)
        assert left(mine) == left(other) == [40, 50]
        later(51)  # both notice
        wait_for(mine, "seat-time-up")
        wait_for(other, "seat-time-up")
        while 0 not in mine.look["view"]["waiting"]:
            mine.receive()
        other.until(mine.look["seq"])
        assert other.ask(type="hand_back", seat=1)["ok"]
        wait_for(mine, "seat-back")
        assert said(mine) == said(other) == ["seat-time-up", "seat-back"]
        assert [line.table["seats"][1]["kind"] for line in (mine, other)] == ["human", "human"]
        assert left(mine) == left(other)


def test_clocks_begin_when_the_last_one_comes_to_another_worker(
    workers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    later = hand_of(monkeypatch, *workers)
    with Person(workers[0].url) as ann, Person(workers[1].url) as bob:
        made = ann.create(ME, LINK, clock=RESERVE, seed=FIRST)
        mine = ann.open(made["table"], 0)
        mine.next("snapshot")
        later(50)
        assert bob.claim(made["links"]["1"]).status_code == 200
        bob.open(made["table"], 1)
        assert heard(mine, lambda times: times["runs"] == [0])["left"] == [110_000, 100_000]
        later(111)
        wait_for(mine, "seat-time-up")
