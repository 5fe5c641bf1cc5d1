from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.applications import Starlette

from tests.server.client import Person
from tests.server.stores import lay
from tests.server.unlimited import NO_LIMITS
from tools import postgres
from wabe.server.hub import Hub
from wabe.server.run import Server, config, listen
from wabe.server.settings import Settings


class Running:
    """A server in a thread of the test, with its tables in reach."""

    def __init__(self, server: Server, url: str, app: Starlette) -> None:
        self.server = server
        self.url = url
        self.hub: Hub = app.state.hub

    def log(self, table: str) -> list[tuple[Any, ...]]:
        """The log of a table as the store has it."""
        with self.hub.store.engine.begin() as connection:
            query = text("SELECT seq, kind, seat, form, request_id FROM events WHERE table_id = :table ORDER BY seq")
            return [tuple(row) for row in connection.execute(query, {"table": table})]

    def drop(self, table: str) -> None:
        """Let the server lose a table from its memory, as after a failure."""

        async def drop() -> None:
            self.hub.drop(self.hub._live[table])

        asyncio.run_coroutine_threadsafe(drop(), self.loop).result(10)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs."""
        loop: asyncio.AbstractEventLoop = self.server.servers[0].get_loop()
        return loop

    def rows(self) -> dict[str, int]:
        """How many rows the store has, by table."""
        names = ("tables", "seats", "events", "requests", "chat", "snapshots")
        with self.hub.store.engine.begin() as connection:
            return {name: connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() for name in names}


@contextmanager
def running(store: Path | str, send_buffer: int = 0, **settings: Any) -> Iterator[Running]:
    """A server on a free port, until the end of the block."""
    chosen: dict[str, Any] = {
        "bot_delay": 0,
        "bot_processes": 0,
        "bot_budget": 0.02,
        "absent_after": 0.1,
        "limits": NO_LIMITS,
    }
    lay(store)
    made = config(Settings(store=str(store), **{**chosen, **settings}))
    listener = listen("127.0.0.1", 0)
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    assert isinstance(made.app, Starlette)
    server = Server(made, url, open_browser=False)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.005)
        yield Running(server, url, made.app)
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("table") / "wabe.sqlite3") as found:
        yield found


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[], Person]]:
    """Makes people at the server, who leave at the end of the test."""
    people: list[Person] = []

    def make() -> Person:
        people.append(Person(server.url))
        return people[-1]

    yield make
    for each in people:
        each.__exit__()


@pytest.fixture
def ann(person: Callable[[], Person]) -> Person:
    return person()


@pytest.fixture
def bob(person: Callable[[], Person]) -> Person:
    return person()


@pytest.fixture(scope="session")
def database() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of the tests' own."""
    with postgres.cluster() as found:
        yield found
