from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import Running, running
from tests.server.shout import GAME
from wabe.server.clocks import served

Hand = Callable[[float], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("clocks") / "wabe.sqlite3") as found:
        found.hub.games = {**found.hub.games, "shout": GAME}
        yield found


def hand_of(monkeypatch: pytest.MonkeyPatch, *servers: Running) -> Hand:
    """Stops the clock of servers; moved on by a number of seconds, their tables look at it again."""
    monkeypatch.setattr(served, "GAP", 10**15)
    at = [servers[0].hub.clock()]
    for server in servers:
        monkeypatch.setattr(server.hub, "clock", lambda: at[0])

    def move(seconds: float) -> None:
        at[0] += round(seconds * 1000)
        for server in servers:
            asyncio.run_coroutine_threadsafe(wind(server), server.loop).result(10)

    return move


async def wind(server: Running) -> None:
    for live in list(server.hub._live.values()):
        live.clockwork.wind()


@pytest.fixture
def later(server: Running, monkeypatch: pytest.MonkeyPatch) -> Hand:
    """Moves the server's clock on, which stands still besides."""
    return hand_of(monkeypatch, server)
