"""The log: text or JSON, with table and request, and without anything that gives a seat."""

from __future__ import annotations

import json
import logging
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import BOT, LINK, ME, Person
from tests.server.conftest import Running, running
from tests.server.process import ServerProcess
from tests.server.test_faults import full_disk, long_line, post_until_refused, unreadable
from tests.server.test_table import hot_seat
from wabe.server import commands, protocol
from wabe.server.logs import JsonLines, TextLines
from wabe.server.run import serve
from wabe.server.seats import hash_of


class Lines(logging.Handler):
    """Keeps what is logged, as both forms write it."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.json: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Called in the task that logs."""
        self.text.append(TextLines().format(record))
        self.json.append(JsonLines().format(record))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    """All that the server and its HTTP log, at the finest level."""
    handler = Lines()
    for name in ("wabe", "uvicorn"):
        logger = logging.getLogger(name)
        monkeypatch.setattr(logger, "level", logging.DEBUG)
        logger.manager._clear_cache()  # type: ignore[attr-defined]  # what `setLevel` does too
        logger.addHandler(handler)
    yield handler
    for name in ("wabe", "uvicorn"):
        logging.getLogger(name).removeHandler(handler)
    logging.getLogger().manager._clear_cache()  # type: ignore[attr-defined]


def broken(*_: object) -> Any:
    """A fault of the code."""
    raise RuntimeError("something is wrong here")


def test_a_line_says_which_table_and_which_request(
    server: Running, ann: Person, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(commands.HANDLERS, protocol.Chat, broken)
    table, (line, *_) = hot_seat(ann)
    request = line.send(type="chat", seat=0, text="Hello")
    assert line.next("answer")["error"] == "store-failed"
    (told,) = [json.loads(each) for each in lines.json if "a request failed" in each]
    assert (told["level"], told["logger"]) == ("error", "wabe.server.live")
    assert (told["message"], told["table"], told["request"]) == ("a request failed", table, request)
    assert told["time"].endswith("Z")
    assert told["error"].endswith("RuntimeError: something is wrong here")
    (said,) = [each for each in lines.text if "a request failed" in each]
    first, *rest = said.splitlines()
    assert first == f"ERROR wabe.server.live: a request failed [table {table}, request {request}]"
    assert rest[0] == "Traceback (most recent call last):"


def test_what_a_bot_does_is_about_its_table_and_nobody_s_request(
    server: Running, ann: Person, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hub.thinkers, "choose", broken)
    table = ann.create(BOT, BOT)["table"]
    ann.open(table).until(1)
    told = next(json.loads(each) for each in lines.json if "any legal action is played" in each)
    assert told["table"] == table
    assert "request" not in told


def test_nothing_that_gives_a_seat_is_ever_logged(
    tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: set[str] = set()
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann, Person(server.url) as bob:
        made = ann.create(ME, LINK, BOT)
        table, token = made["table"], made["links"]["1"].partition("seat=")[2]
        bob.claim(made["links"]["1"], "Bob")
        first = ann.open(table, 0)
        first.next("snapshot")
        bob.http.get(f"/api/tables/{table}?seat={token}&wabe={token}")
        bob.http.get(f"/api/tables/{token}")
        bob.post(f"/tables/{table}/claim", {"token": token, "nonsense": token})
        for person in (ann, bob):
            person.post(f"/tables/{table}/commands", {"type": "act", "token": token})
            cookie = person.http.cookies["wabe"].partition(".")[0]
            secrets |= {cookie, hash_of(cookie)}
        with full_disk(server):
            post_until_refused(ann, table, first)
            bob.claim(made["links"]["1"], "Bob")
        with monkeypatch.context() as patched:
            patched.setattr("wabe.server.ways.by_token", broken)
            assert bob.claim(made["links"]["1"], "Bob").status_code == 500
            patched.setitem(commands.HANDLERS, protocol.Chat, broken)
            ann.post(f"/tables/{table}/commands", long_line(first))
        with server.hub.store.engine.begin() as connection:
            secrets |= set(connection.exec_driver_sql("SELECT secret FROM tables").scalars())
    with running(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann, unreadable(server):
        ann.http.get("/api/tables")
    secrets |= {token, hash_of(token), made["tokens"]["0"], hash_of(made["tokens"]["0"])}
    logged = "\n".join(lines.text + lines.json)
    assert "a request failed" in logged
    assert "the disk is full" in logged
    assert "no such table: seats" in logged
    assert [each for each in secrets if each in logged] == []


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_form_of_the_log_is_a_setting(form: str, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "wabe.sqlite3", log_format=form) as server, Person(server.url) as ann:
        with closing(sqlite3.connect(tmp_path / "wabe.sqlite3")) as connection:
            connection.execute("ALTER TABLE seats RENAME TO seats_lost")
        ann.http.get("/api/tables")
        first = server.errors().splitlines()[0]
    if form == "json":
        assert json.loads(first)["level"] == "error"
    else:
        assert first.startswith("ERROR wabe.server.store.store: The server cannot read its store now")


def test_whoever_is_refused_writes_nothing_into_the_log(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "wabe.sqlite3") as server, Person(server.url) as ann:
        table = ann.create(ME, BOT)["table"]
        with pytest.raises(InvalidStatus):
            connect(f"ws{server.url.removeprefix('http')}/api/tables/{table}/live", origin=Origin("https://a.example"))
        assert ann.http.get("/healthz").json() == {"ok": True}
        assert server.errors() == ""


def test_a_crash_leaves_where_each_thread_was(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "wabe.sqlite3")
    server.process.send_signal(signal.SIGSEGV)
    server.process.wait()
    with pytest.raises(AssertionError, match="it has crashed"):
        server.kill()
    said = server.errors()
    assert "Segmentation fault" in said
    assert "_next_group" in said  # where the thread that writes waits


def test_the_parent_of_workers_writes_the_same_form(monkeypatch: pytest.MonkeyPatch) -> None:
    forms: list[str] = []
    monkeypatch.setattr("wabe.server.logs.set_up", forms.append)
    monkeypatch.setattr("wabe.server.workers.serve_with_workers", lambda *_: forms.append("workers"))
    serve(port=0, store="postgresql://nowhere/wabe", workers=2, log_format="json")
    assert forms == ["json", "workers"]


def test_a_line_of_json_is_one_line() -> None:
    try:
        broken()
    except RuntimeError:
        error = sys.exc_info()
    record = logging.LogRecord("a", logging.WARNING, "", 0, "two\nlines %s", ("é",), error)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "two\nlines é"
