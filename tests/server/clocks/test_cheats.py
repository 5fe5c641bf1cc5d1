"""Tables with clocks: nobody stops time, thinks while none runs, or makes it run for others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.client import LINK, ME, Json, Line, Person, until
from tests.server.clocks.conftest import Hand
from tests.server.conftest import Running
from wabe.server import orders
from wabe.server.clocks import clockwork
from wabe.server.clocks.at_table import seconds_left
from wabe.server.clocks.clockwork import GRACE
from wabe.server.live import Live
from wabe.server.store.served import is_anything_due

TURN: Json = {"kind": "turn", "seconds": 60}
RESERVE: Json = {"kind": "reserve", "seconds": 100, "increment": 10}
FIRST = 1  # the seed of a table of two at which seat 0 has the first turn
Still = Callable[[bool], None]


@pytest.fixture
def still(server: Running) -> Iterator[Still]:
    """Lets no bot move, or all again."""
    moves = pytest.MonkeyPatch()

    async def wake() -> None:
        for live in list(server.hub._live.values()):
            live.wake()

    def change(on: bool) -> None:
        if on:
            moves.setattr(Live, "bot_to_move", lambda _: None)
        else:
            moves.undo()
            asyncio.run_coroutine_threadsafe(wake(), server.loop).result(10)

    yield change
    moves.undo()


def two(ann: Person, bob: Person, clock: Json, **body: Any) -> tuple[str, Line, Line]:
    """A table of two people whose clocks run, and both lines to it; seat 0 is asked first."""
    made = ann.create(ME, LINK, clock=clock, **{"seed": FIRST, **body})
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    lines = ann.open(made["table"], 0), bob.open(made["table"], 1)
    for line in lines:
        while not (line.frames and line.frames[-1].get("times", {}).get("runs")):
            line.receive()
    return made["table"], *lines


def said(line: Line) -> list[str]:
    """The table's own words so far."""
    line.rest(0.1)
    return [frame["message"]["key"] for frame in line.frames if frame["type"] == "chat" and frame["message"]]


def wait_for(line: Line, key: str, times: int = 1) -> None:
    until(lambda: said(line).count(key) == times)


def seat_of(line: Line, number: int) -> tuple[str, str | None]:
    """Who plays a seat, as a line has it now: its kind, and until when."""
    line.rest(0.1)
    seat = line.table["seats"][number]
    return seat["kind"], seat["stand_in"]


def left(server: Running, table: str, number: int) -> float | None:
    """Seconds that a seat has."""
    return seconds_left(server.hub._live[table], number)


# ----- whatever is done, time is up when it is -----


def test_what_is_done_after_time_is_up_gives_nobody_more(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, _ = two(ann, bob, TURN)
    later(60)
    for step in range(4):
        mine.ask(type="order", seat=0, order="always_ask", amounts={} if step % 2 else None)
        mine.ask(type="name", seat=0, name=f"Ann {step}")
        later((GRACE / 1000) / 4)
    assert said(mine) == ["seat-time-up"]


def test_who_is_out_of_time_is_shown_none_and_owes_none(ann: Person, bob: Person, server: Running, later: Hand) -> None:
    table, mine, other = two(ann, bob, RESERVE, game="shout")
    later(110 + (GRACE - 100) / 1000)
    mine.ask(type="name", seat=0, name="Ann B.")
    mine.rest(0.1)
    assert [frame["times"]["left"] for frame in mine.frames if "times" in frame][-1] == [0, 0]
    mine.act()
    other.act()
    assert [left(server, table, seat) for seat in (0, 1)] == [10, 10]


# ----- who calls a bot in the own turn gives it up -----


def test_nobody_thinks_for_nothing_behind_a_bot(
    ann: Person, bob: Person, server: Running, later: Hand, still: Still
) -> None:
    table, mine, other = two(ann, bob, RESERVE)
    still(True)
    later(30)
    assert mine.ask(type="take_over", seat=0)["ok"]
    later(50)
    assert mine.ask(type="hand_back", seat=0)["ok"]
    assert seat_of(other, 0) == ("bot", "ending")
    mine.ask(type="name", seat=0, name="Ann again")
    assert seat_of(other, 0) == ("bot", "ending")
    assert mine.ask(type="act", seq=0, seat=0, form={"kind": "unlock", "deck": 0})["error"] == "bot-plays"
    still(False)
    wait_for(other, "seat-back")
    assert seat_of(other, 0) == ("human", None)
    assert left(server, table, 0) == 80  # what was left of the reserve is still theirs


def test_nor_while_others_are_asked_to_go_back(ann: Person, bob: Person, later: Hand) -> None:
    _, mine, other = two(ann, bob, TURN, game="shout")
    mine.act()
    other.act()
    mine.until(2)
    assert mine.ask(type="ask_undo", seat=0)["ok"]
    assert mine.ask(type="take_over", seat=0, level="random")["ok"]  # it waits for the answer
    later(50)
    assert mine.ask(type="hand_back", seat=0)["ok"]
    assert seat_of(other, 0) == ("bot", "ending")
    assert other.ask(type="answer_undo", seat=1, agree=False)["ok"]
    wait_for(other, "seat-back")
    assert seat_of(other, 0) == ("human", None)


def test_nor_by_a_way_back(ann: Person, bob: Person, person: Callable[[], Person], later: Hand, still: Still) -> None:
    table, mine, other = two(ann, bob, TURN)
    still(True)
    assert mine.ask(type="take_over", seat=0)["ok"]
    token = ann.post(f"/tables/{table}/way_back", {"seat": 0}).json()["link"].partition("#back=")[2]
    phone = person()
    assert phone.post(f"/tables/{table}/claim", {"token": token}).status_code == 200
    assert seat_of(other, 0) == ("bot", "ending")
    still(False)
    until(lambda: seat_of(other, 0) == ("human", None))


def test_the_turn_is_over_with_the_next_question_even_if_one_is_asked_at_once(
    ann: Person, bob: Person, later: Hand, still: Still
) -> None:
    _, mine, other = two(ann, bob, TURN, game="shout")
    still(True)
    assert mine.ask(type="take_over", seat=0, level="random")["ok"]
    assert mine.ask(type="hand_back", seat=0)["ok"]
    other.act()
    assert seat_of(other, 0) == ("bot", "ending")
    still(False)  # its shout is the last one, and all shout again
    until(lambda: seat_of(other, 0) == ("human", None))
    assert other.look["seq"] == 2


def test_who_is_not_asked_has_the_seat_at_once(ann: Person, bob: Person, later: Hand, still: Still) -> None:
    _, mine, other = two(ann, bob, TURN)
    assert other.ask(type="take_over", seat=1)["ok"]
    assert other.ask(type="hand_back", seat=1)["ok"]
    assert seat_of(mine, 1) == ("human", None)
    still(True)
    assert mine.ask(type="take_over", seat=0)["ok"]
    still(False)
    until(lambda: 1 in other.look["view"]["waiting"] or other.rest(0.1) is None)
    assert mine.ask(type="hand_back", seat=0)["ok"]
    assert seat_of(other, 0) == ("human", None)


# ----- stand-ins -----


def test_others_weaken_no_stand_in_of_who_sits_there(ann: Person, bob: Person, later: Hand, still: Still) -> None:
    _, mine, other = two(ann, bob, TURN)
    still(True)
    later(61)
    wait_for(mine, "seat-time-up")
    assert other.ask(type="level", seat=0, level="random")["error"] == "still-there"
    assert mine.ask(type="hand_back", seat=0)["ok"]
    assert seat_of(other, 0) == ("bot", "ending")
    assert other.ask(type="level", seat=0, level="random")["error"] == "not-your-seat"
    assert mine.ask(type="level", seat=0, level="random")["ok"]  # it is their own


def test_a_seat_given_away_with_no_time_left_is_played_to_the_end_of_the_turn(
    ann: Person, bob: Person, person: Callable[[], Person], server: Running, later: Hand, still: Still
) -> None:
    table, mine, other = two(ann, bob, TURN)
    still(True)
    while 1 not in mine.look["view"]["waiting"]:
        mine.act()
    other.close()
    mine.until_gone(1)
    later(61)
    wait_for(mine, "seat-time-up")
    until(lambda: server.hub._live[table].is_absent(server.hub._live[table].seats[1]))
    link = ann.post(f"/tables/{table}/free", {"seat": 1}).json()["link"]
    assert person().claim(link, "Cat").status_code == 200
    assert seat_of(mine, 1) == ("bot", "ending")
    later(10)
    assert said(mine).count("seat-time-up") == 1  # not theirs
    still(False)
    until(lambda: seat_of(mine, 1) == ("human", None))


# ----- orders -----


def test_the_pause_before_an_order_leaves_half_of_the_time(
    ann: Person, bob: Person, server: Running, later: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = two(ann, bob, TURN)
    live = server.hub._live[table]
    monkeypatch.setattr(orders, "delay_of", lambda _: 10.0)
    assert orders.pause(live, 0) == 30
    later(58)
    assert orders.pause(live, 0) == 1
    later(2.1)
    assert orders.pause(live, 0) == 0


# ----- a table that is broken -----


def test_the_clocks_of_others_go_on_whatever_breaks(
    ann: Person, bob: Person, server: Running, later: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "BEAT_SECONDS", 0.1)
    tables = [two(ann, bob, TURN)[0], two(ann, bob, TURN)[0]]
    broken, faults, due, held = tables[0], [RuntimeError("odd")], is_anything_due, server.hub.held

    def look(connection: Connection) -> bool:
        if faults:
            raise faults.pop()
        return due(connection)

    def hold(table: str, *more: Any, **named: Any) -> Any:
        if table == broken:
            raise KeyError(table)
        return held(table, *more, **named)

    monkeypatch.setattr(clockwork, "is_anything_due", look)
    monkeypatch.setattr(server.hub, "held", hold)
    for table in tables:
        server.drop(table)
    until(lambda: not set(tables) & set(server.hub._live) and not faults)
    later(61)
    until(lambda: len(server.log(tables[1])) > 0)
    assert server.log(broken) == []
