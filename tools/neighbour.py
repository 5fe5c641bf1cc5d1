"""How long an innocent player waits beside the worst neighbour that the limits allow.

    python -m tools.neighbour --seconds 20

One address does all it may at once: replays of finished games of the War, looks, joins, lobbies, texts, tables of
searching bots. Another one plays: its actions are timed, first alone, then beside that, next to how long the machine
takes to do a fixed piece of work in the same while.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import ServerProcess
from tools.restart import USUAL, under_way
from wabe.cli.load.figures import in_milliseconds, percentiles
from wabe.server.limits import Limits
from wabe.server.seats import hash_of, new_token
from wabe.server.store import Store

Json: TypeAlias = dict[str, Any]
NEIGHBOUR, INNOCENT = "127.0.0.2", "127.0.0.3"  # Linux lets a machine be all of these
FINISHED = 30
ONLOOKERS = 60
BOT_TABLES = 30
PACE = 0.25  # seconds between two actions of the innocent player


@dataclass
class Report:
    """What came of it."""

    waits: dict[str, list[float]] = field(default_factory=dict)
    machine: dict[str, list[float]] = field(default_factory=dict)
    answers: Counter[str] = field(default_factory=Counter)

    def line(self, when: str) -> str:
        """How long was waited, and how long the machine takes for the same work."""
        fixed = f"a fixed piece of work {percentiles(self.machine[when])['p50']:.1f} ms"
        return f"{when}: {in_milliseconds(self.waits[when])} of {len(self.waits[when])}; {fixed}"


async def fill(address: str, browser: str) -> list[str]:
    """A store with finished games of the War; their tables."""
    game = under_way("wonderlands_war", 10_000, 4, browser, 1)
    store = Store(address)
    tables = [f"finished{number}" for number in range(FINISHED)]
    for table in tables:
        await store.write(partial(game.put, table_id=table))
    store.close()
    return tables


def client(url: str, address: str) -> httpx.AsyncClient:
    """A browser at an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=90))
    return httpx.AsyncClient(base_url=f"{url}/api", transport=transport, timeout=60)


async def repeated(report: Report, name: str, ask: Callable[..., Awaitable[str]], *args: object) -> None:
    """Ask for ever, a little later when it was too much."""
    while True:
        try:
            answer = await ask(*args)
        except (httpx.HTTPError, OSError) as error:
            answer = type(error).__name__
        report.answers[f"{name} {answer}"] += 1
        await asyncio.sleep(0 if answer == "200" else 0.05)


async def got(http: httpx.AsyncClient, path: str) -> str:
    """What a request is answered with."""
    return str((await http.get(path)).status_code)


def socket_to(url: str, table: str, address: str, cookie: str = "", query: str = "") -> Any:
    """A line to a table from an address."""
    headers = {"cookie": f"wabe={cookie}"} if cookie else {}
    live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
    return connect(live, additional_headers=headers, local_addr=(address, 0), compression=None, max_queue=None)


async def joined(url: str, table: str) -> str:
    """Join a table and leave."""
    async with socket_to(url, table, NEIGHBOUR) as socket:
        return str(json.loads(await socket.recv())["type"] == "snapshot" and 200)


async def onlooker(url: str, table: str, report: Report) -> None:
    """Look again and again."""
    with suppress(Exception):
        async with socket_to(url, table, NEIGHBOUR) as socket:
            await socket.recv()
            while True:
                await socket.send(json.dumps({"type": "look", "seat": None}))
                answer = json.loads(await socket.recv())
                report.answers[f"look {answer.get('error', 200)}"] += 1
                await asyncio.sleep(0.05 if "error" in answer else 0)


async def attack(url: str, finished: list[str], report: Report) -> None:
    """All that one address may do, at once, until it is cancelled."""
    async with client(url, NEIGHBOUR) as http, asyncio.TaskGroup() as group:
        bots = {"game": "war", "seats": [{"kind": "bot", "level": "search", "name": ""}] * 4}
        for _ in range(BOT_TABLES):
            await http.post("/tables", json=bots)
        for number, table in enumerate(finished):
            seats = "" if number % 2 else "?seat=1"
            group.create_task(repeated(report, "replay", got, http, f"/tables/{table}/replay{seats}"))
        for path in ("/tables", "/texts", "/games/war/content", f"/tables/{finished[0]}/log"):
            group.create_task(repeated(report, path, got, http, path))
        for number in range(ONLOOKERS):
            group.create_task(onlooker(url, finished[number % 3], report))
        for _ in range(8):
            group.create_task(repeated(report, "join", joined, url, finished[3]))


async def play(url: str, report: Report, when: str, seconds: float) -> None:
    """Take random actions for all seats of a table, one at least, and time each."""
    rng = random.Random(5)
    async with client(url, INNOCENT) as http:
        end = time.monotonic() + seconds

        def goes_on() -> bool:
            return time.monotonic() < end or not report.waits[when]

        while goes_on():
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
            table = (await http.post("/tables", json={"game": "war", "seats": seats})).json()["table"]
            async with socket_to(url, table, INNOCENT, http.cookies["wabe"], "?seat=0") as socket:
                await one_game(socket, report, when, goes_on, rng)


async def one_game(
    socket: ClientConnection, report: Report, when: str, goes_on: Callable[[], bool], rng: random.Random
) -> None:
    """One table, until it is over or nobody goes on."""
    seat, look = 0, json.loads(await socket.recv())
    while goes_on() and not look["view"]["over"]:
        if look["decision"] is None:
            seat = look["view"]["waiting"][0]
            await socket.send(json.dumps({"type": "look", "seat": seat}))
            look = await position(socket)
            continue
        form = rng.choice(look["decision"]["actions"])["form"]
        command = {"type": "act", "request_id": new_token(), "seq": look["seq"], "seat": seat, "form": form}
        begun = time.perf_counter()
        await socket.send(json.dumps(command))
        look = await position(socket)
        report.waits[when].append(time.perf_counter() - begun)
        report.machine[when].append(calibrated())
        await asyncio.sleep(PACE)


async def position(socket: ClientConnection) -> Json:
    """The next position."""
    while True:
        frame: Json = json.loads(await socket.recv())
        assert frame.get("ok") is not False, frame
        if frame["type"] in {"snapshot", "update"}:
            return frame


def calibrated() -> float:
    """Seconds for a fixed piece of work."""
    begun = time.perf_counter()
    sum(number * number for number in range(20_000))
    return time.perf_counter() - begun


async def campaign(url: str, finished: list[str], seconds: float) -> Report:
    """The innocent player alone, then beside the neighbour."""
    report = Report()
    for when in ("alone", "beside"):
        report.waits[when], report.machine[when] = [], []
    await play(url, report, "alone", seconds / 4)
    neighbour = asyncio.create_task(attack(url, finished, report))
    await asyncio.sleep(1)
    await play(url, report, "beside", seconds)
    neighbour.cancel()
    with suppress(BaseExceptionGroup, asyncio.CancelledError):
        await neighbour
    return report


def measure(seconds: float) -> Report:
    """One run, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "wabe.sqlite3")
        finished = asyncio.run(fill(store, hash_of(new_token())))
        with ServerProcess(store, limits=Limits(), **USUAL) as server:
            return asyncio.run(campaign(server.url, finished, seconds))


def main() -> None:
    """As said above."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    report = measure(parser.parse_args().seconds)
    print(report.line("alone"))
    print(report.line("beside"))
    print(", ".join(f"{name}: {count}" for name, count in sorted(report.answers.items())))


if __name__ == "__main__":
    main()
