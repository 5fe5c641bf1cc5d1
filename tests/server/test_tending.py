"""What whoever runs a server does by hand: copies, deleting, forgetting; and what a server does by the clock."""

from __future__ import annotations

import asyncio
import errno
import gzip
import json
import sqlite3
import time
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

import wabe
from tests.cli.conftest import Desk
from tests.server.client import BOT, LINK, ME, Json, Line, Person, until
from tests.server.conftest import Running, running
from tests.server.process import ServerProcess
from tests.server.test_carrying import carry, take
from tests.server.test_table import hot_seat, mover, play_out
from wabe.kernel.message import Message
from wabe.server import housekeeping
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.store import Store, copies, tending
from wabe.server.store.rows import insert_table
from wabe.server.store.tending import forget_all
from wabe.server.store.visits import visit
from wabe.server.tables import lay

DAY = 24 * 3600 * 1000
DAMAGED = "it is damaged, or no database at all"


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "wabe.sqlite3"


def sql(store: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(store)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def aged(store: Path, table: str, days: int) -> None:
    """As if the table had been made and left so long ago."""
    at = int(time.time() * 1000) - days * DAY
    sql(store, "UPDATE tables SET created = ?, updated = ? WHERE id = ?", at, at, table)


def ids(store: Path) -> set[str]:
    return {row[0] for row in sql(store, "SELECT id FROM tables")}


def finished(ann: Person) -> tuple[str, list[Line]]:
    table, lines = hot_seat(ann)
    play_out(lines)
    return table, lines


# --- copies -----------------------------------------------------------------------------------------------------------


def test_a_copy_is_made_while_a_server_runs_and_comes_back_with_all_that_was_acknowledged(
    store: Path, tmp_path: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "BUSY_SECONDS", 0.1)
    copy = tmp_path / "copy.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        mover(lines).act()
        assert desk.run("backup", str(copy), "--store", str(store)) == 0
        assert "the copy is sound" in desk.out
        before = server.log(table)
        mover(lines).act()
        assert len(server.log(table)) == 2
        token = ann.http.cookies["wabe"]
    assert desk.run("restore", str(copy), "--store", str(store)) == 2
    assert desk.err == f"wabe: There is a store '{store}' already; with --replace it is put aside.\n"
    assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 0
    with running(store) as server, Person(server.url) as ann:
        ann.http.cookies.set("wabe", token)
        assert server.log(table) == before
        assert ann.open(table, 0).next("snapshot")["seq"] == 1
    assert len(sql(store.with_name("wabe.sqlite3.before"), "SELECT seq FROM events")) == 2


def test_a_copy_is_never_written_over_and_a_store_that_is_open_never_replaced(
    store: Path, tmp_path: Path, desk: Desk
) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(store):
        assert desk.run("backup", str(copy), "--store", str(store)) == 0
        assert desk.run("backup", str(copy), "--store", str(store)) == 2
        assert "There is a file" in desk.err
        assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 2
        assert desk.err == f"wabe: Another server has the store {store} open; one at a time can use it.\n"
    with closing(sqlite3.connect(store)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 2
        assert desk.err == f"wabe: The store '{store}' cannot be replaced: something has it open.\n"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_damaged_copy_is_neither_made_nor_brought_back(store: Path, tmp_path: Path, desk: Desk) -> None:
    with closing(Store(str(store))):
        pass
    whole = store.read_bytes()
    broken, text, other = tmp_path / "broken", tmp_path / "text", tmp_path / "other"
    broken.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    text.write_text("This is no database. " * 100, encoding="utf-8")
    sql(other, "CREATE TABLE a (b)")
    for file, reason in ((broken, "damaged"), (text, "damaged"), (other, "it is a database, but no store of Wabe")):
        assert desk.run("restore", str(file), "--store", str(store), "--replace") == 2
        assert reason in desk.err
        assert desk.run("backup", str(tmp_path / "copy"), "--store", str(file)) == 2
        assert reason in desk.err
    assert store.read_bytes() == whole
    assert not (tmp_path / "copy").exists()


def game_in(store: Path) -> str:
    """A store with one table in it, whose file nobody has open."""
    with running(store) as server, Person(server.url) as ann:
        table: str = ann.create(ME, BOT)["table"]
        return table


def test_a_store_damaged_beyond_reading_gives_way_to_a_copy(store: Path, tmp_path: Path, desk: Desk) -> None:
    table, copy = game_in(store), tmp_path / "copy.sqlite3"
    assert desk.run("backup", str(copy), "--store", str(store)) == 0
    store.write_bytes(b"\xff" * 100_000)
    assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 0
    assert ids(store) == {table}
    assert store.with_name("wabe.sqlite3.before").read_bytes() == b"\xff" * 100_000


def test_what_lies_beside_a_lost_store_gets_into_no_copy_of_another_one(
    store: Path, tmp_path: Path, desk: Desk
) -> None:
    table, copy, killed = game_in(store), tmp_path / "copy.sqlite3", tmp_path / "killed"
    assert desk.run("backup", str(copy), "--store", str(store)) == 0
    with ServerProcess(store) as server, Person(server.url) as ann:
        ann.create(ME, BOT)
    assert store.with_name("wabe.sqlite3-wal").stat().st_size > 0  # as a server that is killed leaves it
    store.rename(killed)
    assert desk.run("restore", str(copy), "--store", str(store)) == 0
    assert ids(store) == {table}
    assert store.with_name("wabe.sqlite3.before-wal").exists()


def test_no_store_that_was_put_aside_is_ever_replaced(store: Path, tmp_path: Path, desk: Desk) -> None:
    table, copy = game_in(store), tmp_path / "copy.sqlite3"
    assert desk.run("backup", str(copy), "--store", str(store)) == 0
    sql(store, "UPDATE tables SET updated = 7")
    for name in ("wabe.sqlite3.before", "wabe.sqlite3.before-2"):
        assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 0
        assert desk.out.endswith(f"is {store.with_name(name)} now.\n")
    assert sql(store.with_name("wabe.sqlite3.before"), "SELECT updated FROM tables") == [(7,)]
    assert ids(store) == {table}


def test_a_copy_is_for_no_more_eyes_than_the_store(store: Path, tmp_path: Path, desk: Desk) -> None:
    game_in(store)
    store.chmod(0o600)
    copy = tmp_path / "copy.sqlite3"
    assert desk.run("backup", str(copy), "--store", str(store)) == 0
    assert desk.run("restore", str(copy), "--store", str(store), "--replace") == 0
    assert {file.stat().st_mode & 0o777 for file in (copy, store)} == {0o600}


def test_a_copy_that_cannot_be_written_is_told_from_a_store_that_is_damaged(
    store: Path, tmp_path: Path, desk: Desk
) -> None:
    game_in(store)
    nowhere, noise = tmp_path / "nowhere" / "copy", tmp_path / "noise"
    noise.write_bytes(b"\xff" * 10_000)
    assert desk.run("backup", str(nowhere), "--store", str(store)) == 2
    reason = f"the file '{nowhere}' cannot be written (No such file or directory)"
    assert desk.err == f"wabe: The store '{store}' cannot be copied to '{nowhere}': {reason}.\n"
    assert desk.run("backup", str(tmp_path / "copy"), "--store", str(noise)) == 2
    assert desk.err.endswith(f"The store '{noise}' cannot be copied to '{tmp_path / 'copy'}': {DAMAGED}.\n")


def test_where_nobody_may_look_is_told(store: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(_file: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied")

    for command in (["backup", "copy"], ["restore", "copy"], ["prune", "--older-than", "1d"]):
        monkeypatch.setattr(Path, "exists", forbid)
        assert desk.run(*command, "--store", str(store)) == 2
        assert desk.err.endswith(" cannot be looked at: Permission denied.\n")


def test_a_folder_is_neither_a_store_nor_written_over(store: Path, tmp_path: Path, desk: Desk) -> None:
    game_in(store)
    folder = tmp_path / "folder"
    folder.mkdir()
    assert desk.run("backup", str(folder), "--store", str(store)) == 2
    assert desk.err == f"wabe: There is a file '{folder}' already; give the copy another name.\n"
    assert desk.run("restore", str(store), "--store", str(folder), "--replace") == 2
    assert desk.err.startswith(f"wabe: The store '{folder}' cannot be replaced: ")
    for command in (["backup", "copy"], ["restore", "--replace", str(folder)], ["prune", "--older-than", "1d"]):
        assert desk.run(*command, "--store", str(folder)) == 2
    assert folder.is_dir()


def test_the_address_of_a_file_is_as_good_as_its_path(store: Path, tmp_path: Path, desk: Desk) -> None:
    table, copy = game_in(store), tmp_path / "copy.sqlite3"
    assert desk.run("backup", str(copy), "--store", f"sqlite:///{store}") == 0
    assert ids(copy) == {table}
    assert desk.run("delete", "--store", f"sqlite:///{store}", "--", table) == 0
    none = tmp_path / "none"
    assert desk.run("prune", "--older-than", "1d", "--store", f"sqlite:///{none}") == 2
    assert "There is no store" in desk.err
    assert not none.exists()


def test_what_is_no_file_is_not_copied(tmp_path: Path, desk: Desk) -> None:
    assert desk.run("backup", "copy", "--store", "postgresql://ann:secret@db/wabe") == 2
    assert "docs/operations.md" in desk.err
    assert "secret" not in desk.err
    assert desk.run("backup", "copy", "--store", str(tmp_path / "none")) == 2
    assert desk.err == f"wabe: There is no store '{tmp_path / 'none'}'.\n"


# --- deleting ---------------------------------------------------------------------------------------------------------


def test_old_finished_tables_are_pruned_and_old_running_ones_only_when_asked_for(store: Path, desk: Desk) -> None:
    with running(store) as server, Person(server.url) as ann:
        over, _ = finished(ann)
        fresh, _ = finished(ann)
        going, _ = hot_seat(ann)
    aged(store, over, 100)
    aged(store, going, 100)
    prune = ("prune", "--store", str(store), "--older-than")
    assert desk.run(*prune, "101d") == 0
    assert desk.out == "No table was deleted.\n"
    assert desk.run(*prune, "90d", "--dry-run") == 0
    assert desk.out == "There is one such table.\n"
    assert ids(store) == {over, fresh, going}
    assert desk.run(*prune, "90d") == 0
    assert (desk.out, ids(store)) == ("One table was deleted.\n", {fresh, going})
    assert desk.run(*prune, "90d", "--running") == 0
    assert ids(store) == {fresh}
    for part in ("seats", "events", "requests", "chat", "snapshots", "kept"):
        assert {row[0] for row in sql(store, f"SELECT table_id FROM {part}")} <= {fresh}
    assert sql(store, "PRAGMA foreign_key_check") == []


def test_a_table_is_deleted_under_those_who_sit_there(store: Path, desk: Desk, quick: None) -> None:
    with running(store) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        other, _ = hot_seat(ann)
        assert desk.run("delete", table, "nonsense", "--store", str(store)) == 2
        assert "There is no table 'nonsense'." in desk.err
        assert desk.run("delete", table, "--store", str(store)) == 0
        assert lines[0].closed() == 1012
        assert ann.http.get(f"/api/tables/{table}").status_code == 404
        assert ann.http.get(f"/api/tables/{other}").status_code == 200
    assert ids(store) == {other}


def test_a_game_whose_rematch_is_deleted_can_be_played_again(store: Path, desk: Desk, quick: None) -> None:
    with running(store) as server, Person(server.url) as ann:
        table, lines = finished(ann)
        first = lines[0].ask(type="rematch")["table"]
        assert desk.run("delete", first, "--store", str(store)) == 0
        assert lines[0].closed() == 1012
        second = ann.open(table, 0)
        second.next("snapshot")
        assert second.ask(type="rematch")["table"] not in {first, table}


def test_no_id_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Plt", "--Plt", "Plt-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _bytes: next(drawn))
    assert lay(NewTable("xiii", [NewSeat("me"), NewSeat("me")]), wabe.load("xiii"), "browser").table.id == "Plt-"


def test_ids_of_old_tables_that_look_like_options_stand_behind_two_dashes(store: Path, desk: Desk) -> None:
    laid = lay(NewTable("xiii", [NewSeat("me", name="Zaphod"), NewSeat("me")]), wabe.load("xiii"), "browser")
    with closing(Store(str(store))) as opened, opened.engine.begin() as connection:
        insert_table(connection, replace(laid.table, id="-Plt"), laid.seats)
    assert desk.run("forget", "--store", str(store), "--everywhere", "--", "-Plt", "1") == 0
    assert sql(store, "SELECT name FROM seats") == [("",), ("",)]
    assert desk.run("delete", "--store", str(store), "--", "-Plt") == 0
    assert ids(store) == set()


@pytest.mark.parametrize("age", ["90", "d", "1y", "-1d", "1.5d"])
def test_an_age_is_a_number_and_a_unit(age: str, store: Path, desk: Desk) -> None:
    assert desk.run("prune", "--store", str(store), f"--older-than={age}") == 2
    assert "is no age such as 90d, 12h or 52w" in desk.err


def test_a_store_of_another_version_is_not_touched(store: Path, desk: Desk) -> None:
    with closing(Store(str(store))):
        pass
    sql(store, "UPDATE alembic_version SET version_num = '0001'")
    for line in ("prune --older-than 1d", "delete a", "forget a 1"):
        assert desk.run(*line.split(), "--store", str(store)) == 2
        assert "it belongs to another version of Wabe (revision 0001; this one has" in desk.err
        assert desk.run(*line.split(), "--store", f"{store}.none") == 2
        assert "There is no store" in desk.err


# --- forgetting -------------------------------------------------------------------------------------------------------

SECRETS = ("Zaphod", "Trillian", "forty-two")


def everything(store: Path) -> str:
    """All that the store has, in one text; what is kept compressed laid open."""
    said = []
    for (name,) in sql(store, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        for row in sql(store, f'SELECT * FROM "{name}"'):
            said += [laid_open(each) if isinstance(each, bytes) else str(each) for each in row]
    return "\n".join(said)


def laid_open(kept: bytes) -> str:
    """A replay file as it is kept, or the parts of what was made of a game to be looked at."""
    with suppress(zlib.error):
        return zlib.decompress(kept).decode()
    _stamp, parts = msgspec.msgpack.decode(kept)
    return "\n".join(gzip.decompress(part).decode() for part in parts)


def named_game(ann: Person) -> tuple[str, list[Line]]:
    """A game, of whose seat 0 somebody called Zaphod, later Trillian, says forty-two."""
    made = ann.create({**ME, "name": "Zaphod"}, {**ME, "name": "Bob"})
    lines = [ann.open(made["table"], seat) for seat in (0, 1)]
    for line in lines:
        line.next("snapshot")
    lines[0].ask(type="chat", seat=0, text="It is forty-two.")
    assert lines[0].ask(type="name", seat=0, name="Trillian")["ok"]
    lines[1].ask(type="chat", seat=1, text="I am Bob.")
    return made["table"], lines


def test_a_person_is_forgotten_in_seats_chat_and_what_is_kept(store: Path, desk: Desk, quick: None) -> None:
    with running(store) as server, Person(server.url) as ann:
        table, lines = named_game(ann)
        play_out(lines)
        ann.http.get(f"/api/tables/{table}/save")
        told = Message("seat-given", {"before": "Zaphod", "name": "Trillian", "seat": 0}).to_json()
        for number, (text, message) in enumerate([("The bot of Trillian failed.", None), ("", json.dumps(told))], 8):
            sql(store, "INSERT INTO chat VALUES (?, ?, NULL, 'Wabe', ?, 0, ?)", table, number, text, message)
        assert all(secret in everything(store) for secret in SECRETS)
        assert desk.run("forget", table, "3", "--store", str(store)) == 2
        assert f"At the table '{table}' there is no seat 3." in desk.err
        assert desk.run("forget", table, "1", "--store", str(store)) == 0
        assert desk.out == "One seat has no name any more, and what was said from it is gone.\n"
        assert lines[0].closed() == 1012
        again = ann.open(table, 0)
        look = again.next("snapshot")
        assert [seat["name"] for seat in look["table"]["seats"]] == ["", "Bob"]
        said: list[Json] = [frame for frame in again.rest() if frame["type"] == "chat"]
        assert [(line["name"], line["text"]) for line in said] == [
            ("", "…"), ("Bob", "I am Bob."), ("Wabe", "The bot of … failed."), ("Wabe", "")
        ]  # fmt: skip
        assert said[-1]["message"] == {"key": "seat-given", "args": {"before": "…", "name": "…", "seat": 0}}
        assert again.ask(type="chat", seat=0, text="Who am I?")["ok"]
    assert [secret for secret in SECRETS if secret in everything(store)] == []
    assert "Bob" in everything(store)


def test_a_person_is_forgotten_everywhere_by_what_they_hold(store: Path, desk: Desk) -> None:
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        tables = [named_game(ann)[0] for _ in range(2)]
        other = named_game(bob)[0]
    assert desk.run("forget", tables[0], "1", "--everywhere", "--store", str(store)) == 0
    assert desk.out.startswith("4 seats have no name any more")
    assert {row[0] for row in sql(store, "SELECT table_id FROM seats WHERE name = 'Trillian'")} == {other}


def test_all_tables_at_which_a_person_is_forgotten_are_locked_first_in_one_order(store: Path) -> None:
    with running(store) as server, Person(server.url) as ann:
        tables = [named_game(ann)[0] for _ in range(3)]
    told: list[tuple[str, str]] = []
    with visit(str(store)) as engine, engine.begin() as connection:
        event.listen(engine, "before_cursor_execute", lambda *ran: told.append((ran[2], str(ran[3]))))
        assert forget_all(connection, [(table, 0) for table in sorted(tables, reverse=True)])
    first, *_rest = told
    assert "FROM tables" in first[0]
    assert "ORDER BY tables.id" in first[0]
    assert all(table in first[1] for table in tables)


def test_of_a_person_who_is_forgotten_no_device_plays_anything_any_more(store: Path, desk: Desk) -> None:
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
        table = named_game(ann)[0]
        take(bob, carry(ann))
        take(ann, carry(eve, eve.create(ME, BOT)["table"]))
        carry(ann)
    assert desk.run("forget", table, "1", "--store", str(store)) == 0
    assert sql(store, "SELECT * FROM companions") == []
    assert sql(store, "SELECT count(*) FROM carries") == [(1,)]  # Eve's, of whom nothing is forgotten


def test_of_a_person_who_is_forgotten_every_device_leaves_every_table(store: Path, desk: Desk, quick: None) -> None:
    with running(store) as server, Person(server.url) as ann, Person(server.url) as bob:
        table, other = named_game(ann)[0], ann.create(ME, BOT)["table"]
        take(bob, carry(ann))
        line = bob.open(other, 0)
        line.next("snapshot")
        assert desk.run("forget", table, "1", "--store", str(store)) == 0
        assert line.closed() == 1012
        assert bob.open(other, 0).closed() == 4403


# --- by the clock -----------------------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks at once for what was edited."""
    monkeypatch.setattr(housekeeping, "LOOK_SECONDS", 0.02)


def swept(server: Running) -> None:
    asyncio.run_coroutine_threadsafe(housekeeping.sweep(server.hub), server.loop).result(10)


def test_tables_at_which_nothing_was_ever_done_go_after_a_while(store: Path) -> None:
    with running(store, keep_empty=30) as server, Person(server.url) as ann:
        made: dict[str, Callable[[str], object]] = {
            "empty": lambda _: None,
            "fresh": lambda _: None,
            "talked": lambda table: ann.command(table, type="chat", seat=0, text="Hello"),
            "watched": lambda table: ann.open(table, 0).next("snapshot"),
        }
        tables = {}
        for name, do in made.items():
            tables[name] = ann.create(ME, LINK)["table"]
            do(tables[name])
        tables["played"], lines = hot_seat(ann)
        mover(lines).act()
        for name, table in tables.items():
            aged(store, table, 29 if name == "fresh" else 31)
        swept(server)
        assert ids(store) == set(tables.values()) - {tables["empty"]}


def test_what_has_been_played_at_since_it_was_found_is_not_deleted(store: Path) -> None:
    with running(store, keep_idle=0) as server, Person(server.url) as ann:
        table, lines = hot_seat(ann)
        other = ann.create(ME, LINK)["table"]
        aged(store, table, 31)
        aged(store, other, 31)
        which = tending.empty(int(time.time() * 1000) - 30 * DAY)
        with server.hub.store.engine.begin() as connection:
            assert set(tending.found(connection, which)) == {table, other}
        mover(lines).act()
        with server.hub.store.engine.begin() as connection:
            assert tending.delete_such(connection, which, [table, other]) == 1
        assert ids(store) == {table}


def test_with_keep_empty_0_no_table_goes(store: Path) -> None:
    with running(store, keep_empty=0) as server, Person(server.url) as ann:
        table = ann.create(ME, LINK)["table"]
        aged(store, table, 10_000)
        swept(server)
        assert ids(store) == {table}


def test_a_server_sweeps_when_it_starts(store: Path) -> None:
    with running(store) as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        stays = ann.create(ME, LINK)["table"]
        ann.command(stays, type="chat", seat=0, text="Hello")
    sql(store, "DELETE FROM snapshots")
    sql(store, "DELETE FROM events")
    sql(store, "UPDATE tables SET seq = 0, turn = 0, waiting = '[0]'")
    aged(store, table, 31)
    with running(store):
        until(lambda: table not in ids(store))
    assert ids(store) == {stays}
