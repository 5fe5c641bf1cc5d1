"""The time for which tables are served: it stands still while nobody is there, and nobody pays for that."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from tools.postgres import Cluster
from wabe.server.clocks.served import GAP, Served
from wabe.server.errors import StoreFailed
from wabe.server.store import Store

BEGUN = 1_700_000_000_000


class Clock:
    """Stands still unless a test moves it."""

    def __init__(self) -> None:
        self.at = BEGUN

    def __call__(self) -> int:
        return self.at


def beat(*served: Served) -> None:
    for each in served:
        asyncio.run(each.beat())


def test_it_goes_on_between_words_and_stands_still_without(tmp_path: Path) -> None:
    clock = Clock()
    with closing(Store(str(tmp_path / "store.sqlite3"))) as store:
        served = Served(store, clock)
        begun = served.now()
        clock.at += 1_000
        assert served.now() == begun  # nobody has been served yet
        beat(served)
        clock.at += GAP
        assert served.now() == begun + GAP
        clock.at += 1
        assert served.now() == begun  # the last word was then
        beat(served)
        assert served.now() == begun
        clock.at += 100
        assert served.now() == begun + 100


def test_a_restart_costs_nothing_however_short(tmp_path: Path) -> None:
    clock = Clock()
    with closing(Store(str(tmp_path / "store.sqlite3"))) as store:
        served = Served(store, clock)
        beat(served)
        clock.at += 2_000
        beat(served)
        before = served.now()
    for pause in (1_500, 3_600_000):
        clock.at += pause
        with closing(Store(str(tmp_path / "store.sqlite3"))) as store:
            served = Served(store, clock)
            assert served.now() == before
            beat(served)
            assert served.now() == before


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000])
def test_a_clock_that_is_set_moves_nothing(tmp_path: Path, jump: int) -> None:
    clock = Clock()
    with closing(Store(str(tmp_path / "store.sqlite3"))) as store:
        served = Served(store, clock)
        beat(served)
        clock.at += jump
        before = served.now()
        beat(served)
        assert served.now() == before
        clock.at += 700
        assert served.now() == before + 700


def test_while_the_store_is_away_it_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    with closing(Store(str(tmp_path / "store.sqlite3"))) as store:
        served = Served(store, clock)
        beat(served)
        before = served.now()

        async def fail(*_: object) -> None:
            raise StoreFailed

        with monkeypatch.context() as away:
            away.setattr(store, "write", fail)
            for _ in range(10):
                clock.at += 2_000
                with pytest.raises(StoreFailed):
                    beat(served)
        assert served.now() == before
        beat(served)
        assert served.now() == before


def test_workers_have_the_same_time_and_go_on_for_each_other(database: Cluster) -> None:
    clock, address = Clock(), database.create("served")
    with closing(Store(address)) as one, closing(Store(address)) as other:
        first, second = Served(one, clock), Served(other, clock)
        beat(first, second)
        begun = first.now()
        for _ in range(5):  # the first one has been killed
            clock.at += 2_000
            beat(second)
        assert second.now() == begun + 10_000
        clock.at += 60_000  # nobody is there
        beat(first, second)
        assert first.now() == second.now() == begun + 10_000
