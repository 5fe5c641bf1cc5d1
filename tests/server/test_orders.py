"""What a player says beforehand: kept with the seat, shown to it alone, carried out as any action, and never twice."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from mypy_extensions import i64
from sqlalchemy import text

from tests.server.client import BOT, LINK, ME, Json, Line, Person, seated, until
from tests.server.conftest import Running, running
from tests.server.shout import GAME, Round, ShoutState
from tests.server.test_table import hot_seat
from wabe.kernel.orders import UNANSWERED, Amount, Order
from wabe.kernel.state import State
from wabe.server import orders
from wabe.server.seats import orders_of

SLOW = 0.05  # seconds of a bot's delay, where a test has to be quicker than an order


class Loud(Order):
    """Shout this number from a round on in which it may be given."""

    def may_be_given(self, state: State, seat: int) -> bool:
        return seat != 2

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        return amounts["number"] if state.top_arg() > 1 else UNANSWERED


@pytest.fixture(autouse=True)
def shout(monkeypatch: pytest.MonkeyPatch, server: Running) -> None:
    monkeypatch.setattr(GAME, "orders", lambda: (Loud("loud", (Amount("number", 1, 3, 2),)),))
    monkeypatch.setitem(server.hub.games, "shout", GAME)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order takes half a second."""
    monkeypatch.setattr(orders, "pause", lambda _live, _seat: 0.5)


def two(ann: Person, bob: Person, *more: Json) -> tuple[str, Line, Line]:
    """A table of two people, each at a browser of their own."""
    one, other = seated(ann, bob, more=more, game="shout")
    return str(one.table["id"]), one, other


def say(line: Line, number: int, **more: Json) -> Json:
    return line.ask(type="act", seq=line.look["seq"], seat=line.seat, form={"kind": "shout", "number": number}, **more)


def give(line: Line, order: str = "loud", **amounts: int) -> Json:
    return line.ask(type="order", seat=line.seat, order=order, amounts=amounts)


def test_an_order_is_carried_out_when_its_seat_is_asked(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    assert give(one, number=3)["ok"]
    assert one.look["orders"]["given"] == {"loud": {"number": 3}}
    assert not one.look["orders"]["answering"]
    for line in (one, other):
        assert say(line, 2)["ok"]
    one.until(3)  # the second round: by itself
    other.until(3)
    assert one.look["view"]["waiting"] == [1]
    assert say(other, 1)["ok"]
    assert one.until(5)["view"]["scores"] == [2, 1]
    rows = [(seq, kind, seat, json.loads(form), request) for seq, kind, seat, form, request in server.log(table)]
    assert (rows[2], rows[4]) == (
        (3, "act", 0, {"kind": "shout", "number": 3}, None),
        (5, "act", 0, {"kind": "shout", "number": 3}, None),
    )
    time.sleep(0.1)
    assert len(server.log(table)) == 5  # and never twice


def test_nobody_else_learns_of_an_order(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    watcher = Person(server.url)
    onlooker = watcher.open(table)
    onlooker.next("snapshot")
    other.rest()
    heard = [len(line.raw) for line in (other, onlooker)]
    assert give(one, number=3)["ok"]
    assert one.ask(type="order", seat=0, order="loud")["ok"]
    assert give(one, "always_ask")["ok"]
    assert (other.rest(), onlooker.rest()) == ([], [])
    assert heard == [len(line.raw) for line in (other, onlooker)]
    assert other.look["orders"]["given"] == {}
    assert "orders" not in onlooker.look
    assert "always_ask" not in json.dumps(ann.http.get("/api/tables").json())
    watcher.__exit__()


def test_what_others_are_sent_of_an_order_carried_out_is_what_they_are_sent_of_a_hand(
    ann: Person, bob: Person, server: Running
) -> None:
    seen = []
    for ordered in (True, False):
        _, one, other = two(ann, bob)
        if ordered:
            give(one, number=3)
        for line in (one, other):
            say(line, 2)
        other.until(2)
        if not ordered:
            one.until(2)
            say(one, 3)
        other.until(3)
        frame = {name: value for name, value in other.look.items() if name != "table"}
        seen.append((frame, [row[1:4] for row in server.log(other.table["id"])]))
    assert seen[0] == seen[1]


def test_an_order_can_be_revoked_before_it_is_carried_out(
    ann: Person, bob: Person, slow: None, server: Running
) -> None:
    table, one, other = two(ann, bob)
    give(one, number=3)
    for line in (one, other):
        say(line, 2)
    assert one.until(2)["orders"]["answering"]
    assert one.ask(type="order", seat=0, order="loud")["ok"]
    assert not one.look["orders"]["answering"]
    time.sleep(0.7)
    other.rest()
    assert other.look["seq"] == 2
    assert len(server.log(table)) == 2


def test_a_hand_may_be_quicker_than_an_order(ann: Person, bob: Person, slow: None, server: Running) -> None:
    table, one, other = two(ann, bob)
    give(one, number=3)
    for line in (one, other):
        say(line, 2)
    one.until(2)
    assert say(one, 1)["ok"]
    time.sleep(0.7)
    assert [(row[2], json.loads(row[3])["number"]) for row in server.log(table)] == [(0, 2), (1, 2), (0, 1)]


def test_who_takes_an_answer_back_is_asked(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    give(one, number=3)
    for line in (one, other):
        say(line, 2)
    one.until(3)
    assert one.ask(type="undo", seat=0)["ok"]
    assert not one.until(4)["orders"]["answering"]
    server.drop(table)
    other.closed()
    back = ann.open(table, 0)
    assert not back.next("snapshot")["orders"]["answering"]  # not after a restart either
    time.sleep(0.1)
    assert len(server.log(table)) == 4
    again = bob.open(table, 1)
    again.next("snapshot")
    assert say(back, 1)["ok"]
    assert say(again, 1)["ok"]
    back.until(7)  # the next question is another one
    assert json.loads(server.log(table)[-1][3])["number"] == 3


def test_orders_outlive_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        server.hub.games = {**server.hub.games, "shout": GAME}
        table, one, other = two(ann, bob)
        give(one, number=3)
        say(one, 1)
        cookie = ann.http.cookies["wabe"]
        other_cookie = bob.http.cookies["wabe"]
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        server.hub.games = {**server.hub.games, "shout": GAME}
        ann.http.cookies.set("wabe", cookie)
        bob.http.cookies.set("wabe", other_cookie)
        line, other = ann.open(table, 0), bob.open(table, 1)
        assert line.next("snapshot")["orders"]["given"] == {"loud": {"number": 3}}
        other.next("snapshot")
        assert say(other, 1)["ok"]
        line.until(3)
        assert json.loads(server.log(table)[-1][3])["number"] == 3


@pytest.mark.parametrize(
    ("order", "amounts"),
    [
        ("loud", {}),
        ("loud", {"number": 0}),
        ("loud", {"number": 4}),
        ("loud", {"number": 2, "more": 1}),
        ("quiet", {}),
        ("always_ask", {"number": 1}),
        ("__class__", {}),
    ],
)
def test_rubbish_is_refused(order: str, amounts: Json, ann: Person, bob: Person, server: Running) -> None:
    _, one, _other = two(ann, bob)
    answer = give(one, order, **amounts)
    assert (answer["ok"], answer["error"]) == (False, "bad-order")
    assert one.look["orders"]["given"] == {}


@pytest.mark.parametrize("amounts", [{"number": "2"}, {"number": 2.5}, {"number": None}, [2], "2", {"n" * 41: 1}, 7])
def test_what_are_no_numbers_is_not_understood(amounts: object, ann: Person, bob: Person) -> None:
    table, one, _other = two(ann, bob)
    answer = ann.command(table, type="order", seat=0, order="loud", amounts=amounts)
    assert answer.json()["error"] == "malformed-message"
    assert one.look["orders"]["given"] == {}


def test_only_what_may_be_given_is_offered(ann: Person, bob: Person, server: Running) -> None:
    made = ann.create({**LINK, "name": "A"}, {**LINK, "name": "B"}, ME, game="shout")
    line = ann.open(made["table"], 2)
    assert line.next("snapshot")["orders"]["open"] == []
    assert give(line, number=2)["error"] == "bad-order"


def test_orders_for_the_seats_of_others_are_refused(ann: Person, bob: Person, server: Running) -> None:
    table, _one, _other = two(ann, bob)
    answer = bob.command(table, type="order", seat=0, order="loud", amounts={"number": 3})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    stranger = Person(server.url)
    assert stranger.command(table, type="order", seat=1, order="always_ask", amounts={}).status_code == 403
    stranger.__exit__()
    assert [orders_of(seat) for seat in server.hub._live[table].seats] == [{}, {}]


def test_whoever_is_given_a_freed_seat_does_not_get_the_orders(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    give(other, number=3)
    other.close()
    one.until_gone(1)
    time.sleep(0.15)
    link = ann.post(f"/tables/{table}/free", {"seat": 1}).json()["link"]
    eve = Person(server.url)
    assert eve.claim(link, "Eve").status_code == 200
    line = eve.open(table, 1)
    assert line.next("snapshot")["orders"]["given"] == {}
    eve.__exit__()


def test_orders_come_along_on_the_way_back(ann: Person, bob: Person, server: Running) -> None:
    table, _, other = two(ann, bob)
    give(other, number=3)
    link = bob.post(f"/tables/{table}/way_back", {"seat": 1}).json()["link"]
    phone = Person(server.url)
    token = link.partition("#back=")[2]
    assert phone.post(f"/tables/{table}/claim", {"token": token}).status_code == 200
    assert phone.open(table, 1).next("snapshot")["orders"]["given"] == {"loud": {"number": 3}}
    phone.__exit__()


def test_a_bot_goes_by_its_own_mind(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    give(one, number=3)
    for line in (one, other):
        say(line, 2)
    one.until(3)
    assert one.ask(type="take_over", seat=0, level="random")["ok"]
    assert orders.answer(server.hub._live[table], 0) == UNANSWERED
    assert one.ask(type="hand_back", seat=0)["ok"]
    assert one.look["orders"]["given"] == {"loud": {"number": 3}}


def test_who_wants_to_be_asked_always_does_so_at_the_next_table(ann: Person, bob: Person, server: Running) -> None:
    table, one, other = two(ann, bob)
    give(one, "always_ask")
    give(one, number=3)
    say(one, 1)
    say(other, 1)
    for seq in (3, 5):
        one.until(seq)
        other.until(seq)
        say(other, 1)
    until(lambda: server.hub._live[table].play.over)
    again = one.ask(type="rematch")["table"]
    line = ann.open(again, 0)
    assert line.next("snapshot")["orders"] == {"given": {"always_ask": {}}, "open": ["loud"], "answering": False}


# --- one answer alone -------------------------------------------------------------------------------------------------


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the second round seat 0 can only shout 2, and is asked all the same."""

    def options(_step: Round, g: ShoutState, arg: i64, seat: i64) -> None:
        for number in (2,) if (arg, seat) == (2, 0) else (1, 2, 3):
            g.offer(number)

    monkeypatch.setattr(Round, "options", options)
    monkeypatch.setattr(Round, "always_asks", lambda _step, _g, _arg: True)


def test_one_answer_alone_is_given_without_an_order(ann: Person, bob: Person, alone: None, server: Running) -> None:
    table, one, other = two(ann, bob)
    for line in (one, other):
        say(line, 1)
    one.until(3)
    time.sleep(0.1)
    assert [(row[2], json.loads(row[3])["number"]) for row in server.log(table)] == [(0, 1), (1, 1), (0, 2)]


def test_who_wants_to_be_asked_always_is(ann: Person, bob: Person, alone: None, server: Running) -> None:
    table, one, other = two(ann, bob)
    assert give(one, "always_ask")["ok"]
    for line in (one, other):
        say(line, 1)
    one.until(2)
    time.sleep(0.1)
    assert len(server.log(table)) == 2
    assert len(one.look["decision"]["actions"]) == 1
    assert one.ask(type="order", seat=0, order="always_ask")["ok"]
    one.until(3)  # from now on it goes by itself


def test_people_who_share_a_browser_are_asked(ann: Person, alone: None, server: Running) -> None:
    """Handing it over, or not, would tell them what it was about."""
    table, (one, other) = hot_seat(ann, game="shout")
    for line in (one, other):
        say(line, 1)
    one.until(2)
    time.sleep(0.1)
    assert len(server.log(table)) == 2


def test_whoever_is_answered_for_is_not_called(
    ann: Person, bob: Person, alone: None, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, set[str]]] = []
    _, one, other = two(ann, bob)
    monkeypatch.setattr(server.hub.caller, "call", lambda browsers, news: called.append((news.call, browsers)))
    assert give(one, number=3)["ok"]
    one.close()
    other.until_gone(0)
    ann.command(other.table["id"], type="act", seq=0, seat=0, form={"kind": "shout", "number": 1})
    other.until(1)
    say(other, 1)
    other.until(3)
    assert called == []
    ann.command(other.table["id"], type="order", seat=0, order="loud", amounts=None)
    say(other, 1)
    other.until(4)
    assert [call for call, _ in called] == ["turn"]  # the third round asks indeed


def test_nobody_sees_that_who_is_away_had_but_one_answer(
    ann: Person, bob: Person, alone: None, server: Running
) -> None:
    table, one, other = two(ann, bob)
    one.close()
    other.until_gone(0)
    ann.command(table, type="act", seq=0, seat=0, form={"kind": "shout", "number": 1})
    other.until(1)
    say(other, 1)
    time.sleep(0.1)
    assert len(server.log(table)) == 2
    back = ann.open(table, 0)
    assert back.next("snapshot")["orders"]["answering"]
    back.until(3)  # once they are there, as any hand
    assert [row[2] for row in server.log(table)] == [0, 1, 0]


def test_among_bots_alone_it_is_given_whoever_is_away(ann: Person, alone: None, server: Running) -> None:
    table = ann.create(ME, BOT, game="shout")["table"]
    ann.command(table, type="act", seq=0, seat=0, form={"kind": "shout", "number": 1})
    until(lambda: [row[2] for row in server.log(table)].count(0) == 2)


@pytest.fixture
def paced(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "paced.sqlite3", bot_delay=SLOW) as server:
        server.hub.games = {**server.hub.games, "shout": GAME}
        yield server


def test_how_soon_an_order_comes_is_chance_alone(paced: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is asked nor what is answered has a say, so a watch tells the others nothing."""
    with Person(paced.url) as ann, Person(paced.url) as bob:
        table, *_ = two(ann, bob)
        live = paced.hub._live[table]
        pauses: Callable[[], list[float]] = lambda: [orders.pause(live, 0) for _ in range(400)]  # noqa: E731
        least, most = (SLOW * each for each in orders.PAUSE)
        found = pauses()
        assert all(least <= each <= most for each in found)
        assert max(found) - min(found) > 0.9 * (most - least)
        assert live.seats[1].holder is not None
        live.seats[1].level = "random"
        assert set(pauses()) == {SLOW}  # but for bots nobody waits


def test_a_store_of_before_has_no_orders(server: Running, ann: Person, bob: Person) -> None:
    table, *_ = two(ann, bob)
    with server.hub.store.engine.begin() as connection:
        found = connection.execute(text("SELECT orders FROM seats WHERE table_id = :table"), {"table": table}).all()
    assert [row[0] for row in found] == [None, None]
