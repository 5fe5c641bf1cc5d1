"""Tokens, links, cookies: who gets a seat and who does not."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import BOT, LINK, ME, Person
from tests.server.conftest import Running


def test_a_link_is_exchanged_once(ann: Person, bob: Person, person: Callable[[], Person]) -> None:
    link = ann.create(ME, LINK)["links"]["1"]
    answer = bob.claim(link, "Bob")
    assert answer.json() == {"seats": [1]}
    assert bob.claim(link).json() == {"seats": [1]}  # the answer may have been lost on the way
    late = person().claim(link)
    assert (late.status_code, late.json()["error"]) == (403, "bad-token")


def test_a_link_lost_with_its_answer_can_be_tried_again_by_the_same_browser(ann: Person, bob: Person) -> None:
    link = ann.create(ME, LINK)["links"]["1"]
    bob.http.get("/")  # gives the cookie, built or not
    cookie = bob.http.cookies["wabe"]
    bob.claim(link)
    assert bob.http.cookies["wabe"] == cookie
    assert bob.claim(link).json() == {"seats": [1]}


def test_the_token_of_an_own_seat_takes_it_to_another_device(ann: Person, bob: Person) -> None:
    made = ann.create(ME, BOT)
    assert list(made["tokens"]) == ["0"]
    token = made["tokens"]["0"]
    left = ann.open(made["table"], 0)
    left.next("snapshot")
    assert bob.post(f"/tables/{made['table']}/claim", {"token": token}).json() == {"seats": [0]}
    assert left.closed() == 4403  # nobody goes on looking through a seat that is not theirs any more
    assert ann.open(made["table"], 0).closed() == 4403
    assert bob.open(made["table"], 0).next("snapshot")["view"]["seat"] == 0


def test_one_browser_may_hold_several_seats(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, LINK)
    bob.claim(made["links"]["1"])
    assert bob.claim(made["links"]["2"]).json() == {"seats": [1, 2]}


def test_open_seats_of_public_tables_only(ann: Person, bob: Person, person: Callable[[], Person]) -> None:
    public = ann.create(ME, LINK, LINK, public=True)["table"]
    private = ann.create(ME, LINK)["table"]
    assert bob.post(f"/tables/{public}/claim", {"name": "Bob", "seat": 2}).json() == {"seats": [2]}
    assert person().post(f"/tables/{public}/claim", {"token": ""}).json() == {"seats": [1]}
    full = person().post(f"/tables/{public}/claim", {})
    assert (full.status_code, full.json()["error"]) == (409, "seat-taken")
    shut = bob.post(f"/tables/{private}/claim", {})
    assert (shut.status_code, shut.json()["error"]) == (403, "bad-token")


def test_the_cookie_is_kept_from_scripts_and_foreign_pages(ann: Person) -> None:
    answer = ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(ann.http.cookies["wabe"]) == 43
    assert "set-cookie" not in ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]}).headers


def test_only_hashes_are_stored(ann: Person, server: Running) -> None:
    made = ann.create(ME, LINK)
    stored = b""
    with server.hub.store.engine.begin() as connection:
        for row in connection.exec_driver_sql("SELECT * FROM seats"):
            stored += repr(tuple(row)).encode()
    token = made["links"]["1"].partition("=")[2]
    for secret in (token, made["tokens"]["0"], ann.http.cookies["wabe"]):
        assert len(secret) >= 43
        assert secret.encode() not in stored


def test_a_strange_cookie_is_replaced(ann: Person) -> None:
    for cookie in ("x", "a" * 44, "%00" * 20):
        answer = ann.http.post(
            "/api/tables", json={"game": "xiii", "seats": [ME, BOT]}, headers={"cookie": f"wabe={cookie}"}
        )
        assert answer.status_code == 201
        assert "wabe=" in answer.headers["set-cookie"]


def test_foreign_pages_may_not_use_the_table(ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    for origin in ("https://evil.example", "null", f"{ann.url}.evil.example", "http://["):
        headers = {"origin": origin}
        for path in ("/api/tables", f"/api/tables/{table}/commands", f"/api/tables/{table}/claim"):
            answer = ann.http.post(path, json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    own = ann.http.post("/api/tables", json={"game": "xiii", "seats": [ME, BOT]}, headers={"origin": ann.url})
    assert own.status_code == 201


def test_no_name_stands_for_that_of_another(ann: Person, bob: Person) -> None:
    made = ann.create({"kind": "me", "name": "Ann"}, LINK, {"kind": "bot", "level": "random", "name": "@title"})
    bob.claim(made["links"]["1"], "#0")
    line = bob.open(made["table"], 1)
    names = [seat["name"] for seat in line.next("snapshot")["table"]["seats"]]
    assert names == ["Ann", "0", "title"]
    assert line.ask(type="name", seat=1, name=" #@ #0 @card-cat")["ok"]
    assert line.table["seats"][1]["name"] == "0 @card-cat"
