"""The lobby: whose tables are listed there, and how they leave it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.client import BOT, LINK, ME, Json, Person
from tests.server.conftest import Running
from tests.server.test_table import hot_seat, play_out
from wabe.server.store import Store, rows, schema


def mine(person: Person) -> list[Json]:
    found: list[Json] = person.http.get("/api/tables").json()["mine"]
    return found


def delete(person: Person, table: str, **headers: str) -> Any:
    return person.http.delete(f"/api/tables/{table}", headers=headers)


def test_running_tables_come_before_finished_ones_however_old(ann: Person) -> None:
    old = ann.create(ME, LINK)["table"]
    finished, lines = hot_seat(ann)
    play_out(lines)
    assert [table["table"] for table in mine(ann)] == [old, finished]


def test_whoever_made_a_table_finds_it_without_a_seat(ann: Person, bob: Person) -> None:
    made = ann.create(LINK, LINK)
    bob.claim(made["links"]["1"], "Bob")
    (own,), (his,) = mine(ann), mine(bob)
    assert (own["table"], own["host"], his["host"]) == (made["table"], True, False)
    assert [seat["mine"] for seat in own["seats"]] == [False, False]
    assert [(seat["mine"], seat["held"]) for seat in his["seats"]] == [(False, False), (True, True)]


def test_the_lobby_says_who_has_left_for_good(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, BOT)
    bob.claim(made["links"]["1"], "Bob")
    assert mine(bob)[0]["left"] == []
    assert bob.command(made["table"], type="concede", seat=1).status_code == 200
    assert mine(bob)[0]["left"] == [1]
    assert mine(ann)[0]["left"] == [1]


def test_who_had_left_before_the_lobby_said_so_is_found_in_the_log(tmp_path: Path, server: Running) -> None:
    from alembic import command

    from wabe.server.store.migrate import config

    store = Store(str(tmp_path / "old.sqlite3"))
    try:
        with store.engine.begin() as connection, server.hub.store.engine.begin() as other:
            table = Json(
                other.execute(select(schema.tables).where(schema.tables.c.left != [])).mappings().first() or {}
            )
            assert table["left"] == [1]
            events = [dict(row) for row in other.execute(_events_of(table["id"])).mappings()]
            connection.execute(insert(schema.tables), {**table, "left": [], "rematch": None})
            connection.execute(insert(schema.events), events)
        settings = config()
        with store.engine.begin() as connection:
            settings.attributes["connection"] = connection
            command.downgrade(settings, "0007")
            command.upgrade(settings, "head")
            found = rows.load_table(connection, table["id"])
        assert found is not None
        assert found.left == [1]
    finally:
        store.close()


def _events_of(table: str) -> Any:
    return select(schema.events).where(schema.events.c.table_id == table)


# ----- deleting -----


def test_whoever_made_a_table_deletes_it_for_everybody(ann: Person, bob: Person, server: Running) -> None:
    made = ann.create(ME, LINK)
    table = made["table"]
    bob.claim(made["links"]["1"], "Bob")
    line = bob.open(table, 1)
    line.next("snapshot")
    assert line.ask(type="chat", seat=1, text="Hello")["ok"]
    assert delete(ann, table).json() == {}
    assert line.closed() == 1012  # at once, to find what there is now
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    assert bob.open(table).closed() == 4404
    assert mine(ann) == mine(bob) == []
    with server.hub.store.engine.begin() as connection:
        for name in ("tables", "seats", "events", "requests", "chat", "snapshots", "presence"):
            assert table not in repr(connection.exec_driver_sql(f"SELECT * FROM {name}").all())


def test_a_finished_table_is_deleted_with_its_replay(ann: Person) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    ann.replay(table)
    assert delete(ann, table).status_code == 200
    assert ann.http.get(f"/api/tables/{table}/replay").status_code == 404


@pytest.mark.parametrize("seated", [True, False])
def test_nobody_else_deletes_a_table(seated: bool, ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    if seated:
        bob.claim(made["links"]["1"], "Bob")
    answer = delete(bob, made["table"])
    assert (answer.status_code, answer.json()["error"]) == (403, "not-host")
    foreign = delete(ann, made["table"], origin="https://evil.example")
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign-origin")
    assert len(mine(ann)) == 1


def test_the_right_to_delete_goes_along_on_the_way_back(ann: Person, bob: Person) -> None:
    table = ann.create(ME, BOT)["table"]
    link = ann.post(f"/tables/{table}/way_back", {"seat": 0}).json()["link"]
    bob.post(f"/tables/{table}/claim", {"token": link.partition("=")[2]})
    assert delete(ann, table).json()["error"] == "not-host"
    assert delete(bob, table).status_code == 200


def test_what_the_store_does_not_keep_is_not_deleted(
    ann: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wabe.server.store import tending

    table = ann.create(ME, BOT)["table"]
    monkeypatch.setattr(tending, "delete_such", lambda *_: 0)  # as if somebody had been quicker
    assert delete(ann, table).status_code == 503
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
