"""Peers that read nothing are let go, however their connection ends, and counted until they are gone."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from tests.server.client import Json, Person, until
from tests.server.conftest import Running, running
from tests.server.test_table import hot_seat
from wabe.server.patience import Mortal

UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
SMALL: Json = {"send_buffer": 4096}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.server.patience.READING", 0.4)
    monkeypatch.setattr("wabe.server.patience.CLOSING_SECONDS", 0.01)
    monkeypatch.setattr("wabe.server.sockets.CLOSING_SECONDS", 0.2)
    monkeypatch.setattr("wabe.server.subscriber.FRAMES", 20)


@contextmanager
def deaf(server: Running, path: str, head: str = "") -> Iterator[socket.socket]:
    """A client that asks and then never reads a byte."""
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
        peer.sendall(f"GET /api/{path} HTTP/1.1\r\nHost: x\r\n{head}\r\n".encode())
        yield peer


def web_socket() -> str:
    return f"{UPGRADE}{base64.b64encode(os.urandom(16)).decode()}\r\n"


def told(server: Running, table: str, frames: int = 1) -> None:
    """Send whoever looks on at the table a lot."""
    loop = next(iter(server.server.server_state.connections)).loop
    (onlooker,) = (each for each in server.hub._live[table].subscribers if each.seat is None)
    for _ in range(frames):
        loop.call_soon_threadsafe(onlooker.put, b'"%b"' % (b"x" * 20_000))


def onlookers(server: Running, table: str) -> int:
    return sum(each.seat is None for each in server.hub._live[table].subscribers)


def connections(server: Running) -> int:
    return len(server.server.server_state.connections)


def counted(server: Running) -> int:
    return sum(server.hub.gate._connections.values())


@pytest.mark.parametrize("way", ["live", "events"])
def test_who_follows_a_table_and_never_reads_is_counted_until_gone_and_gone_after_a_while(
    way: str, tmp_path: Path
) -> None:
    with running(tmp_path / "wabe.sqlite3", **SMALL) as server, Person(server.url) as ann:
        table, _ = hot_seat(ann)
        before = connections(server)
        with deaf(server, f"tables/{table}/{way}", web_socket() if way == "live" else ""):
            until(lambda: onlookers(server, table) == 1)
            while onlookers(server, table):
                told(server, table)
                time.sleep(0.001)
            while True:
                heard = counted(server)
                if connections(server) == before:
                    break
                assert heard == 3
            until(lambda: counted(server) == 2)


def test_who_asks_for_much_and_never_reads_it_is_gone_after_a_while(tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", **SMALL) as server, deaf(server, "texts/en"):
        until(lambda: connections(server) == 1)
        until(lambda: connections(server) == 0)


class Line:
    """A transport with so much waiting to be sent."""

    def __init__(self, *waiting: int) -> None:
        self.waiting = list(waiting)
        self.end = ""

    def get_write_buffer_size(self) -> int:
        return self.waiting.pop(0) if len(self.waiting) > 1 else self.waiting[0]

    def is_closing(self) -> bool:
        return bool(self.end)

    def close(self) -> None:
        self.end = "closed"

    def abort(self) -> None:
        self.end = "aborted"


@pytest.mark.parametrize(
    ("waiting", "end"), [([9], "aborted"), ([9, 5, 5, 5], "aborted"), ([9, 5, 5, 3, 3, 0], "closed"), ([0], "closed")]
)
def test_who_reads_on_may_read_all_before_the_end(waiting: list[int], end: str) -> None:
    line = Line(*waiting)

    async def close() -> None:
        Mortal(cast("asyncio.Transport", line), asyncio.get_running_loop()).close()
        await asyncio.sleep(0.1)

    asyncio.run(close())
    assert line.end == end
