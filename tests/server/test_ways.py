"""Ways back to a seat, and who may give whose seat to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import BOT, LINK, ME, Line, Person
from tests.server.conftest import Running, running
from wabe.kernel.message import Message
from wabe.texts import Texts

New = Callable[[], Person]


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server at which whoever has no connection is away at once."""
    with running(tmp_path / "hasty.sqlite3", absent_after=0) as server:
        yield server


@pytest.fixture
def people(hasty: Running) -> Iterator[list[Person]]:
    """Ann, Bob, Cid and Dee."""
    found = [Person(hasty.url) for _ in range(4)]
    yield found
    for person in found:
        person.__exit__()


def way_back(person: Person, table: str, seat: int) -> str:
    answer = person.post(f"/tables/{table}/way_back", {"seat": seat})
    assert answer.status_code == 200, answer.text
    link: str = answer.json()["link"]
    assert link.startswith(f"/table/{table}#back=")
    return link


def free(person: Person, table: str, seat: int) -> Any:
    return person.post(f"/tables/{table}/free", {"seat": seat})


def open_link(person: Person, link: str, name: str = "") -> Any:
    page, _, fragment = link.partition("#")
    body = {"token": fragment.partition("=")[2], "name": name}
    return person.post(f"/tables/{page.removeprefix('/table/')}/claim", body)


def error_of(answer: Any) -> str:
    return str(answer.json()["error"])


def told(line: Line) -> list[str]:
    """What the table itself has said, as somebody reads it."""
    line.rest()
    said = [frame["message"] for frame in line.frames if frame["type"] == "chat" and frame["name"] == "Wabe"]
    return [Texts().say(Message(one["key"], one["args"])) for one in said]


# ----- a way back of one's own -----


def test_whoever_has_lost_the_cookie_comes_back_by_the_link(ann: Person, bob: Person, person: New) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    link, before = way_back(bob, made["table"], 1), bob.open(made["table"], 1)
    before.next("snapshot")
    elsewhere = person()
    assert open_link(elsewhere, link).json() == {"seats": [1]}
    assert before.closed() == 4403  # the browser of before loses the seat, and is told
    line = elsewhere.open(made["table"], 1)
    assert line.next("snapshot")["table"]["seats"][1]["name"] == "Bob"
    watching = bob.open(made["table"])
    assert not any(seat["mine"] for seat in watching.next("snapshot")["table"]["seats"])


def test_a_way_back_leads_back_once_but_its_answer_may_be_lost(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    link, second, third = way_back(ann, table, 0), person(), person()
    assert open_link(ann, link).json() == {"seats": [0]}  # who is there already uses nothing up
    assert open_link(second, link).json() == {"seats": [0]}
    assert open_link(second, link).json() == {"seats": [0]}
    assert error_of(open_link(third, link)) == "bad-token"
    assert error_of(open_link(ann, link)) == "bad-token"


def test_a_new_way_back_voids_the_old_one(ann: Person, person: New) -> None:
    table = ann.create(ME, BOT)["table"]
    old, new, other = way_back(ann, table, 0), way_back(ann, table, 0), person()
    assert error_of(open_link(other, old)) == "bad-token"
    assert open_link(other, new).json() == {"seats": [0]}


def test_only_the_holder_gets_a_way_back_to_a_seat(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"])
    for person, seat in ((ann, 1), (bob, 0), (ann, 2), (ann, 9)):
        answer = person.post(f"/tables/{made['table']}/way_back", {"seat": seat})
        assert (answer.status_code, error_of(answer)) == (403, "not-your-seat")


def test_of_a_way_back_only_the_hash_is_stored(ann: Person, server: Running) -> None:
    table = ann.create(ME, BOT)["table"]
    token = way_back(ann, table, 0).partition("=")[2]
    assert len(token) == 43
    with server.hub.store.engine.begin() as connection:
        for name in ("seats", "requests", "tables", "chat"):
            assert token not in repr(connection.exec_driver_sql(f"SELECT * FROM {name}").all())


def test_a_way_back_takes_the_seat_from_a_bot_that_plays_on(people: list[Person]) -> None:
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"])
    link = way_back(bob, made["table"], 1)
    line = ann.open(made["table"], 0)
    assert line.ask(type="take_over", seat=1, level="random")["ok"]
    assert open_link(cid, link).json() == {"seats": [1]}
    line.rest()
    assert line.table["seats"][1]["kind"] == "human"


def test_foreign_pages_get_no_way_back(ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    for path in ("way_back", "free"):
        answer = ann.http.post(
            f"/api/tables/{table}/{path}", json={"seat": 0}, headers={"origin": "https://evil.example"}
        )
        assert (answer.status_code, error_of(answer)) == (403, "foreign-origin")


# ----- whoever made the table -----


def test_who_made_the_table_gives_the_seat_of_somebody_absent_to_somebody_else(people: list[Person]) -> None:
    ann, bob, cid, dee = people
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    own, line = way_back(bob, made["table"], 1), ann.open(made["table"], 0)
    assert line.next("snapshot")["table"]["host"]
    link = free(ann, made["table"], 1).json()["link"]
    assert link.startswith(f"/table/{made['table']}#seat=")
    line.rest()
    assert line.table["seats"][1]["name"] == "Bob"  # it is his until somebody comes
    assert open_link(cid, link, "Cid").json() == {"seats": [1]}
    assert [text.partition(" has been")[0] for text in told(line)] == ["The seat of Bob", "The freed seat of Bob"]
    assert line.table["seats"][1]["name"] == "Cid"
    assert not cid.open(made["table"], 1).next("snapshot")["table"]["host"]
    for person, late in ((dee, link), (bob, own), (bob, made["links"]["1"])):
        assert error_of(open_link(person, late)) == "bad-token"


def test_a_seat_that_a_bot_plays_for_somebody_away_is_given_on_too(people: list[Person]) -> None:
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"], "Bob")
    line = ann.open(made["table"], 0)
    assert line.ask(type="take_over", seat=1, level="random")["ok"]
    line.rest()
    seats = [(seat["kind"], seat["held"]) for seat in line.table["seats"]]
    assert seats == [("human", True), ("bot", True), ("bot", False)]
    assert open_link(cid, free(ann, made["table"], 1).json()["link"], "Cid").json() == {"seats": [1]}
    line.rest()
    assert line.table["seats"][1]["kind"] == "human"


def test_nobody_who_sits_at_the_table_takes_a_freed_seat(people: list[Person]) -> None:
    """They would see what two seats know."""
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK, LINK)
    bob.claim(made["links"]["1"], "Bob")
    cid.claim(made["links"]["2"], "Cid")
    link = free(ann, made["table"], 1).json()["link"]
    for person in (ann, cid):
        answer = open_link(person, link)
        assert (answer.status_code, error_of(answer)) == (403, "own-seat-here")
    assert open_link(bob, link).json() == {"seats": [1]}


def test_nobody_takes_a_freed_seat_that_freed_it_without_a_seat(people: list[Person]) -> None:
    ann, bob, _cid, _ = people
    made = ann.create(LINK, LINK)
    bob.claim(made["links"]["1"], "Bob")
    link = free(ann, made["table"], 1).json()["link"]
    assert error_of(open_link(ann, link)) == "own-seat-here"


def test_the_seat_of_somebody_present_is_nobody_elses(people: list[Person]) -> None:
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    present = bob.open(made["table"], 1)
    present.next("snapshot")
    assert error_of(free(ann, made["table"], 1)) == "still-there"
    present.close()
    ann.open(made["table"], 0).until_gone(1)
    link = free(ann, made["table"], 1).json()["link"]
    back = bob.open(made["table"])  # even if only to look on
    back.next("snapshot")
    assert error_of(open_link(cid, link)) == "bad-token"
    assert bob.open(made["table"], 1).next("snapshot")["table"]["seats"][1]["mine"]


def test_whoever_comes_back_keeps_the_seat_for_good(people: list[Person]) -> None:
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    watcher = ann.open(made["table"], 0)
    link = free(ann, made["table"], 1).json()["link"]
    there = bob.open(made["table"], 1)
    there.next("snapshot")
    there.close()
    watcher.until_gone(1)
    assert error_of(open_link(cid, link)) == "bad-token"


def test_a_seat_that_was_just_left_is_not_free_yet(tmp_path: Path) -> None:
    with (
        running(tmp_path / "patient.sqlite3", absent_after=3600) as server,
        Person(server.url) as ann,
        Person(server.url) as bob,
    ):
        made = ann.create(ME, LINK)
        bob.claim(made["links"]["1"])
        assert error_of(free(ann, made["table"], 1)) == "still-there"
        with bob.open(made["table"], 1) as line:
            line.next("snapshot")
        ann.open(made["table"], 0).until_gone(1)
        assert error_of(free(ann, made["table"], 1)) == "still-there"


def test_only_who_made_the_table_frees_seats_and_only_those_of_others(people: list[Person]) -> None:
    ann, bob, cid, dee = people
    made = ann.create(ME, LINK, LINK, BOT)
    bob.claim(made["links"]["1"])
    for person in (bob, cid, dee):
        answer = free(person, made["table"], 0)
        assert (answer.status_code, error_of(answer)) == (403, "not-host")
    for seat in (0, 2, 3):  # one's own, an open one, a bot's
        answer = free(ann, made["table"], seat)
        assert (answer.status_code, error_of(answer)) == (409, "not-free")
    assert error_of(free(ann, made["table"], 9)) == "not-your-seat"


def test_the_right_goes_along_on_the_way_back(people: list[Person]) -> None:
    ann, bob, cid, _ = people
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"])
    assert open_link(cid, way_back(ann, made["table"], 0)).json() == {"seats": [0]}
    assert error_of(free(ann, made["table"], 1)) == "not-host"
    assert free(cid, made["table"], 1).status_code == 200


def test_a_seat_that_has_left_is_not_given_on(people: list[Person]) -> None:
    ann, bob, _cid, _ = people
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"])
    with bob.open(made["table"], 1) as line:
        assert line.ask(type="concede", seat=1)["ok"]
    ann.open(made["table"], 0).until_gone(1)
    assert error_of(free(ann, made["table"], 1)) == "seat-left"


# ----- talk of spectators -----


def test_a_table_may_keep_spectators_from_talking(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, spectators_talk=False)
    watching = bob.open(made["table"])
    assert watching.next("snapshot")["table"]["spectators_talk"] is False
    refused = watching.ask(type="chat", seat=None, text="hello")
    assert (refused["ok"], refused["error"]) == (False, "spectators-silent")
    assert error_of(bob.command(made["table"], type="chat", text="hello")) == "spectators-silent"
    assert ann.open(made["table"], 0).ask(type="chat", seat=0, text="hello")["ok"]


def test_by_default_they_talk(ann: Person, bob: Person) -> None:
    watching = bob.open(ann.create(ME, LINK)["table"])
    assert watching.next("snapshot")["table"]["spectators_talk"] is True
    assert watching.ask(type="chat", seat=None, text="hello")["ok"]
