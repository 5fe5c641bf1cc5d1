"""Frames are dropped, doubled, delayed, reordered, halved and frozen; every client ends in the right state.

In each cycle three people and an onlooker play a table behind a proxy that spoils frames both ways, undo and chat. Then
the line is good again, and each must have the position, the log and the chat of somebody who joins just now; whatever
was acknowledged is in the store, once.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

from tests.server.client import LINK, ME, Json, Person
from tests.server.process import ServerProcess
from tools.campaigns.campaign import Campaign
from tools.campaigns.follower import Follower
from tools.campaigns.kills import read_answers, read_log
from tools.campaigns.proxy import Proxy

GAMES: Final = ("xiii", "heroes", "war")
SECONDS: Final = 3.0
PATIENCE: Final = 30.0
COMPARED: Final = ("seq", "view", "decision", "odds", "undo", "score_sheet")


class Faults(Campaign):
    """A server, and a bad line to it."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.store = folder / "wabe.sqlite3"
        self.server = ServerProcess(self.store)

    def cycle(self) -> None:
        """A table on a bad line."""
        people = [Person(self.server.url) for _ in range(3)]
        try:
            game = GAMES[self.tried["cycles"] % len(GAMES)]
            made = people[0].create(ME, LINK, LINK, game=game)
            for seat in (1, 2):
                people[seat].claim(made["links"][str(seat)])
            asyncio.run(self.play(people, str(made["table"])))
        finally:
            for person in people:
                person.__exit__()

    async def play(self, people: list[Person], table: str) -> None:
        """Let all of them play behind the proxy, and compare what they have in the end."""
        async with Proxy(self.server.url, self.chance, self.tried) as proxy:
            cookies = [person.http.cookies["wabe"] for person in people]
            seats: list[tuple[int | None, str]] = [*enumerate(cookies), (None, "")]
            followers = [Follower(proxy.url, table, seat, cookie, self.chance) for seat, cookie in seats]
            tasks = [asyncio.ensure_future(follower.follow()) for follower in followers]
            try:
                await asyncio.sleep(SECONDS)
                for follower in followers:
                    follower.acts = False
                proxy.mend()
                await self.settle(followers)
                for follower in followers:
                    self.compare(follower, people[follower.seat or 0], table)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        self.look_at_the_store(followers, table)

    async def settle(self, followers: list[Follower]) -> None:
        """Wait until nobody has anything under way and all know the same."""
        end = time.monotonic() + PATIENCE
        while not all(each.is_settled for each in followers) or len({each.seq for each in followers}) > 1:
            assert time.monotonic() < end, f"they know different things: {[each.seq for each in followers]}"
            await asyncio.sleep(0.05)

    def compare(self, follower: Follower, person: Person, table: str) -> None:
        """What it has is what somebody gets who joins now."""
        with person.open(table, follower.seat) as line:
            there = line.next("snapshot")
            line.rest(0.3)
            said = {frame["id"]: frame for frame in line.frames if frame["type"] == "chat"}
        who = "the onlooker" if follower.seat is None else f"seat {follower.seat}"
        for part in COMPARED:
            self.expect(follower.look[part] == there[part], f"{who} has another {part} at {table}")
        log: dict[int, Json] = {entry["index"]: entry for entry in there["log"]}
        self.expect(follower.log == log, f"{who} has another log at {table}")
        self.expect(said.items() >= follower.chat.items(), f"{who} has heard what was not said at {table}")
        self.tried["states compared"] += 1

    def look_at_the_store(self, followers: list[Follower], table: str) -> None:
        """What was acknowledged is kept, and nothing twice."""
        answers = read_answers(self.store, table)
        for follower in followers:
            for request_id, seq in follower.acknowledged.items():
                kept = answers.get(request_id, {}).get("seq")
                self.expect(kept == seq, f"{request_id} was acknowledged as {seq} and is kept as {kept}")
            self.tried["acknowledged"] += len(follower.acknowledged)
        asked = [row[4] for row in read_log(self.store, table) if row[4] is not None]
        self.expect(len(asked) == len(set(asked)), f"a request was carried out twice at {table}")

    def close(self) -> None:
        """End the server."""
        self.server.kill()
