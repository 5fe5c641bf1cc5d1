"""People are called who are not there: by a push service on this machine, whose messages a browser's keys open."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli.conftest import Desk
from tests.server.calls.browser import Browser
from tests.server.calls.service import Service, service
from tests.server.client import LINK, ME, Json, Person, until
from tests.server.conftest import Running, running
from tests.server.test_carrying import carry, take
from wabe.server import housekeeping
from wabe.server.calls import caller
from wabe.server.store import subscriptions

ALL = ["turn", "joined", "over"]


@pytest.fixture
def push() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture
def house(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(caller, "WAIT_SECONDS", 0.01)
    with running(tmp_path / "wabe.sqlite3", calls_anywhere=True, calls_contact="mailto:ann@wabe.example") as found:
        yield found


class Phone:
    """A browser that is called somewhere."""

    def __init__(self, person: Person, push: Service, name: str = "a") -> None:
        self.person, self.push, self.name, self.keys = person, push, name, Browser()

    def wants(self, calls: list[str], endpoint: str | None = None) -> Any:
        keys = {"p256dh": self.keys.public, "auth": self.keys.secret}
        body = {"endpoint": endpoint or f"{self.push.url}/{self.name}", "keys": keys, "calls": calls}
        return self.person.post("/calls", body)

    def heard(self) -> list[Json]:
        return [json.loads(self.keys.opened(sent.body)) for sent in self.push.sent if sent.path == f"/{self.name}"]


class Play:
    """Ann has made a table and gone; Bea sits down and plays."""

    def __init__(self, house: Running, push: Service) -> None:
        self.house = house
        self.ann, self.bea = Person(house.url), Person(house.url)
        self.made = self.ann.create(ME, LINK)
        self.table = self.made["table"]
        self.phone = Phone(self.ann, push)

    def sits_down(self) -> None:
        assert self.bea.claim(self.made["links"]["1"], "Bea").status_code == 200

    def moves_until_waiting_for(self, seat: int) -> None:
        """The other one moves, whoever that is, until the game waits for this seat."""
        person, number = (self.bea, 1) if seat == 0 else (self.ann, 0)
        while (look := self.looks(person, number))["view"]["waiting"] != [seat]:
            form = look["decision"]["actions"][0]["form"]
            assert person.command(self.table, type="act", seq=look["seq"], seat=number, form=form).status_code == 200

    def looks(self, person: Person, seat: int) -> Json:
        found: Json = person.post(f"/tables/{self.table}/commands", {"type": "look", "seat": seat}).json()
        return found

    def leaves(self, person: Person, seat: int) -> None:
        assert person.command(self.table, type="concede", seat=seat).status_code == 200


@pytest.fixture
def play(house: Running, push: Service) -> Iterator[Play]:
    found = Play(house, push)
    with found.ann, found.bea:
        yield found


def rows(house: Running) -> list[str]:
    with house.hub.store.engine.begin() as connection:
        return list(connection.exec_driver_sql("SELECT endpoint FROM subscriptions ORDER BY endpoint").scalars())


def count(house: Running, outcome: str) -> float:
    return house.hub.metrics.registry.get_sample_value("wabe_calls_total", {"outcome": outcome}) or 0


def test_who_is_away_is_called_when_somebody_sits_down_when_it_is_their_turn_and_at_the_end(play: Play) -> None:
    assert play.phone.wants(ALL).json() == {"calls": sorted(ALL)}
    play.sits_down()
    until(lambda: len(play.phone.heard()) == 1)
    play.moves_until_waiting_for(1)
    play.moves_until_waiting_for(0)
    until(lambda: len(play.phone.heard()) == 2)
    play.leaves(play.bea, 1)
    until(lambda: len(play.phone.heard()) == 3)
    said = play.phone.heard()
    assert [one["title"] for one in said] == ["Bea has sat down", "Your turn", "The game is over"]
    assert {one["body"] for one in said} == {"Wonderland XIII · Ann, Bea"}
    assert {one["table"] for one in said} == {play.table}
    assert all(set(one) == {"title", "body", "table", "tag"} for one in said)


def test_a_push_service_is_told_who_asks_and_sees_nothing_else(play: Play) -> None:
    play.phone.wants(ALL)
    play.sits_down()
    until(lambda: play.phone.push.sent)
    ((path, headers, body),) = play.phone.push.sent
    key = play.ann.http.get("/api/calls").json()["key"]
    assert path == "/a"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert headers["authorization"].endswith(f", k={key}")
    assert 0 < int(headers["ttl"]) <= 24 * 3600
    assert b"Bea" not in body


def test_each_is_called_only_for_what_they_want(play: Play) -> None:
    play.phone.wants(["over"])
    play.sits_down()
    play.moves_until_waiting_for(1)
    play.moves_until_waiting_for(0)
    play.leaves(play.bea, 1)
    until(play.phone.heard)
    assert [one["title"] for one in play.phone.heard()] == ["The game is over"]


def test_who_wants_nothing_any_more_is_forgotten(play: Play) -> None:
    play.phone.wants(ALL)
    assert play.phone.wants([]).json() == {"calls": []}
    assert rows(play.house) == []


def test_nobody_is_called_who_sees_the_table_until_the_page_is_hidden(play: Play) -> None:
    play.phone.wants(ALL)
    line = play.ann.open(play.table, 0)
    line.next("snapshot")
    play.sits_down()
    play.moves_until_waiting_for(1)
    line.send(type="watch", hidden=True)
    line.send(type="ping")
    line.next("pong")
    play.moves_until_waiting_for(0)
    until(play.phone.heard)
    assert [one["title"] for one in play.phone.heard()] == ["Your turn"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(status: int, play: Play) -> None:
    play.phone.wants(ALL)
    play.phone.push.status = status
    play.sits_down()
    until(lambda: count(play.house, "gone") == 1)
    assert rows(play.house) == []


@pytest.mark.parametrize(("status", "tries"), [(503, caller.TRIES), (429, caller.TRIES), (403, 1), (301, 1)])
def test_a_push_service_that_fails_is_asked_a_few_times_and_nowhere_else(status: int, tries: int, play: Play) -> None:
    play.phone.wants(ALL)
    play.phone.push.status, play.phone.push.headers = status, {"location": "/elsewhere"}
    play.sits_down()
    until(lambda: count(play.house, "failed") == 1)
    assert [sent.path for sent in play.phone.push.sent] == ["/a"] * tries
    assert len(rows(play.house)) == 1


def test_a_slow_push_service_delays_no_move_and_no_other_call(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    with service() as slow:
        slow.open.clear()
        Phone(play.ann, slow, "slow").wants(ALL)
        quick = Phone(play.bea, play.phone.push, "quick")
        play.sits_down()
        quick.wants(["over"])
        until(lambda: slow.sent)
        play.moves_until_waiting_for(1)
        play.leaves(play.ann, 0)
        until(quick.heard)
        monkeypatch.setattr(caller, "SECONDS", 0.01)  # for what was not yet begun
    assert [one["title"] for one in quick.heard()] == ["The game is over"]


def test_nobody_waits_for_a_push_service_longer_than_said(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "SECONDS", 0.05)
    play.phone.push.open.clear()
    play.phone.wants(ALL)
    play.sits_down()
    until(lambda: count(play.house, "failed") == 1)
    assert len(play.phone.push.sent) == caller.TRIES


def test_a_dead_push_service_is_given_up(play: Play) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        play.phone.wants(ALL, f"http://127.0.0.1:{nobody.getsockname()[1]}/x")
        play.sits_down()
        until(lambda: count(play.house, "failed") == 1)


def test_what_is_newer_takes_the_place_of_what_waits(play: Play) -> None:
    play.phone.push.open.clear()
    play.phone.wants(ALL)
    play.sits_down()
    until(lambda: play.phone.push.sent)
    play.moves_until_waiting_for(1)
    play.moves_until_waiting_for(0)
    play.leaves(play.bea, 1)
    play.phone.push.open.set()
    until(lambda: count(play.house, "sent") == 2)
    assert [one["title"] for one in play.phone.heard()] == ["Bea has sat down", "The game is over"]


def test_there_is_room_for_so_many_and_no_more(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "ROOM", 0)
    play.phone.wants(ALL)
    play.sits_down()
    until(lambda: count(play.house, "dropped") == 1)
    assert play.phone.push.sent == []


def test_one_person_has_a_few_subscriptions_the_newest(play: Play) -> None:
    for number in range(7):
        assert Phone(play.ann, play.phone.push, str(number)).wants(ALL).status_code == 200
    assert [url.rpartition("/")[2] for url in rows(play.house)] == ["2", "3", "4", "5", "6"]


def test_an_endpoint_belongs_to_whoever_has_it_last(play: Play) -> None:
    play.sits_down()
    play.phone.wants(ALL)
    Phone(play.bea, play.phone.push).wants(ALL)
    assert len(rows(play.house)) == 1
    play.leaves(play.bea, 1)
    until(lambda: count(play.house, "sent") == 1)
    assert len(play.phone.push.sent) == 1


def test_what_no_browser_has_made_is_refused(play: Play) -> None:
    for wrong in ("nothing", "ftp://x/y", f"http://127.0.0.1/{'x' * 1024}"):
        assert play.phone.wants(ALL, wrong).status_code == 400
    play.phone.keys.secret = "c2hvcnQ"
    assert play.phone.wants(ALL).json()["error"] == "bad-endpoint"
    play.phone.keys = Browser()
    play.phone.keys.public = "B" * 87
    assert play.phone.wants(ALL).json()["error"] == "bad-endpoint"
    assert play.phone.wants(["everything"]).json()["error"] == "malformed-message"
    assert rows(play.house) == []


def test_who_plays_nowhere_wants_no_calls(play: Play) -> None:
    with Person(play.house.url) as eve:
        phone = Phone(eve, play.phone.push)
        answer = phone.wants(ALL)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")
        assert rows(play.house) == []
        assert phone.wants([]).status_code == 200
        take(eve, carry(play.ann))
        assert phone.wants(ALL).status_code == 200


def test_no_neighbour_is_called_unless_that_is_allowed(tmp_path: Any, push: Service) -> None:
    with running(tmp_path / "wabe.sqlite3") as house, Person(house.url) as ann:
        assert Phone(ann, push).wants(ALL).json()["error"] == "bad-endpoint"


def test_a_server_may_call_nobody(tmp_path: Any, push: Service) -> None:
    with running(tmp_path / "wabe.sqlite3", calls=False, calls_anywhere=True) as house, Person(house.url) as ann:
        assert ann.http.get("/api/calls").json() == {"key": None}
        assert Phone(ann, push).wants(ALL).json()["error"] == "no-calls"
        assert Phone(ann, push).wants([]).status_code == 200


def test_the_key_stays_with_the_store(tmp_path: Any) -> None:
    keys = []
    for store in ("one", "one", "two"):
        with running(tmp_path / store) as house, Person(house.url) as ann:
            keys.append(ann.http.get("/api/calls").json()["key"])
    assert keys[0] == keys[1] != keys[2]


def test_a_page_without_websockets_says_by_post_that_it_is_hidden(play: Play) -> None:
    play.phone.wants(ALL)
    with play.ann.http.stream("GET", f"/api/tables/{play.table}/events?seat=0") as events:
        lines = events.iter_lines()  # kept, or the connection ends
        next(lines)
        assert play.ann.post(f"/tables/{play.table}/commands", {"type": "watch", "hidden": True}).status_code == 200
        play.sits_down()
        until(play.phone.heard)
    assert [one["title"] for one in play.phone.heard()] == ["Bea has sat down"]


def test_the_devices_that_play_ones_seats_are_called_too_but_where_they_have_their_own(play: Play) -> None:
    with Person(play.house.url) as other, Person(play.house.url) as third:
        for person in (other, third):
            take(person, carry(play.ann))
            Phone(person, play.phone.push, "other" if person is other else "third").wants(ALL)
        assert third.claim(play.made["links"]["1"], "Bea").status_code == 200
        until(lambda: {sent.path for sent in play.phone.push.sent} == {"/other"})
        assert third.command(play.table, type="concede", seat=1).status_code == 200
        until(lambda: len(play.phone.push.sent) == 3)
    assert sorted(sent.path for sent in play.phone.push.sent) == ["/other", "/other", "/third"]


def test_a_device_without_websockets_is_hidden_alone(play: Play) -> None:
    play.phone.wants(ALL)
    with Person(play.house.url) as other:
        take(other, carry(play.ann))
        with play.ann.http.stream("GET", f"/api/tables/{play.table}/events?seat=0") as events:
            lines = events.iter_lines()  # kept, or the connection ends
            next(lines)
            assert other.post(f"/tables/{play.table}/commands", {"type": "watch", "hidden": True}).status_code == 200
            (line,) = play.house.hub._live[play.table].subscribers
            assert not line.hidden
            assert play.ann.post(f"/tables/{play.table}/commands", {"type": "watch", "hidden": True}).status_code == 200
            assert line.hidden


def test_who_is_forgotten_is_called_no_more(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play.sits_down()
    play.phone.wants(ALL)
    Phone(play.bea, play.phone.push, "other").wants(ALL)
    assert Desk(monkeypatch).run("forget", "--store", play.house.hub.store.address, "--", play.table, "1") == 0
    assert [url.rpartition("/")[2] for url in rows(play.house)] == ["other"]


def test_who_has_not_been_here_for_long_is_called_no_more(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play.phone.wants(ALL)
    monkeypatch.setattr(subscriptions, "COOKIE_SECONDS", -1)
    asyncio.run_coroutine_threadsafe(housekeeping.sweep(play.house.hub), play.house.loop).result(10)
    assert rows(play.house) == []
