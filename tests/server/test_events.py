"""Where WebSockets are blocked: server-sent events and commands by POST."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from httpx import Response

from tests.server.client import ME, Json, Person
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover
from wabe.server.errors import StoreFailed
from wabe.server.live import Live


@contextmanager
def events(person: Person, table: str, query: str = "", **headers: str) -> Iterator[Iterator[Json]]:
    with person.http.stream("GET", f"/api/tables/{table}/events?{query}", headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        yield frames(answer)


def frames(answer: Response) -> Iterator[Json]:
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def test_the_frames_are_those_of_the_socket(ann: Person) -> None:
    table, lines = hot_seat(ann)
    with events(ann, table, "seat=1") as stream:
        assert next(stream) == ann.open(table, 1).next("snapshot")
        acting = mover(lines)
        action = acting.look["decision"]["actions"][0]
        answer = ann.command(table, type="act", seq=0, seat=acting.seat, form=action["form"])
        assert answer.json()["seq"] == 1
        assert next(stream) == lines[1].until(1)


def test_a_stream_continues_where_it_broke_off(ann: Person) -> None:
    table, lines = hot_seat(ann)
    for _ in range(4):
        mover(lines).act()
    with events(ann, table, "seat=0&after=2") as stream:
        assert [next(stream)["seq"], next(stream)["seq"]] == [3, 4]
    with events(ann, table, "seat=0", **{"last-event-id": "3"}) as stream:
        assert next(stream)["type"] == "update"


def test_who_cannot_be_let_in_is_told_so_with_the_status_of_it(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed

    table, _ = hot_seat(ann)
    monkeypatch.setattr(Live, "join", fail)
    answer = ann.http.get(f"/api/tables/{table}/events")
    assert (answer.status_code, answer.json()["error"]) == (503, "store-failed")


def test_look_and_ping_by_post(ann: Person, bob: Person) -> None:
    table, _ = hot_seat(ann)
    assert ann.command(table, type="ping").json() == {"type": "pong"}
    assert ann.command(table, type="look", seat=1).json()["view"]["seat"] == 1
    assert bob.command(table, type="look", seat=1).status_code == 403
    assert bob.command(table, type="look").json()["view"]["seat"] is None


def test_a_stream_counts_as_presence_until_it_ends(ann: Person, server: Running) -> None:
    table = ann.create(ME, ME)["table"]
    watcher = Person(server.url).open(table)
    watcher.next("snapshot")
    with events(ann, table, "seat=0") as stream:
        next(stream)
        watcher.next("presence")
        assert [seat["connected"] for seat in watcher.table["seats"]] == [True, True]
    watcher.next("presence")
    assert [seat["connected"] for seat in watcher.table["seats"]] == [False, False]
    assert len(server.hub._live[table].subscribers) == 1
    watcher.close()


def test_a_quiet_stream_shows_signs_of_life(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", heartbeat=0.05) as server, Person(server.url) as ann:
        table = ann.create(ME, ME)["table"]
        with ann.http.stream("GET", f"/api/tables/{table}/events?seat=0") as answer:
            assert next(line for line in answer.iter_lines() if line.startswith(":")) == ": alive"
