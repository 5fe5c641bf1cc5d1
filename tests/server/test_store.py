"""The store: migrations, group commit, durability settings, what happens when it cannot be used."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.schema import CreateTable

import wabe
from tests.server.client import until
from wabe.server import retelling
from wabe.server.errors import BadStore, ForkedGame, Overtaken, StoreInUse
from wabe.server.play import Play
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.retelling import Retelling
from wabe.server.seats import Seat
from wabe.server.store import SavedEvent, Store, rows
from wabe.server.store.migrate import config
from wabe.server.store.rows import Reply, Step
from wabe.server.store.schema import REVISION, metadata
from wabe.server.store.writer import GATHERING
from wabe.server.tables import Laid, lay


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    with closing(Store(str(path))) as store:
        yield store


@contextmanager
def writer_held(store: Store) -> Iterator[None]:
    """The writer has begun a group with nothing else in it: what is submitted meanwhile waits for the next one."""
    begun, release = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        release.wait(5)

    store._writer.submit(hold)
    assert begun.wait(5)
    yield
    release.set()


def new_table() -> Laid:
    body = NewTable("xiii", [NewSeat("me"), NewSeat("bot", level="random")])
    return lay(body, wabe.load("xiii"), "browser")


def insert(laid: Laid, connection: Connection) -> None:
    rows.insert_table(connection, laid.table, laid.seats)


def append(laid: Laid, event: SavedEvent, connection: Connection) -> None:
    rows.append_event(connection, laid.table, event)


def change(laid: Laid, before: Seat, after: Seat, connection: Connection) -> None:
    rows.update_seat(connection, laid.table.id, before, after)


def cut(connection: Connection) -> None:
    connection.invalidate()
    insert(new_table(), connection)


def first_step(laid: Laid) -> Step:
    after = replace(laid.table, seq=1, updated=laid.table.updated + 1)
    form = {"take": ["ä", 1]}
    return Step(after, SavedEvent(1, "act", 0, form, "r1"), Reply("r1", "browser", {"seq": 1}))


def change_options(laid: Laid, connection: Connection) -> None:
    rows.set_rules(connection, replace(laid.table, options={"changed": True}))


def count(store: Store, table: str) -> int:
    with store.engine.begin() as connection:
        return int(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store, store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert ScriptDirectory.from_config(config()).get_heads() == [REVISION]


def test_every_store_has_keys_of_its_own(tmp_path: Path) -> None:
    keys: list[str] = []
    for name in ("one", "two"):
        with opened(tmp_path / name) as store, store.engine.begin() as connection:
            keys += connection.execute(text("SELECT value FROM keys")).scalars()
    assert len(keys) == len(set(keys)) == 6


def test_the_schema_is_one_that_postgresql_takes() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    made = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    assert len(made) == len(metadata.tables)
    assert "PRIMARY KEY (table_id, seq)" in " ".join(made)


def test_nothing_of_what_was_written_is_kept_in_memory(tmp_path: Path) -> None:
    class Load:
        def write(self, connection: Connection) -> None:
            connection.execute(text("SELECT 1"))

    gc.disable()
    try:
        with opened(tmp_path / "a.sqlite3") as store:
            load = Load()
            gone = weakref.ref(load)
            store._writer.submit(load.write).result(5)
            del load
            until(lambda: gone() is None)
    finally:
        gc.enable()


def test_a_current_store_opens_without_alembic(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with opened(path):
        pass
    code = (
        "import sys; from wabe.server.store import Store as S; S(sys.argv[1]).close(); exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode == 0


def test_tables_come_back_by_statements_that_are_made_once(tmp_path: Path) -> None:
    asked: list[object] = []
    with opened(tmp_path / "wabe.sqlite3") as store:
        tables = [new_table() for _ in range(2)]
        for laid in tables:
            asyncio.run(store.write(partial(insert, laid)))
        event.listen(store.engine, "before_execute", lambda _, statement, *__: asked.append(statement))
        for laid in tables:
            asyncio.run(store.read(partial(rows.load_game, table_id=laid.table.id)))
    first, second = asked[: len(asked) // 2], asked[len(asked) // 2 :]
    assert first
    assert all(one is other for one, other in zip(first, second, strict=True))


def test_sqlite_is_set_to_keep_what_it_commits(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store, store.engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize("name", ["what? #1.sqlite3", "a%20b&c.sqlite3", "new/folder/a.sqlite3", ":memory:"])
def test_any_name_of_a_file_is_the_name_of_that_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(Store(name)):
        assert (tmp_path / name).is_file()


def test_stores_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite3").write_text("This is no database. " * 100)
    with opened(tmp_path / "new.sqlite3") as store, store.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for path in (tmp_path / "text.sqlite3", tmp_path, tmp_path / "new.sqlite3", "nosuchdatabase://x", "a\0b"):
        with pytest.raises(BadStore) as error:
            Store(str(path))
        assert str(error.value).endswith(".")


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        laid, commits = [new_table() for _ in range(20)], []

        def committed(_connection: Connection) -> None:
            commits.append(1)

        with writer_held(store):
            futures = [store._writer.submit(partial(insert, one), one.table.id) for one in laid]
            event.listen(store._writer._engine, "commit", committed)
        for future in futures:
            future.result(5)
        assert count(store, "tables") == 20
        assert len(commits) <= 2


def test_what_is_not_of_one_table_is_committed_alone(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        done: list[str] = []
        sizes: list[int] = []
        store.watch(lambda commit: sizes.append(commit.size))
        with writer_held(store):
            sizes.clear()
            futures = [
                store._writer.submit(lambda _connection, name=name: done.append(name), table)  # type: ignore[misc]
                for name, table in (("b", "b"), ("sweep", ""), ("a", "a"), ("keep", ""), ("a again", "a"))
            ]
        for future in futures:
            future.result(5)
        assert done == ["sweep", "keep", "a", "a again", "b"]
        assert sizes[-3:] == [1, 1, 3]  # with what held the writer


def test_one_bad_piece_of_work_spoils_nothing_of_its_group(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        one = new_table()

        def half_done(connection: Connection) -> None:
            other = new_table()
            rows.insert_table(connection, other.table, other.seats)
            raise ValueError("no further")

        with writer_held(store):
            good = store._writer.submit(partial(insert, one), one.table.id)
            bad = store._writer.submit(half_done, one.table.id)
            again = store._writer.submit(partial(insert, one), one.table.id)
        good.result(5)
        with pytest.raises(ValueError, match="no further"):
            bad.result(5)
        with pytest.raises(IntegrityError):
            again.result(5)
        assert count(store, "tables") == 1


def test_the_events_of_many_games_are_written_by_three_statements(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        laid, statements = [new_table() for _ in range(20)], []
        for one in laid:
            store._writer.submit(partial(insert, one)).result(5)
        event.listen(store.engine, "before_cursor_execute", lambda *told: statements.append(told[2].split()[0]))
        with writer_held(store):
            statements.clear()
            futures = [store._writer.submit(None, one.table.id, first_step(one)) for one in laid]
        for future in futures:
            future.result(5)
        assert statements == ["BEGIN", "UPDATE", "INSERT", "INSERT"]
        assert count(store, "events") == count(store, "requests") == 20
        with store.engine.begin() as connection:
            found = rows.load_game(connection, laid[7].table.id)
        assert found is not None
        step = first_step(laid[7])
        assert (found.table.seq, found.events, found.replies) == (1, [step.event], [step.reply])


def test_whoever_plays_alone_waits_for_nobody_to_commit_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("wabe.server.store.writer.time.sleep", pauses.append)
    monkeypatch.setattr("wabe.server.store.writer.NEAR", 60.0)
    with opened(tmp_path / "a.sqlite3") as store:
        for table in ("one", "one", "one"):
            store._writer.submit(id, table).result(5)
        assert not pauses
        store._writer.submit(id, "other").result(5)
        assert pauses == [GATHERING]


def test_an_event_that_is_not_the_next_one_spoils_nothing_of_its_group(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        one, other = new_table(), new_table()
        for each in (one, other):
            store._writer.submit(partial(insert, each)).result(5)
        with writer_held(store):
            good = store._writer.submit(None, one.table.id, first_step(one))
            late = store._writer.submit(partial(change_options, one), one.table.id, first_step(one))
            again = store._writer.submit(None, other.table.id, first_step(other))
        good.result(5)
        with pytest.raises(Overtaken):
            late.result(5)
        again.result(5)
        assert count(store, "events") == 2
        with store.engine.begin() as connection:
            assert rows.load_table(connection, one.table.id) == first_step(one).table  # nothing of the late one is kept


def test_after_a_failure_the_store_is_written_by_another_connection(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        first = store._writer.submit(id).result(5)
        assert store._writer.submit(id).result(5) == first
        lost = store._writer.submit(cut)
        with pytest.raises(SQLAlchemyError):
            lost.result(5)
        store._writer.submit(partial(insert, new_table())).result(5)
        assert count(store, "tables") == 1


def test_when_its_connections_are_disposed_of_the_store_is_written_by_another_one(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        made: list[object] = []
        store._writer.submit(id).result(5)
        event.listen(store.engine, "connect", lambda connection, _record: made.append(connection))
        store._writer.submit(id).result(5)
        assert not made
        store.engine.dispose()
        store._writer.submit(id).result(5)
        assert len(made) == 1


def test_whoever_stops_waiting_stops_nobody_else(tmp_path: Path) -> None:
    with opened(tmp_path / "a.sqlite3") as store:
        with writer_held(store):
            given_up = store._writer.submit(lambda _: 1)
            assert given_up.cancel()
            last = store._writer.submit(lambda _: 2)
        assert last.result(5) == 2


def test_one_server_at_a_time_has_the_store(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    (tmp_path / "link.sqlite3").symlink_to(path)
    with opened(path):
        for address in (str(path), f"sqlite:///{path}", str(tmp_path / "link.sqlite3")):
            with pytest.raises(StoreInUse, match="one at a time"):
                Store(address)
    for _ in range(2):
        with opened(path):
            pass


def test_a_store_that_did_not_open_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_text("This is no database. " * 100)
    with pytest.raises(BadStore):
        Store(str(path))
    path.unlink()
    with opened(path):
        pass


def test_a_killed_server_lets_go_of_the_store(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    code = "import os, sys; from wabe.server.store import Store; s = Store(sys.argv[1]); os.kill(os.getpid(), 9)"
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode == -9
    with opened(path):
        pass


def test_what_has_changed_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        laid = new_table()
        seat = laid.seats[0]
        first = SavedEvent(1, "act", 0, {"kind": "stop"}, "a")
        await store.write(partial(insert, laid))
        await store.write(partial(append, laid, first))
        later = replace(first, seq=2)
        for fork in (replace(first, request_id="b"), later):  # the number is taken, the request has been carried out
            with pytest.raises(Overtaken):
                await store.write(partial(append, laid, fork))
        await store.write(partial(change, laid, seat, replace(seat, holder="ann")))
        with pytest.raises(Overtaken):
            await store.write(partial(change, laid, seat, replace(seat, holder="bob")))
        await store.write(lambda connection: rows.set_rematch(connection, laid.table.id, "one"))
        with pytest.raises(Overtaken):
            await store.write(lambda connection: rows.set_rematch(connection, laid.table.id, "other"))
        saved = await store.read(lambda connection: rows.load_game(connection, laid.table.id))
        assert saved is not None
        assert (len(saved.events), saved.seats[0].holder, saved.table.rematch) == (1, "ann", "one")

    with opened(tmp_path / "a.sqlite3") as store:
        asyncio.run(scene(store))


def retold(play: Play, events: list[SavedEvent], snapshots: dict[int, Any], *, is_other: bool = False) -> int:
    return Retelling(play, snapshots, 1, is_other=is_other).tell(events)


def test_a_log_that_plays_otherwise_is_refused_and_says_where() -> None:
    game = wabe.load("xiii")
    play = Play(game, 2, 7, {})
    state = play.now.state
    form = state.form(state.legal_actions()[0], state.seat)
    good = SavedEvent(1, "act", state.seat, form, None)
    retold(play, [good], {})
    assert play.seq == 1
    for events, snapshots in (
        ([replace(good, form={"kind": "fly"})], {}),
        ([replace(good, kind="undo")], {}),
        ([good], {1: {"anything": "else"}}),
    ):
        with pytest.raises(ForkedGame, match=r"event 1 differs|after event 1"):
            retold(Play(game, 2, 7, {}), events, snapshots)


def test_snapshots_are_kept_now_and_then_and_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    play, kept = Play(wabe.load("xiii"), 3, 5, {}), {}
    events: list[SavedEvent] = []
    while not play.over:
        state = play.now.state
        form = play.act(state.seat, state.form(state.legal_actions()[-1], state.seat))
        events.append(SavedEvent(play.seq, "act", state.seat, form, None))
        if position := play.snapshot():
            kept[play.seq] = position
    assert set(kept) == {seq for seq in range(1, play.seq + 1) if seq % 64 == 0} | {play.seq}
    again = Play(wabe.load("xiii"), 3, 5, {})
    monkeypatch.delattr(retelling, "state_of")  # they are compared without being written down again
    retold(again, events, kept)
    assert again.now.state.view(None) == play.now.state.view(None)
