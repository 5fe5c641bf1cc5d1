"""Which tables leave the memory: only those that nobody uses or has asked for; and how they come back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import LINK, ME, Json, Person, until
from tests.server.conftest import running
from wabe.server import hub as hubs
from wabe.server.errors import StoreFailed, UnknownTable
from wabe.server.hub import Hub
from wabe.server.protocol import NewSeat, NewTable
from wabe.server.settings import Settings
from wabe.server.store.rows import going_on, load_game

MINE = NewTable("xiii", [NewSeat("me"), NewSeat("me")])


def with_hub(scene: Callable[[Hub], Awaitable[None]], store: Path, **settings: Any) -> None:
    """Play a scene at a hub without a server."""

    async def played() -> None:
        hub = Hub(Settings(store=str(store), bot_processes=0, **settings))
        try:
            await scene(hub)
        finally:
            await hub.close()

    asyncio.run(played())


async def new_tables(hub: Hub, count: int) -> list[str]:
    return [(await hub.create(MINE, "ann"))["table"] for _ in range(count)]


def test_a_table_stays_from_the_moment_somebody_asks_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub) -> None:
        (table,) = await new_tables(hub, 1)
        hub._make_room()
        assert table not in hub._live
        async with hub.held(table) as live:
            hub._make_room()
            assert hub._live[table] is live
            assert not live.dropped
        hub._make_room()
        assert live.dropped

    with_hub(scene, tmp_path / "wabe.sqlite3", keep_idle=0)


def test_a_table_comes_back_in_one_go_of_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes: list[object] = []
    to_thread = asyncio.to_thread

    async def counted(work: Callable[[], Any], *given: Any) -> Any:
        goes.append(work)
        return await to_thread(work, *given)

    async def scene(hub: Hub) -> None:
        (table,) = await new_tables(hub, 1)
        hub._make_room()
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "to_thread", counted)
            async with hub.held(table):
                assert len(goes) == 1

    with_hub(scene, tmp_path / "wabe.sqlite3", keep_idle=0)


def test_a_table_that_is_not_there_is_not_waited_for_any_more(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        for _ in range(2):
            with pytest.raises(UnknownTable):
                async with hub.held("none"):
                    pass
        assert not hub._holds

    with_hub(scene, tmp_path / "wabe.sqlite3")


def test_a_table_that_is_edited_by_hand_while_it_is_loaded_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, edited = threading.Event(), threading.Event()

    def load(connection: Any, table: str) -> Any:
        found = load_game(connection, table)
        read.set()
        edited.wait(10)
        return found

    async def scene(hub: Hub) -> None:
        (table,) = await new_tables(hub, 1)
        hub._make_room()
        monkeypatch.setattr(hubs, "load_game", load)
        before = asyncio.ensure_future(hub._get(table))
        await asyncio.to_thread(read.wait, 10)
        hub.forget(table)
        edited.set()
        assert (await before).dropped
        async with hub.held(table) as live:
            assert live is not await before
            assert not live.dropped

    with_hub(scene, tmp_path / "wabe.sqlite3", keep_idle=0)


def test_bots_wake_also_where_the_store_cannot_be_read_at_first(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        read, asked = hub.store.read, [0]

        async def fail_once(query: Callable[..., Any]) -> Any:
            asked[0] += query is going_on
            if asked == [1]:
                raise StoreFailed
            return await read(query)

        hub.store.read = fail_once  # type: ignore[method-assign]
        hub.start()
        await asyncio.wait_for(hub._routines[0], 10)
        assert asked == [2]

    with_hub(scene, tmp_path / "wabe.sqlite3")


def test_the_idle_table_that_was_used_last_leaves_last(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        first, *others = await new_tables(hub, 3)
        async with hub.held(first):
            for other in others:
                async with hub.held(other):
                    pass
        hub._make_room()
        assert list(hub._live) == [first]

    with_hub(scene, tmp_path / "wabe.sqlite3", keep_idle=1)


def test_tables_in_use_take_no_room_of_idle_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "TIDYING_SECONDS", 0.01)
    with running(tmp_path / "wabe.sqlite3", keep_idle=2) as server, Person(server.url) as ann:
        for _ in range(3):
            ann.open(ann.create(ME, ME)["table"], 0).next("snapshot")
        idle = [ann.create(ME, LINK)["table"] for _ in range(4)]
        until(lambda: len(server.hub._live) == 5)
        time.sleep(0.1)  # and then for ever
        assert len(server.hub._live) == 5
        assert set(idle[2:]) < set(server.hub._live)


def test_many_tables_come_back_a_few_at_a_time_and_turn_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, loading, most = tmp_path / "wabe.sqlite3", [0], [0]

    def load(connection: Any, table: str) -> Any:
        loading[0] += 1
        most[0] = max(most[0], loading[0])
        time.sleep(0.005)
        loading[0] -= 1
        return load_game(connection, table)

    with running(store) as server, Person(server.url) as ann:
        tables = [ann.create(ME, LINK)["table"] for _ in range(30)]
    monkeypatch.setattr(hubs, "load_game", load)
    with running(store, keep_idle=1) as server, Person(server.url) as ann:
        lines = [ann.open(table) for table in tables for _ in range(2)]
        snapshots: list[Json] = [line.next("snapshot") for line in lines]
        assert [snapshot["table"]["id"] for snapshot in snapshots] == [table for table in tables for _ in range(2)]
        assert set(server.hub._live) == set(tables)
    assert 1 <= most[0] <= hubs.LOADERS
