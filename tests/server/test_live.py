"""A live table: what is not committed is shown to nobody, and whatever fails leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Json, Person
from tests.server.conftest import Running
from tests.server.test_holding import new_tables, with_hub
from tests.server.test_table import hot_seat
from wabe.kernel.state import State
from wabe.server.errors import NotYourSeat, StoreFailed
from wabe.server.hub import Hub
from wabe.server.live import Live
from wabe.server.protocol import Act, Hint
from wabe.server.requests import PASSING, Requests
from wabe.server.store import Store
from wabe.server.store.tending import delete_tables
from wabe.server.subscriber import Subscriber

Scene = Callable[[Hub, Live], Awaitable[None]]


def at_table(scene: Scene, folder: Path) -> None:
    """Play a scene at a table of which Ann has both seats."""

    async def played(hub: Hub) -> None:
        (table,) = await new_tables(hub, 1)
        async with hub.held(table) as live:
            await scene(hub, live)

    with_hub(played, folder / "wabe.sqlite3")


def first_move(live: Live) -> Act:
    """What the seat may do that has to begin."""
    state = live.play.now.state
    seat = state.waiting[0]
    return Act("r1", live.play.seq, seat, state.form(state.legal_actions(seat)[0], seat))


@asynccontextmanager
async def lost(live: Live, move: Act) -> Any:
    """While a move waits to be kept, which fails in the end."""
    hub, asked, fails = live.hub, asyncio.Event(), asyncio.Event()
    write = hub.store.write

    async def fail(*_: object) -> None:
        asked.set()
        await fails.wait()
        raise StoreFailed

    hub.store.write = fail  # type: ignore[method-assign,assignment]
    answer = asyncio.ensure_future(live.submit("ann", move))
    await asked.wait()
    try:
        yield answer
    finally:
        fails.set()
        assert (await answer)["error"] == "store-failed"
        hub.store.write = write  # type: ignore[method-assign]


async def begun(*asked: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Requests that have come as far as they can."""
    tasks = [asyncio.ensure_future(each) for each in asked]
    for _ in range(10):
        await asyncio.sleep(0)
    return tasks


def test_a_move_that_was_not_kept_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, live: Live) -> None:
        thought: list[State] = []

        async def advise(state: State, _seat: int, _odds: bool) -> list[Json]:
            thought.append(state)
            return []

        monkeypatch.setattr(hub.thinkers, "advise", advise)
        move, before = first_move(live), live.table_for("")
        eve = Subscriber("eve", None)
        async with lost(live, move):
            assert live.play.seq == 1
            assert live.table_for("") == before
            tasks = await begun(
                live.glance("ann", 0),
                live.look(eve, None),
                live.submit("ann", Hint("r2", move.seat)),
            )
        for task in tasks[:2]:
            with pytest.raises(StoreFailed):
                await task
        assert (await tasks[2])["error"] == "store-failed"
        assert not thought
        assert not eve._frames

    at_table(scene, tmp_path)


def test_whoever_cannot_be_let_in_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_live: Live) -> None:
        raise StoreFailed

    async def scene(_hub: Hub, live: Live) -> None:
        monkeypatch.setattr("wabe.server.ways.stay", fail)
        with pytest.raises(StoreFailed):
            await live.join(Subscriber("ann", 0), None)
        assert not live.subscribers
        assert live.is_idle

    at_table(scene, tmp_path)


def test_a_change_that_fails_leaves_no_table_behind(tmp_path: Path) -> None:
    async def scene(_hub: Hub, live: Live) -> None:
        move = first_move(live)

        async def fail() -> None:
            live.play.act(move.seat, move.form)
            raise KeyError("the Cheshire Cat")

        with pytest.raises(KeyError):
            await live.locked(fail)
        assert live.dropped

    at_table(scene, tmp_path)


def test_a_refusal_drops_no_table(tmp_path: Path) -> None:
    async def scene(_hub: Hub, live: Live) -> None:
        async def refuse() -> None:
            live.held("eve", 0)

        with pytest.raises(NotYourSeat):
            await live.locked(refuse)
        assert not live.dropped

    at_table(scene, tmp_path)


def test_a_table_that_was_changed_by_hand_is_dropped_when_that_shows(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: Live) -> None:
        await hub.store.write(partial(delete_tables, ids=[live.table.id]))
        assert (await live.submit("ann", first_move(live)))["error"] == "store-failed"
        assert live.dropped

    at_table(scene, tmp_path)


def test_what_can_be_had_again_is_not_remembered_for_ever() -> None:
    async def ask(requests: Requests) -> None:
        async def tell() -> Json:
            return {"ok": True, "seq": 1, "table": "again"}

        for number in range(PASSING + 5):
            assert (await requests.once(f"r{number}", "ann", tell))["table"] == "again"

    requests = Requests([])
    asyncio.run(ask(requests))
    assert len(requests._answers) == PASSING


def test_a_server_whose_store_fails_at_the_end_lets_go_of_it_all_the_same(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: Live) -> None:
        assert (await live.submit("ann", first_move(live)))["ok"]

        async def fail(*_: object) -> None:
            raise StoreFailed

        hub.store.write = fail  # type: ignore[method-assign,assignment]

    at_table(scene, tmp_path)
    Store(str(tmp_path / "wabe.sqlite3")).close()


def test_a_fault_of_the_code_behind_a_socket_is_logged(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> Json:
        raise KeyError("the Cheshire Cat")

    _table, lines = hot_seat(ann)
    monkeypatch.setattr(Live, "submit", fail)
    lines[0].send(type="hint", seat=0)
    lines[0].closed()
    assert "Cheshire" in caplog.text
