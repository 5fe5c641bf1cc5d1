"""Memory: nobody waits for Python's search for cycles, and tables that leave the memory do not need it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Person, until
from tests.server.conftest import running
from wabe.server import memory


@pytest.fixture
def no_search() -> Iterator[None]:
    """Python searches for no cycles at all."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_search")
@pytest.mark.parametrize("game", ["xiii", "heroes", "war"])
def test_a_table_that_leaves_the_memory_is_gone_at_once(game: str, tmp_path: Path) -> None:
    with running(tmp_path / "wabe.sqlite3", keep_idle=0) as server, Person(server.url) as ann:
        table = ann.create(ME, BOT, ME, game=game)["table"]
        with ann.open(table, 0) as line:
            line.next("snapshot")
            live = weakref.ref(server.hub._live[table])
            play = weakref.ref(server.hub._live[table].play)
        until(lambda: table not in server.hub._live)
        until(lambda: live() is None and play() is None)


def test_a_server_searches_its_memory_by_the_clock_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    usual = gc.get_threshold()
    monkeypatch.setattr(memory, "SEARCH_SECONDS", 0.05)
    monkeypatch.setattr(memory, "YOUNG", memory.NEVER)
    with running(tmp_path / "wabe.sqlite3"):
        until(lambda: gc.get_threshold()[2] == memory.NEVER)
        knot = weakref.ref(Knot())
        until(lambda: knot() is None)
    assert gc.get_threshold() == usual
