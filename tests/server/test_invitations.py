"""Links for open seats: what they tell before they are used, and new ones in their place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import BOT, LINK, ME, Json, Person
from tests.server.conftest import Running, running
from tests.server.test_carrying import carry, held, take
from tests.server.test_ways import error_of, way_back

New = Callable[[], Person]


def look_at(person: Person, link: str) -> Any:
    page, _, fragment = link.partition("#")
    return person.post(f"/tables/{page.removeprefix('/table/')}/invitation", {"token": fragment.partition("=")[2]})


def told(person: Person, link: str) -> Json:
    answer = look_at(person, link)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def invite(person: Person, table: str, seat: int) -> Any:
    return person.post(f"/tables/{table}/invite", {"seat": seat})


def test_a_link_says_where_it_leads_before_it_is_used(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, {"kind": "link", "name": "Cid"})
    link = made["links"]["2"]
    for _ in range(2):  # nothing is used up
        assert told(bob, link) == {"seat": 2, "way": "seat", "used": False, "mine": False, "from": "Ann"}
    assert bob.claim(link, "Bob").json() == {"seats": [2]}
    assert told(bob, link) == {"seat": 2, "way": "seat", "used": False, "mine": True, "from": "Ann"}


def test_a_used_link_says_so(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    assert told(ann, made["links"]["1"])["used"] is True
    back = way_back(bob, made["table"], 1)
    assert told(ann, back) == {"seat": 1, "way": "back", "used": False, "mine": False, "from": "Ann"}


def test_nobody_invites_by_name_who_has_none(ann: Person, bob: Person) -> None:
    assert told(bob, ann.create(LINK, LINK)["links"]["0"])["from"] == ""


def test_a_link_that_leads_nowhere_says_no_more(ann: Person, bob: Person) -> None:
    table = ann.create(ME, LINK)["table"]
    answer = look_at(bob, f"/table/{table}#seat=nonsense")
    assert (answer.status_code, error_of(answer)) == (403, "bad-token")
    assert look_at(bob, "/table/nowhere#seat=nonsense").status_code == 404


def test_whoever_made_the_table_makes_a_new_link_and_the_old_one_is_void(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    new = invite(ann, made["table"], 1).json()["link"]
    assert new.startswith(f"/table/{made['table']}#seat=")
    assert error_of(bob.claim(made["links"]["1"])) == "bad-token"
    assert bob.claim(new, "Bob").json() == {"seats": [1]}


def test_a_new_link_is_for_open_seats_alone_and_for_whoever_made_the_table(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, BOT)
    answer = invite(ann, made["table"], 0)
    assert (answer.status_code, error_of(answer)) == (409, "not-free")
    assert error_of(invite(bob, made["table"], 1)) == "not-host"
    bob.claim(made["links"]["1"], "Bob")
    assert error_of(invite(ann, made["table"], 1)) == "not-free"
    assert error_of(invite(ann, made["table"], 9)) == "not-your-seat"


def test_a_bot_makes_room_for_somebody_who_sits_nowhere_here(ann: Person, bob: Person, person: New) -> None:
    made = ann.create(ME, LINK, BOT)
    assert bob.claim(made["links"]["1"], "Bob").status_code == 200
    assert error_of(invite(bob, made["table"], 2)) == "not-host"
    old, link = (invite(ann, made["table"], 2).json()["link"] for _ in range(2))
    cid = person()
    assert told(cid, link) == {"seat": 2, "way": "seat", "used": False, "mine": False, "from": "Ann"}
    assert error_of(look_at(cid, old)) == "bad-token"
    line = ann.open(made["table"], 0)
    line.next("snapshot")
    assert line.table["seats"][2]["kind"] == "bot"  # it plays until somebody comes
    for seated in (ann, bob):
        assert error_of(seated.claim(link)) == "own-seat-here"
    for _ in range(2):  # should the first answer get lost
        assert cid.claim(link, "Cid").json() == {"seats": [2]}
    assert line.next("chat")["message"] == {"key": "seat-of-bot-given", "args": {"before": "#2", "name": "Cid"}}
    line.rest()
    seat = line.table["seats"][2]
    assert (seat["kind"], seat["held"], seat["name"], seat["level"]) == ("human", True, "Cid", None)
    assert error_of(person().claim(link)) == "bad-token"
    assert held(cid, made["table"]) == [2]
    assert cid.open(made["table"], 2).next("snapshot")["view"]["seat"] == 2


def test_no_bot_makes_room_where_nothing_is_played(ann: Person, server: Running) -> None:
    table = ann.create(ME, BOT)["table"]
    line = ann.open(table, 0)
    assert line.ask(type="concede", seat=0)["ok"]
    assert error_of(invite(ann, table, 1)) == "game-over"
    lesson = ann.post("/lessons", {"game": "xiii"}).json()["table"]
    assert error_of(invite(ann, lesson, 1)) == "lesson-runs"
    assert server.hub.live(table)


def test_of_a_new_link_only_the_hash_is_stored(ann: Person, server: Running) -> None:
    table = ann.create(ME, LINK)["table"]
    token = invite(ann, table, 1).json()["link"].partition("=")[2]
    assert len(token) == 43
    with server.hub.store.engine.begin() as connection:
        assert token not in repr(connection.exec_driver_sql("SELECT * FROM seats").all())


def test_foreign_pages_learn_nothing_of_a_link(ann: Person) -> None:
    table = ann.create(ME, LINK)["table"]
    for path, body in (("invitation", {"token": "x"}), ("invite", {"seat": 1})):
        answer = ann.http.post(f"/api/tables/{table}/{path}", json=body, headers={"origin": "https://evil.example"})
        assert (answer.status_code, error_of(answer)) == (403, "foreign-origin")


# ----- opened by a companion of somebody at the table -----


@pytest.mark.parametrize("public", [False, True])
def test_a_companion_that_opens_an_invitation_holds_that_seat_alone(public: bool, ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, public=public)
    table = made["table"]
    take(bob, carry(ann))
    hers, his = ann.open(table, 0), bob.open(table, 0)
    hers.next("snapshot")
    his.next("snapshot")
    answer = bob.post(f"/tables/{table}/claim", {"name": "Bob"}) if public else bob.claim(made["links"]["1"], "Bob")
    assert answer.json() == {"seats": [1]}
    assert his.closed() == 1012  # it sees no second seat any longer
    assert bob.open(table, 0).closed() == 4403
    assert (held(ann, table), held(bob, table)) == ([0], [1])
    assert [seat["name"] for seat in bob.open(table, 1).next("snapshot")["table"]["seats"]] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in hers.next("presence")["table"]["seats"]] == [True, False]


def test_a_link_that_one_has_used_is_ones_own_on_every_device(ann: Person, bob: Person, person: Any) -> None:
    link, phone = ann.create(ME, LINK)["links"]["1"], person()
    bob.claim(link, "Bob")
    take(phone, carry(bob))
    assert told(phone, link)["mine"] is True
    assert phone.claim(link).json() == {"seats": [1]}


def test_a_companion_that_opens_the_way_back_holds_the_seat_itself(ann: Person, bob: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    take(bob, carry(ann, table))
    token = way_back(ann, table, 0).partition("#back=")[2]
    assert [told(each, f"/table/{table}#back={token}")["mine"] for each in (ann, bob)] == [True, False]
    for _ in range(2):  # the answer may have been lost on the way
        assert bob.post(f"/tables/{table}/claim", {"token": token}).json() == {"seats": [0]}
    assert (held(ann, table), held(bob, table)) == ([], [0])
    assert bob.http.get(f"/api/tables/{table}").json()["table"]["host"]


def test_no_companion_of_whoever_sits_there_is_given_a_freed_seat(tmp_path: Path) -> None:
    with (
        running(tmp_path / "wabe.sqlite3", absent_after=0.0) as server,
        Person(server.url) as ann,
        Person(server.url) as bob,
        Person(server.url) as phone,
    ):
        made = ann.create(ME, LINK)
        bob.claim(made["links"]["1"], "Bob")
        take(phone, carry(ann))
        link = ann.post(f"/tables/{made['table']}/free", {"seat": 1}).json()["link"]
        assert error_of(phone.claim(link)) == "own-seat-here"
        assert held(bob, made["table"]) == [1]
