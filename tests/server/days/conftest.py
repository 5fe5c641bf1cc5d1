"""What the tests of the tables of the day go by."""

from __future__ import annotations

import pytest

from tests.server.conftest import Running
from tests.server.shout import GAME
from wabe.server import daily
from wabe.server.daily import day_of, end_of
from wabe.server.store.rows import DAY


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that take little time, with which the rest is the same."""
    monkeypatch.setattr(daily, "BOTS", ("caterpillar", "greedy"))


@pytest.fixture(scope="module", autouse=True)
def shouting(server: Running) -> None:
    server.hub.games = {**server.hub.games, "shout": GAME}


@pytest.fixture
def clock(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the server goes by: noon of a day that no other test has."""
    at = [end_of(day_of(server.hub.clock())) + DAY * next(_days) + DAY // 2]
    monkeypatch.setattr(server.hub, "clock", lambda: at[0])
    return at


_days = iter(range(3, 10_000, 3))
