"""Bots that play on until somebody is back, when they can be called, and other bots in the place of those that play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import BOT, LINK, ME, Json, Line, Person, until
from tests.server.conftest import Running, running

AWAY = 1.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which a bot can be called for who has been away for a second."""
    with running(tmp_path_factory.mktemp("patient") / "wabe.sqlite3", absent_after=AWAY) as found:
        yield found


def company(ann: Person, bob: Person, *more: Json) -> tuple[str, Line, Line]:
    """A table of Ann and Bob, and their lines to it."""
    made = ann.create(ME, LINK, *more)
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = ann.open(made["table"], 0), bob.open(made["table"], 1)
    for line in lines:
        line.next("snapshot")
    return made["table"], *lines


def seat_at(line: Line, number: int) -> Json:
    found: Json = line.table["seats"][number]
    return found


def messages(line: Line) -> list[Json]:
    """What the table itself has said."""
    line.rest(0.1)
    return [frame["message"] for frame in line.frames if frame["type"] == "chat" and frame["message"]]


# ----- away -----


def test_a_table_says_when_a_bot_can_be_called(patient: Running) -> None:
    with Person(patient.url) as ann, Person(patient.url) as bob:
        table, mine, other = company(ann, bob)
        mine.rest(0.1)
        assert "times" not in mine.frames[-1]
        other.close()
        mine.until_gone(1)
        (first, second) = mine.frames[-1]["times"]["bot_in"]
        assert first is None
        assert 0 < second <= AWAY * 1000
        assert mine.ask(type="take_over", seat=1)["error"] == "still-there"
        with ann.open(table) as later:
            assert later.next("snapshot")["times"]["bot_in"][1] <= second
        until(lambda: mine.ask(type="take_over", seat=1)["ok"])
        assert not [frame for frame in mine.rest(0.1)[-1:] if "times" in frame]  # nobody is waited for any more


def test_who_never_came_can_be_played_for_at_once(ann: Person) -> None:
    line = ann.open(ann.create(ME, LINK)["table"], 0)
    assert "times" not in line.next("snapshot")
    assert line.ask(type="take_over", seat=1)["ok"]
    line.rest(0.1)
    assert seat_at(line, 1)["stand_in"] is None


def test_the_seat_is_given_back_to_who_comes_back(ann: Person, bob: Person) -> None:
    table, mine, other = company(ann, bob)
    other.close()
    mine.until_gone(1)
    until(lambda: mine.ask(type="take_over", seat=1)["ok"])
    mine.rest(0.1)
    assert (seat_at(mine, 1)["kind"], seat_at(mine, 1)["stand_in"]) == ("bot", "away")
    again = bob.open(table, 1)
    again.next("snapshot")
    again.rest(0.1)
    assert (seat_at(again, 1)["kind"], seat_at(again, 1)["stand_in"]) == ("human", None)
    assert messages(mine)[-1] == {"key": "seat-back", "args": {"name": "Bob"}}


def test_a_bot_that_one_has_called_oneself_plays_until_one_says_otherwise(ann: Person, bob: Person) -> None:
    table, mine, other = company(ann, bob)
    assert other.ask(type="take_over", seat=1)["ok"]
    other.close()
    mine.until_gone(1)
    again = bob.open(table, 1)
    again.next("snapshot")
    assert (seat_at(again, 1)["kind"], seat_at(again, 1)["stand_in"]) == ("bot", None)
    assert again.ask(type="hand_back", seat=1)["ok"]
    assert messages(mine) == []


def test_a_seat_given_away_meanwhile_is_the_new_players(ann: Person, bob: Person, person: Callable[[], Person]) -> None:
    table, mine, other = company(ann, bob)
    other.close()
    mine.until_gone(1)
    until(lambda: mine.ask(type="take_over", seat=1)["ok"])
    link = ann.post(f"/tables/{table}/free", {"seat": 1}).json()["link"]
    cat = person()
    assert cat.claim(link, "Cat").status_code == 200
    mine.rest(0.1)
    assert (seat_at(mine, 1)["kind"], seat_at(mine, 1)["stand_in"]) == ("human", None)


# ----- other levels -----


def test_whoever_made_the_table_changes_who_plays_a_bots_seat(ann: Person, bob: Person, server: Running) -> None:
    table, mine, other = company(ann, bob, BOT)
    assert other.ask(type="level", seat=2, level="greedy")["error"] == "not-host"
    assert mine.ask(type="level", seat=2, level="greedy")["ok"]
    assert messages(other)[-1] == {
        "key": "bot-changed",
        "args": {"by": "Ann", "name": "#2", "before": "@bot-random", "level": "@bot-greedy"},
    }
    assert seat_at(other, 2)["level"] == "greedy"
    server.drop(table)
    assert ann.open(table, 0).next("snapshot")["table"]["seats"][2]["level"] == "greedy"


def test_a_level_is_changed_once_for_a_request_that_is_sent_again(ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    line = ann.open(table, 0)
    line.next("snapshot")
    for _ in range(2):
        change = {"request_id": "x", "type": "level", "seat": 1, "level": "greedy"}
        assert ann.post(f"/tables/{table}/commands", change).json()["ok"]
    assert len(messages(line)) == 1


def test_who_made_a_table_without_a_seat_changes_its_bots(ann: Person) -> None:
    table = ann.create(BOT, BOT, BOT, game="heroes")["table"]
    line = ann.open(table)
    line.next("snapshot")
    assert line.ask(type="level", seat=1, level="greedy")["ok"]
    assert messages(line)[-1]["key"] == "bot-changed-by-host"


def test_one_changes_the_bot_that_plays_for_oneself_and_nobody_elses(ann: Person, bob: Person) -> None:
    _, mine, other = company(ann, bob)
    assert other.ask(type="level", seat=1, level="greedy")["error"] == "no-bot-plays"
    assert other.ask(type="take_over", seat=1, level="random")["ok"]
    assert mine.ask(type="level", seat=1, level="greedy")["error"] == "not-your-seat"
    assert other.ask(type="level", seat=1, level="greedy")["ok"]
    mine.rest(0.1)
    assert seat_at(mine, 1)["level"] == "greedy"


def test_who_may_call_a_bot_for_somebody_away_may_change_it(
    ann: Person, bob: Person, person: Callable[[], Person]
) -> None:
    table, mine, other = company(ann, bob)
    other.close()
    mine.until_gone(1)
    until(lambda: mine.ask(type="take_over", seat=1, level="random")["ok"])
    eve = person().open(table)
    assert eve.ask(type="level", seat=1, level="greedy")["error"] == "not-seated"
    for level in ("nobody", "command:true", "python:antigravity:Bot"):
        assert mine.ask(type="level", seat=1, level=level)["error"] == "unknown-level"
    assert mine.ask(type="level", seat=1, level="greedy")["ok"]
    mine.rest(0.1)
    assert (seat_at(mine, 1)["level"], seat_at(mine, 1)["stand_in"]) == ("greedy", "away")


def test_nothing_changes_after_the_end(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        table = ann.create(ME, BOT, BOT)["table"]
        line = ann.open(table, 0)
        line.next("snapshot")
        assert line.ask(type="concede", seat=0)["ok"]
        until(lambda: server.hub._live[table].table.over)
        assert line.ask(type="level", seat=1, level="greedy")["error"] == "game-over"
