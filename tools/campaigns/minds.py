"""A bot's process is killed while it thinks, again and again: the bots play on, and people wait for none of it."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.client import ME, Line, Person
from tests.server.process import ServerProcess
from tools.campaigns.campaign import Campaign

THINKER: Final = {"kind": "bot", "level": "search"}
PATIENCE: Final = 60.0
PAUSE: Final = 0.3


class KilledMinds(Campaign):
    """Two processes of bots, one of which is killed in each cycle; a person with a bot, and a table of bots."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.server = ServerProcess(folder / "wabe.sqlite3", bot_processes=2, bot_budget=0.2)
        self.person = Person(self.server.url)
        self.begin()

    def begin(self) -> None:
        """New tables."""
        self.line = self.person.open(self.person.create(ME, THINKER)["table"], 0)
        self.watched = self.person.open(self.person.create(THINKER, THINKER)["table"])

    def cycle(self) -> None:
        """Kill one, and see everybody play on."""
        before = self.watched.look.get("seq", 0)
        self.move()
        time.sleep(self.chance.uniform(0, PAUSE))
        for mind in self.chance.sample(children(self.server.process.pid), 1):
            with suppress(ProcessLookupError):
                os.kill(mind, signal.SIGKILL)
                self.tried["minds killed"] += 1
        self.move()
        end = time.monotonic() + PATIENCE
        while self.watched.look.get("seq", 0) <= before and not over(self.watched):
            assert time.monotonic() < end, "the bots have stopped"
            self.watched.rest(PAUSE)
        self.tried["moves of bots"] += self.watched.look["seq"] - before
        if over(self.line) or over(self.watched):
            self.begin()

    def move(self) -> None:
        """A person acts once, if anything is left to do."""
        while not over(self.line) and not self.line.look.get("decision"):
            self.line.receive(PATIENCE)
        if not over(self.line):
            self.line.act(self.chance.randrange(100))
            self.tried["moves of people"] += 1

    def close(self) -> None:
        """End the server."""
        self.person.__exit__()
        self.server.kill()


def over(line: Line) -> bool:
    """Whether a game has ended."""
    return bool(line.look) and bool(line.look["view"]["over"])


def children(process: int) -> list[int]:
    """The processes that a process has started to think in."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    spawned = [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    assert spawned, "no process thinks"
    return spawned
