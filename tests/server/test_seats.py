"""Tokens, links, cookies: who gets a seat and who does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.client import BOT, LINK, ME, Person
from tests.server.conftest import Running, running
from wabe.server import prices, seats
from wabe.server.errors import StoreFailed
from wabe.server.limits import Limits, Rate
from wabe.server.seats import new_token


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
    token, _, mark = ann.http.cookies["wabe"].partition(".")
    assert (len(token), len(mark)) == (43, 64)
    assert "set-cookie" not in ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]}).headers


def test_a_cookie_is_made_only_where_it_is_given(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create(ME, LINK)["table"]
    monkeypatch.delattr(seats, "marked")
    assert ann.open(table, 0).next("snapshot")["table"]["seats"][0]["mine"]


def test_only_hashes_are_stored(ann: Person, server: Running) -> None:
    made = ann.create(ME, LINK)
    stored = b""
    with server.hub.store.engine.begin() as connection:
        for row in connection.exec_driver_sql("SELECT * FROM seats"):
            stored += repr(tuple(row)).encode()
    token = made["links"]["1"].partition("=")[2]
    for secret in (token, made["tokens"]["0"], ann.http.cookies["wabe"].partition(".")[0]):
        assert len(secret) >= 43
        assert secret.encode() not in stored


def seated_with(person: Person, cookie: str) -> httpx.Response:
    """A table made by a browser that comes with this cookie."""
    body = {"game": "xiii", "seats": [ME, BOT]}
    answer = httpx.post(f"{person.url}/api/tables", json=body, headers={"cookie": f"wabe={cookie}"})
    assert answer.status_code == 201
    return answer


def test_a_cookie_that_the_server_has_not_made_is_replaced(ann: Person) -> None:
    """Else whoever puts one into a browser would sit wherever that browser sits down."""
    ann.create(ME, BOT)
    token, _, mark = ann.http.cookies["wabe"].partition(".")
    other = ("b" if token[0] == "a" else "a") + token[1:]
    strange = (
        "x",
        "a" * 43,
        "a" * 44,
        "%00" * 20,
        f"{other}.{mark}",
        f"{token}.",
        f"{token}.{mark}0",
        f"{token}.{'0' * 64}",
    )
    for cookie in strange:
        answer = seated_with(ann, cookie)
        given = answer.cookies["wabe"]
        assert given != cookie
        assert not given.startswith(cookie)
        planted = httpx.get(f"{ann.url}/api/tables", headers={"cookie": f"wabe={cookie}"}).json()["mine"]
        assert answer.json()["table"] not in [one["table"] for one in planted]


def test_a_cookie_of_before_there_was_a_mark_keeps_its_seats_and_gets_one(ann: Person, server: Running) -> None:
    made, cookie = ann.create(ME, BOT), ann.http.cookies["wabe"]
    old = cookie.partition(".")[0]
    ann.http.cookies.clear()
    ann.http.cookies.set("wabe", old)
    line = ann.open(made["table"], 0)
    assert line.next("snapshot")["table"]["seats"][0]["mine"]
    answer = seated_with(ann, old)
    assert answer.cookies["wabe"] == cookie
    assert server.hub.store.key.hex() not in answer.headers["set-cookie"]


def test_whose_an_old_cookie_is_that_cannot_be_looked_up_is_not_decided(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_query: object) -> None:
        raise StoreFailed

    old = {"cookie": f"wabe={new_token()}"}
    with running(tmp_path / "wabe.sqlite3") as server:
        server.hub.store.read = fail  # type: ignore[method-assign,assignment]
        answer = httpx.get(f"{server.url}/api/games", headers=old)
        assert (answer.status_code, answer.json()["error"]) == (503, "store-failed")
        assert "set-cookie" not in answer.headers
        with pytest.raises(InvalidStatus), connect(f"ws{server.url[4:]}/api/tables/a/live", additional_headers=old):
            pass
    assert "Traceback" not in caplog.text


def test_to_look_up_whose_an_old_cookie_is_has_its_price(tmp_path: Path) -> None:
    tight = Limits(address_work=Rate(1e-9, prices.ASKING))
    with running(tmp_path / "wabe.sqlite3", limits=tight) as server:
        answers = [
            httpx.get(f"{server.url}/healthz", headers={"cookie": f"wabe={new_token()}"}).status_code for _ in range(2)
        ]
    assert answers == [200, 429]


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
