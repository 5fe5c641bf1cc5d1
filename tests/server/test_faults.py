"""A store that fails: whoever asked is told so the same way on every path, and no healthy face is shown."""

from __future__ import annotations

import pickle
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from tests.server.client import BOT, LINK, ME, Json, Line, Person, new_id
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat, mover
from wabe.server.errors import BadStore, StoreFailed
from wabe.server.store import Store, health, read_elsewhere
from wabe.server.store.faults import in_words, reason_of

SAVED = "The server could not save that, so it did not happen; please try again."
READ = "The server cannot read its store now; please try again."


@contextmanager
def pragma(server: Running, fault: str) -> Iterator[None]:
    """The store's connections have a fault until the end of the block."""
    engine = server.hub.store.engine

    def fall_ill(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA {fault}")

    event.listen(engine, "connect", fall_ill)
    engine.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", fall_ill)
        engine.dispose()


def full_disk(server: Running) -> Any:
    """Nothing more fits into the store than what it has room for."""
    return pragma(server, "max_page_count=1")


def read_only(server: Running) -> Any:
    """Nothing may be written."""
    return pragma(server, "query_only=ON")


@contextmanager
def no_room_for_the_log(server: Running) -> Iterator[None]:
    """Nothing at all can be committed: the file that SQLite commits to first cannot grow."""
    engine = server.hub.store._writer._engine

    def fail(_connection: Connection) -> None:
        raise OperationalError("COMMIT", None, full())

    event.listen(engine, "commit", fail)
    try:
        yield
    finally:
        event.remove(engine, "commit", fail)


def full(code: int = sqlite3.SQLITE_FULL) -> sqlite3.OperationalError:
    """The error of SQLite when no room is left."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = code
    return error


@contextmanager
def unreadable(server: Running) -> Iterator[None]:
    """A part of the store has gone."""
    with server.hub.store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE seats RENAME TO seats_lost"))
    try:
        yield
    finally:
        with server.hub.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE seats_lost RENAME TO seats"))


def long_line(line: Line) -> Json:
    """A request for which there is no room within what the store has."""
    return {"type": "chat", "request_id": new_id(), "seat": line.seat, "text": "x" * 500}


def told(answer: Json) -> Json:
    """An answer without the id of its request."""
    return {name: value for name, value in answer.items() if name != "request_id"}


def ask_until_refused(line: Line) -> Json:
    """Its answer to the first line of chat for which there is no room."""
    while (answer := line.ask(**long_line(line)))["ok"]:
        pass
    return answer


def post_until_refused(ann: Person, table: str, line: Line) -> Any:
    """The same by POST."""
    while (answer := ann.post(f"/tables/{table}/commands", long_line(line))).status_code == 200:
        pass
    return answer


def test_a_failed_write_is_answered_on_the_socket_as_it_is_by_post_and_logged(
    server: Running, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table, lines = hot_seat(ann)
    line = mover(lines)
    with full_disk(server):
        answer = ask_until_refused(line)
        assert line.closed() == 1012
        posted = post_until_refused(ann, table, line)
    assert (posted.status_code, posted.json()["error"], posted.json()["message"]) == (503, "store-failed", SAVED)
    assert told(answer) == told(posted.json())
    assert [record.getMessage() for record in caplog.records if record.name == "wabe.server.store.store"] == [
        f"{SAVED} (the disk is full)"
    ] * 2


def test_a_new_table_that_cannot_be_kept_is_refused_with_a_sentence(server: Running, ann: Person) -> None:
    with full_disk(server):
        answer = ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]})
        while answer.status_code == 201:
            answer = ann.post("/tables", {"game": "xiii", "seats": [ME, BOT]})
    assert (answer.status_code, answer.json()["message"]) == (503, SAVED)


def test_a_failed_read_is_answered_with_503_and_a_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        table = ann.create(ME, LINK)["table"]
    with running(store) as server, Person(server.url) as ann, unreadable(server):
        for path in ("", f"/{table}", f"/{table}/events"):
            answer = ann.http.get(f"/api/tables{path}")
            assert (answer.status_code, answer.json()["error"], answer.json()["message"]) == (503, "store-failed", READ)
        assert ann.open(table).closed() == 4503
        assert all("Traceback" not in str(record.exc_info) for record in caplog.records)
    assert READ in caplog.text


def test_a_process_that_cannot_read_the_store_says_so_to_whoever_it_reads_for(tmp_path: Path) -> None:
    path = made(tmp_path / "a.sqlite3")
    with pytest.raises(StoreFailed) as error:
        read_elsewhere(str(path), lambda connection: connection.execute(text("SELECT * FROM lost")))
    brought = pickle.loads(pickle.dumps(error.value))
    assert (brought.code, str(brought)) == ("store-failed", READ)


@pytest.mark.parametrize(
    ("fault", "reason"), [(no_room_for_the_log, "the disk is full"), (read_only, "it is read-only")]
)
def test_who_cannot_write_is_alive_but_not_ready(
    fault: Any, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        assert ann.http.get("/readyz").json() == {"ok": True}
        with fault(server):
            answer = ann.http.get("/readyz")
            assert (answer.status_code, answer.json()["error"]) == (503, "not-ready")
            assert answer.json()["message"] == f"This server keeps nothing now, because of its store: {reason}."
            assert ann.http.get("/healthz").json() == {"ok": True}
        assert ann.http.get("/readyz").json() == {"ok": True}


def test_what_fits_where_nothing_else_does_makes_nobody_ready(tmp_path: Path) -> None:
    store = tmp_path / "wabe.sqlite3"
    with running(store) as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        with full_disk(server), ann.open(table, 0) as line:
            assert ann.http.get("/readyz").json() == {"ok": True}  # a probe takes no room of its own
            line.next("snapshot")
            ask_until_refused(line)
            for _ in range(2):
                answer = ann.http.get("/readyz")
                assert answer.json()["message"].endswith("because of its store: the disk is full.")
        assert ann.http.get("/readyz").json() == {"ok": True}
        with server.hub.store.engine.begin() as connection:
            assert len(connection.execute(text("SELECT * FROM alembic_version")).all()) == 1


def test_when_the_disk_is_full_amid_a_group_nobody_of_the_group_is_told_that_it_was_kept(tmp_path: Path) -> None:
    """SQLite gives up the whole transaction then, what was done before in it too."""
    with closing(Store(str(tmp_path / "a.sqlite3"))) as store:
        release = threading.Event()

        def line(length: int, connection: Connection) -> None:
            connection.exec_driver_sql("INSERT INTO lines VALUES (zeroblob(?))", (length,))

        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("CREATE TABLE lines (line BLOB)")

        def narrow(connection: Connection) -> None:
            release.wait(5)
            connection.exec_driver_sql("PRAGMA max_page_count=1")

        store._writer.submit(begin).result(5)
        store._writer.submit(narrow)
        told = [store._writer.submit(partial(line, length)) for length in (10, 10**6, 10)]
        release.set()
        kept = [future.exception(5) is None for future in told]
        with store.engine.begin() as connection:
            assert connection.execute(text("SELECT count(*) FROM lines")).scalar() == sum(kept)
        assert not kept[1]


def test_what_the_database_says_is_not_told_to_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_connection: Connection) -> None:
        raise OperationalError("INSERT", None, Exception("connection to db.inner, port 5432 failed"))

    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(health, "leave_no_trace", lambda _: None)
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        monkeypatch.setattr(health, "leave_no_trace", fail)
        said = ann.http.get("/readyz").json()["message"]
    assert said == "This server keeps nothing now, because of its store: the database does not answer."
    assert "db.inner" in caplog.text


def test_many_who_ask_whether_it_is_ready_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 1000.0)
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        attempts: list[Connection] = []
        monkeypatch.setattr(health, "leave_no_trace", attempts.append)
        for _ in range(20):
            assert ann.http.get("/readyz").status_code == 200
        assert len(attempts) <= 1


@pytest.mark.parametrize(("probe", "least"), [(health.leave_no_trace, 1), (health.take_room, health.MUCH)])
def test_readiness_really_writes_and_leaves_nothing(
    probe: Callable[[Connection], None], least: int, tmp_path: Path
) -> None:
    path = tmp_path / "a.sqlite3"
    with closing(Store(str(path))) as store, closing(sqlite3.connect(path)) as aside:
        aside.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = path.stat().st_size
        store._writer.submit(probe).result(5)
        assert path.with_name(f"{path.name}-wal").stat().st_size > least
        aside.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert path.stat().st_size == size
        assert len(aside.execute("SELECT * FROM alembic_version").fetchall()) == 1


# --- told at the start ------------------------------------------------------------------------------------------------


def made(path: Path) -> Path:
    """A good store."""
    with closing(Store(str(path))):
        pass
    return path


def test_a_read_only_store_is_told_at_start(tmp_path: Path) -> None:
    path = made(tmp_path / "a.sqlite3")
    with pytest.raises(BadStore, match=r"cannot be opened: it is read-only\."):
        Store(f"sqlite:///file:{path}?mode=ro&uri=true")


def test_a_full_disk_is_told_at_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_connection: object) -> None:
        raise full()

    monkeypatch.setattr("wabe.server.store.health.take_room", fail)
    with pytest.raises(BadStore, match=r"cannot be opened: the disk is full\."):
        Store(str(tmp_path / "a.sqlite3"))


def test_a_damaged_store_is_told_at_start(tmp_path: Path) -> None:
    path = made(tmp_path / "a.sqlite3")
    whole = path.read_bytes()
    for broken in (whole[: len(whole) // 2], whole[:4096] + b"\xff" * (len(whole) - 4096), b"\0" * 50 + whole[50:]):
        path.write_bytes(broken)
        with pytest.raises(BadStore, match=r"cannot be opened: it is damaged, or no database at all\."):
            Store(str(path))


def test_a_store_of_a_newer_version_is_told_at_start(tmp_path: Path) -> None:
    path = made(tmp_path / "a.sqlite3")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadStore, match=r"it was made by a newer version of Wabe \(revision 9999; this one knows \d+\)"):
        Store(str(path))


def test_the_server_does_not_start_on_a_store_that_fails_it(tmp_path: Path) -> None:
    path = made(tmp_path / "a.sqlite3")
    command = [sys.executable, "-m", "wabe.cli", "serve", "--port", "0"]
    address = f"sqlite:///file:{path}?mode=ro&uri=true"
    ended = subprocess.run([*command, "--store", address], capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith("cannot be opened: it is read-only.\n")


def test_a_password_is_not_told_with_the_store_that_cannot_be_opened() -> None:
    with pytest.raises(BadStore) as error:
        Store("nosuchdatabase://ann:secret@db/wabe")
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE])
def test_without_room_the_disk_is_full_whichever_file_was_to_grow(code: int) -> None:
    assert in_words(reason_of(full(code))) == "the disk is full"


def test_what_has_no_words_of_ours_is_said_in_those_of_the_database() -> None:
    assert in_words(reason_of(sqlite3.OperationalError("disk I/O error"))) == "disk I/O error"
    assert in_words(reason_of(PermissionError(13, "Permission denied"))) == "it is read-only"
