"""Bad input: a 4xx with a code and a sentence, and the store unchanged."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.client import BOT, LINK, ME, Json, Person
from tests.server.conftest import Running
from tests.server.test_commands import REQUESTS, tag_of
from tests.server.test_table import hot_seat, mover

OF_SEATS = [tag_of(request) for request in REQUESTS if "seat" in request.__struct_fields__]
GOOD: Json = {"game": "xiii", "seats": [ME, BOT]}

BAD_TABLES: list[tuple[Any, int, str]] = [
    ([], 400, "malformed-message"),
    ({}, 400, "malformed-message"),
    ({**GOOD, "game": 13}, 400, "malformed-message"),
    ({**GOOD, "game": "chess"}, 404, "unknown-game"),
    ({**GOOD, "seats": [ME]}, 400, "bad-players"),
    ({**GOOD, "seats": [ME] * 5}, 400, "bad-players"),
    ({**GOOD, "seats": [ME] * 65}, 400, "malformed-message"),
    ({**GOOD, "seats": [ME, {"kind": "dog"}]}, 400, "malformed-message"),
    ({**GOOD, "seats": [ME, {"kind": "bot"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [ME, {"kind": "bot", "level": "grandmaster"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [ME, {"kind": "bot", "level": "search:seconds=9999"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [ME, {"kind": "bot", "level": "python:antigravity:Bot"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [ME, {"kind": "bot", "level": "command:true"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [ME, {"kind": "bot", "level": "command:seconds=1:true"}]}, 400, "unknown-level"),
    ({**GOOD, "seats": [{"kind": "me", "name": "A" * 401}, ME]}, 400, "malformed-message"),
    ({**GOOD, "options": {"skills": True}}, 400, "bad-options"),
    ({**GOOD, "options": {"skills_optional": "yes"}}, 400, "bad-options"),
    ({**GOOD, "options": {"skills_optional": 1}}, 400, "bad-options"),
    ({**GOOD, "options": {"skills_optional": [[]]}}, 400, "bad-options"),
    ({**GOOD, "seed": -1}, 400, "bad-seed"),
    ({**GOOD, "seed": 2**256}, 400, "bad-seed"),
    ({**GOOD, "seed": 10**4000}, 400, "bad-seed"),
    ({**GOOD, "seed": 10**4000, "by_lot": True}, 400, "bad-seed"),
    ({**GOOD, "options": {"skills_optional": 10**4000}}, 400, "bad-options"),
    ({**GOOD, "seed": "7"}, 400, "malformed-message"),
    ({**GOOD, "seed": 1.5}, 400, "malformed-message"),
    ({**GOOD, "aids": {"hint": False}}, 400, "malformed-message"),
    ({**GOOD, "secret": "ab"}, 400, "malformed-message"),
]

BAD_TEXTS = [b"", b"{", b"nonsense", b"\xff\xfe", b'"\\ud800"', b"[" * 60_000, b'{"type":"act"', b"NaN", b"{} {}"]
BAD_TEXTS += [b'{"game": "xiii", "seats": [], "seed": %s}' % (b"9" * 5000)]

BAD_COMMANDS: list[Json] = [
    {},
    {"type": "fly", "request_id": "a"},
    {"type": ["act"], "request_id": "a"},
    {"type": "act", "request_id": "a"},
    {"type": "act", "request_id": "", "seq": 0, "seat": 0, "form": {}},
    {"type": "act", "request_id": "a" * 65, "seq": 0, "seat": 0, "form": {}},
    {"type": "act", "request_id": "a\u0000", "seq": 0, "seat": 0, "form": {}},
    {"type": "act", "request_id": 5, "seq": 0, "seat": 0, "form": {}},
    {"type": "act", "request_id": "a", "seq": "0", "seat": 0, "form": {}},
    {"type": "act", "request_id": "a", "seq": 0, "seat": -1, "form": {}},
    {"type": "act", "request_id": "a", "seq": 0, "seat": 0.5, "form": {}},
    {"type": "act", "request_id": "a", "seq": 0, "seat": True, "form": {}},
    {"type": "act", "request_id": "a", "seq": 0, "seat": 0, "form": []},
    {"type": "act", "request_id": "a", "seq": 0, "seat": 0, "form": None},
    {"type": "undo", "request_id": "a", "seat": 10**30},
    {"type": "chat", "request_id": "a", "seat": 0, "text": "x" * 501},
    {"type": "name", "request_id": "a", "seat": 0, "name": None},
    {"type": "take_over", "request_id": "a", "seat": 0, "level": ""},
]


def check_refused(answer: httpx.Response, status: int | None = None, code: str | None = None) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    body = answer.json()
    assert body["message"].rstrip().endswith((".", "}", '"'))
    assert "Traceback" not in answer.text
    assert (status, code) in {(None, None), (answer.status_code, body["error"])}


@pytest.mark.parametrize(("body", "status", "code"), BAD_TABLES)
def test_bad_tables(body: Any, status: int, code: str, server: Running, ann: Person) -> None:
    before = server.rows()
    check_refused(ann.post("/tables", body), status, code)
    assert server.rows() == before


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_bodies_that_are_no_json(text: bytes, server: Running, ann: Person) -> None:
    before = server.rows()
    table, _ = hot_seat(ann)
    for path in ("/api/tables", f"/api/tables/{table}/claim", f"/api/tables/{table}/commands"):
        answer = ann.http.post(path, content=text, headers={"content-type": "application/json"})
        check_refused(answer, 400, "malformed-message")
    assert server.rows()["tables"] == before["tables"] + 1


def test_bodies_of_another_content_type(ann: Person) -> None:
    answer = ann.http.post("/api/tables", data={"game": "xiii"})
    check_refused(answer, 415, "not-json")


def test_bodies_that_are_too_large(ann: Person) -> None:
    check_refused(ann.post("/tables", {**GOOD, "game": "x" * 70_000}), 413, "too-large")


@pytest.mark.parametrize("command", BAD_COMMANDS)
def test_bad_commands(command: Json, server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    before = server.rows()
    check_refused(ann.post(f"/tables/{table}/commands", command), 400, "malformed-message")
    lines[0].socket.send(json.dumps(command))
    answer = lines[0].next("answer")
    assert answer["error"] == "malformed-message"
    assert answer["ok"] is False
    assert server.rows() == before
    assert lines[0].rest() == []  # the line stays open, and nobody else hears of it


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({}, "malformed-action"),
        ({"kind": None}, "malformed-action"),
        ({"kind": "castle"}, "illegal-action"),
        ({"kind": "unlock"}, "illegal-action"),
        ({"kind": "unlock", "deck": 9}, "illegal-action"),
        ({"kind": "unlock", "deck": {"__class__": 1}}, "illegal-action"),
        ({"kind": "unlock", "deck": 10**40}, "illegal-action"),
        ({"kind": "stop"}, "illegal-action"),
    ],
)
def test_bad_actions(form: Json, code: str, server: Running, ann: Person) -> None:
    table, lines = hot_seat(ann)
    acting = mover(lines)
    before, view = server.rows(), acting.look["view"]
    answer = acting.ask(type="act", seq=0, seat=acting.seat, form=form)
    assert answer["error"] == code
    assert server.rows() == before
    acting.send(type="look", seat=acting.seat)
    assert acting.next("snapshot")["view"] == view
    check_refused(ann.command(table, type="act", seq=0, seat=acting.seat, form=form), None, None)


def test_acting_out_of_turn(ann: Person) -> None:
    _, lines = hot_seat(ann)
    acting = mover(lines)
    idle = next(line for line in lines if line is not acting)
    form = acting.look["decision"]["actions"][0]["form"]
    assert idle.ask(type="act", seq=0, seat=idle.seat, form=form)["error"] == "not-your-turn"


@pytest.mark.parametrize("kind", OF_SEATS)
def test_seats_of_others_and_seats_that_are_not_there(kind: str, ann: Person, server: Running) -> None:
    table = ann.create(ME, LINK)["table"]
    more: dict[str, Json] = {
        "act": {"seq": 0, "form": {"kind": "stop"}},
        "take_over": {"level": "random"},
        "level": {"level": "random"},
        "name": {"name": "X"},
        "coach": {"seq": 0},
        "order": {"order": "always_ask", "amounts": {}},
        "answer_undo": {"agree": True},
    }
    before = server.rows()
    for seat in (1, 2, 63):
        if (kind, seat) in {("take_over", 1), ("level", 1)}:
            continue  # whoever made the table may: nobody has come yet
        answer = ann.command(table, type=kind, seat=seat, text="Hello", **more.get(kind, {}))
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    assert server.rows() == before


def test_tables_that_are_not_there(ann: Person) -> None:
    for path in ("", "/replay", "/replay/0", "/course", "/save", "/events"):
        answer = ann.http.get(f"/api/tables/nowhere{path}")
        check_refused(answer, 404, "unknown-table")
    check_refused(ann.command("nowhere", type="rematch"), 404, "unknown-table")
    check_refused(ann.post("/tables/nowhere/claim", {"token": "x"}), 404, "unknown-table")
    assert ann.open("nowhere").closed() == 4404


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "seat=1.0", "after=now", "after=99999999999", "seat=%00"])
def test_bad_queries(query: str, ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    check_refused(ann.http.get(f"/api/tables/{table}/events?{query}"), 400, "malformed-message")


@pytest.mark.parametrize("last", [b"\xb2", b"-1", b"9" * 5000, b"x"])
def test_a_strange_last_event_id_is_ignored(last: bytes, ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    with ann.http.stream("GET", f"/api/tables/{table}/events", headers=[(b"last-event-id", last)]) as answer:
        assert answer.status_code == 200


def test_wrong_methods_and_addresses(ann: Person) -> None:
    check_refused(ann.http.get("/api/nothing"), 404, "not-found")
    check_refused(ann.http.put("/api/tables"), 405, "method-not-allowed")


def test_a_message_that_is_too_large_ends_the_line(ann: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    line = ann.open(table, 0)
    line.socket.send("x" * (64 * 1024 + 1))
    assert line.closed() == 1009


def test_binary_messages_are_read_as_text(ann: Person) -> None:
    line = ann.open(ann.create(ME, BOT)["table"], 0)
    line.socket.send(b'{"type": "ping"}')
    assert line.next("pong") == {"type": "pong"}
