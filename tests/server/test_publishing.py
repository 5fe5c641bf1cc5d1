"""What everybody at a table is told of the table itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.client import Json
from tests.server.test_live import at_table, first_move
from wabe.server import publishing
from wabe.server.hub import Hub
from wabe.server.live import Live
from wabe.server.protocol import HandBack, Rename, TakeOver
from wabe.server.subscriber import Subscriber


async def joined(live: Live, *watchers: tuple[str, int | None]) -> list[Subscriber]:
    subscribers = [Subscriber(browser, seat) for browser, seat in watchers]
    for subscriber in subscribers:
        await live.join(subscriber, None)
        subscriber._frames.clear()
    return subscribers


def last_told(subscriber: Subscriber) -> Json:
    table: Json = msgspec.json.decode(subscriber._frames[-1])["table"]
    return table


def test_everybody_is_told_the_table_as_it_is_now_and_as_they_may_know_it(tmp_path: Path) -> None:
    async def scene(_hub: Hub, live: Live) -> None:
        people = await joined(live, ("ann", 0), ("ann", 1), ("eve", None))

        async def after(change: Callable[[], Awaitable[object]]) -> None:
            await change()
            for person in people:
                assert last_told(person) == live.table_for(person.browser)

        async def come_and_go() -> None:
            (late,) = await joined(live, ("bob", None))
            live.leave(late)
            live.publish_presence()

        await after(lambda: live.submit("ann", first_move(live)))
        await after(lambda: live.submit("ann", Rename("r2", 1, "Zoë")))
        await after(lambda: live.submit("ann", TakeOver("r3", 1, "random")))
        await after(lambda: live.submit("ann", HandBack("r4", 1)))
        await after(come_and_go)
        live.leave(people.pop(0))
        live.leave(people.pop(0))
        assert [seat["connected"] for seat in last_told(people[0])["seats"]] == [False, False]

    at_table(scene, tmp_path)


def test_a_table_that_has_not_changed_is_not_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(_hub: Hub, live: Live) -> None:
        await joined(live, ("ann", 0), ("eve", None), ("bob", None))
        live.publish_presence()
        monkeypatch.setattr(publishing, "known_to", lambda *_: pytest.fail("it is the same as before"))
        live.publish(live.play.now)
        live.publish_presence()

    at_table(scene, tmp_path)
