"""Dead push services hold up nobody but themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

import wabe
from tests.server.calls.browser import Browser
from wabe.server.calls import caller, manners, post
from wabe.server.calls.caller import Caller
from wabe.server.calls.manners import DEAD, HANDS, OF_ONE, OF_STRANGERS, Failures, Hosts
from wabe.server.calls.news import News
from wabe.server.calls.post import Answer
from wabe.server.metrics import Metrics
from wabe.server.settings import Settings
from wabe.server.store.subscriptions import Subscription, load_call_key, unsubscribe

LIVE: Final = "127.0.0.1:9000"


@pytest.fixture
def hosts() -> Hosts:
    return Hosts()


def test_strangers_get_a_hand_each_and_half_of_them_together(hosts: Hosts) -> None:
    for number in range(OF_STRANGERS):
        assert hosts.has_room(f"{number}")
        hosts.begin(f"{number}")
        assert not hosts.has_room(f"{number}")
    assert not hosts.has_room("another")
    hosts.end("0")
    assert hosts.has_room("another")


def test_who_has_answered_gets_more_whatever_strangers_do(hosts: Hosts) -> None:
    for number in range(OF_STRANGERS):
        hosts.begin(f"{number}")
    hosts.answered("known")
    for _ in range(OF_ONE):
        assert hosts.has_room("known")
        hosts.begin("known")
    assert not hosts.has_room("known")
    assert OF_ONE < HANDS


def test_who_does_not_answer_is_left_alone_longer_each_time_and_is_a_stranger_again(hosts: Hosts) -> None:
    hosts.answered("x")
    assert hosts.threads("x") is not hosts.threads("strange")
    pauses = []
    for _ in range(12):
        hosts.failed("x", 5.0)
        pauses.append(round(hosts.pause("x")))
    assert pauses[:4] == [5, 10, 20, 40]
    assert pauses[-1] == manners.LONGEST_PAUSE
    assert hosts.threads("x") is hosts.threads("strange")
    hosts.answered("x")
    assert hosts.pause("x") == 0


def test_so_many_hosts_are_remembered_and_none_that_is_being_asked_is_forgotten(
    hosts: Hosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manners, "REMEMBERED", 3)
    hosts.begin("busy")
    for number in range(9):
        hosts.begin(f"{number}")
        hosts.end(f"{number}")
    assert len(hosts._hosts) <= 4
    assert not hosts.has_room("busy")


def test_a_subscription_is_dead_after_several_calls_in_a_row_that_came_to_nothing() -> None:
    failures = Failures()
    counted = [failures.count("a") for _ in range(DEAD - 1)]
    failures.forget("a")
    counted += [failures.count("a") for _ in range(DEAD)]
    assert counted == [False] * (DEAD - 1) + [False] * (DEAD - 1) + [True]


class Store:
    """One subscription for each browser."""

    def __init__(self) -> None:
        self.endpoints: dict[str, str] = {}

    async def read(self, work: Any) -> Any:
        if work is load_call_key:
            return "1f"
        browser = work.keywords["browser"]
        keys = Browser()
        endpoint = self.endpoints.get(browser)
        return [Subscription(browser, endpoint, keys.public, keys.secret, "en", ["turn"])] if endpoint else []

    async def write(self, work: Any) -> None:
        assert work.func is unsubscribe
        self.endpoints = {who: url for who, url in self.endpoints.items() if url != work.keywords["endpoint"]}


class Party:
    """A caller whose posts a test answers; `posted`: to whom."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], Awaitable[Answer]]) -> None:
        self.store, self.posted, self.answer = Store(), [], answer  # type: ignore[var-annotated]
        self.metrics = Metrics()
        self.caller = Caller(self.store, Settings(calls_anywhere=True), self.metrics)  # type: ignore[arg-type]
        monkeypatch.setattr(post, "post", self._post)

    async def _post(self, endpoint: Any, *_: Any) -> Answer:
        self.posted.append(endpoint.authority)
        return await self.answer(endpoint.authority)

    def call(self, browser: str, host: str) -> None:
        self.store.endpoints[browser] = f"http://{host}/{browser}"
        self.caller.call([browser], News("turn", "table", wabe.load("xiii"), ("Ann", "Bea"), browser))

    def count(self, outcome: str) -> float:
        return self.metrics.registry.get_sample_value("wabe_calls_total", {"outcome": outcome}) or 0

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not condition():
                await asyncio.sleep(0.005)

    async def run(self, play: Callable[[], Awaitable[None]]) -> None:
        running = asyncio.create_task(self.caller.run())
        try:
            await play()
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


def test_so_many_browsers_with_dead_endpoints_as_there_are_hands_hold_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer(host: str) -> Answer:
        if host != LIVE:
            await asyncio.sleep(3600)
        return Answer(201)

    async def play() -> None:
        for number in range(2 * HANDS):
            party.call(f"dead{number}", f"127.0.0.1:{9001 + number}")
        await party.until(lambda: len(party.posted) >= OF_STRANGERS)
        party.call("first", LIVE)  # nobody knows this host yet, but for a hand that strangers leave
        await asyncio.sleep(0.05)
        assert len(party.posted) == OF_STRANGERS
        party.caller._hosts.answered(LIVE)
        for number in range(HANDS):
            party.call(f"live{number}", LIVE)
        await party.until(lambda: party.count("sent") >= HANDS)

    party = Party(monkeypatch, answer)
    asyncio.run(party.run(play))


def test_a_host_that_does_not_answer_is_asked_once_for_all_who_are_called_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer(host: str) -> Answer:
        raise OSError(host)

    async def play() -> None:
        party.call("a", LIVE)
        await party.until(lambda: len(party.posted) == 1)
        for browser in ("b", "c", "d"):
            party.call(browser, LIVE)
        await asyncio.sleep(0.05)
        assert party.posted == [LIVE]

    party = Party(monkeypatch, answer)
    asyncio.run(party.run(play))


@pytest.mark.parametrize("others_answer", [True, False])
def test_a_dead_subscription_is_dropped_unless_it_may_be_this_server_that_reaches_nobody(
    others_answer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "WAIT_SECONDS", 0.001)

    async def answer(host: str) -> Answer:
        raise OSError(host)

    async def play() -> None:
        if others_answer:
            party.caller._hosts.answered("another")
        for calls in range(DEAD):
            party.call("a", LIVE)
            await party.until(lambda calls=calls: party.count("failed") == calls + 1)  # type: ignore[misc]
        if others_answer:
            await party.until(lambda: party.count("gone") == 1)
        assert party.store.endpoints == ({} if others_answer else {"a": f"http://{LIVE}/a"})

    party = Party(monkeypatch, answer)
    asyncio.run(party.run(play))
