"""Promise 2: kill the server at any moment, again and again; no acknowledged move is lost and no game forks.

Each cycle starts the server on the same store; two people act, take back and chat as fast as they can, with a bot at
their table and a table of bots beside it, until a kill -9 at a random moment. What was acknowledged or published before
must then be in the log; the log may only have grown; and a request whose answer was lost has one and the same answer.
"""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import BOT, LINK, ME, Json, Line, Person, new_id
from tests.server.process import ServerProcess
from tools.campaigns.campaign import Campaign

REQUESTS: Final = 25  # at most so many are answered before a kill
PATIENCE: Final = 20.0
BROKEN: Final = (WebSocketException, httpx.TransportError, OSError, TimeoutError)
Row: TypeAlias = tuple[int, str, int, str, str | None]


class Player:
    """Somebody who acts as fast as possible and remembers what the server acknowledged."""

    def __init__(self, seat: int, chance: random.Random) -> None:
        self.seat = seat
        self.chance = chance
        self.cookie = ""
        self.acknowledged: dict[str, Json] = {}
        self.unanswered: list[Json] = []
        self.seen: dict[int, list[Json]] = {}  # entries of the log, by the action they belong to
        self.compared = 0

    def sit(self, url: str) -> Person:
        person = Person(url)
        person.http.cookies.set("wabe", self.cookie)
        return person

    def play(self, url: str, table: str) -> None:
        """Act until the line breaks or the game is over."""
        with suppress(*BROKEN), self.sit(url) as person, person.open(table, self.seat) as line:
            line.next("snapshot")
            self.compare(line)
            self.ask_again(line)
            while not line.look["view"]["over"]:
                if not self.step(line):
                    line.receive(0.5)
                self.note(line)

    def compare(self, line: Line) -> None:
        """The game that came back is the one that was published, but for what was taken back."""
        back: dict[int, list[Json]] = {}
        for entry in line.log.values():
            back.setdefault(entry["seq"], []).append(entry)
        assert max(self.seen, default=0) <= line.look["seq"], "something was published and is lost"
        if line.look["earlier"]:  # of the first action that is told, the beginning may be left out
            del back[min(back)]
        for seq in back.keys() & self.seen.keys():
            assert back[seq] == self.seen[seq], f"the game forked at {seq}"
            self.compared += 1

    def ask_again(self, line: Line) -> None:
        """Send what was not answered before the server died; the answer must be the one it may have given then."""
        while self.unanswered:
            answer = line.ask(**self.unanswered[0])
            assert answer["ok"] or answer["error"] in {"stale", "undo-refused", "not-your-turn", "game-over"}, answer
            self.heard(self.unanswered.pop(0), answer)

    def step(self, line: Line) -> bool:
        """One request; False if there is nothing to do."""
        luck = self.chance.random()
        if luck < 0.05:
            return self.request(line, {"type": "chat", "seat": self.seat, "text": f"{luck}"})
        if line.look["undo"]["allowed"] and luck < 0.3:
            return self.request(line, {"type": "undo", "seat": self.seat})
        if not line.look["decision"]:
            return False
        form = self.chance.choice(line.look["decision"]["actions"])["form"]
        return self.request(line, {"type": "act", "seq": line.look["seq"], "seat": self.seat, "form": form})

    def request(self, line: Line, command: Json) -> bool:
        command = {"request_id": new_id(), **command}
        self.unanswered.append(command)
        answer = line.ask(**command)
        self.heard(self.unanswered.pop(), answer)
        if answer["ok"]:
            line.until(answer["seq"])
        return True

    def heard(self, command: Json, answer: Json) -> None:
        if answer["ok"]:
            self.acknowledged[command["request_id"]] = answer

    def note(self, line: Line) -> None:
        if line.look["type"] == "update":
            self.seen[line.look["seq"]] = line.look["events"]


class Kills(Campaign):
    """Many lives of one server."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.store = folder / "wabe.sqlite3"
        self.failures: list[str] = []
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.logs: dict[str, list[Row]] = {}

    def cycle(self) -> None:
        """One life: start, play, kill, look."""
        with ServerProcess(self.store) as server:
            if not self.tables:
                self.set_up(server.url)
            threads = [
                threading.Thread(target=guarded(self.failures, player.play), args=(server.url, self.tables[0]))
                for player in self.players
            ]
            threads.append(threading.Thread(target=watch, args=(server.url, self.tables[1])))
            for thread in threads:
                thread.start()
            self.wait_for_a_moment(threads)
            server.kill()
            for thread in threads:
                thread.join()
        self.tried["kills"] += 1
        for player in self.players:
            self.tried["positions compared"] += player.compared
            player.compared = 0
        failures, self.failures = self.failures, []
        assert not failures, failures
        self.look_at_the_log()

    def wait_for_a_moment(self, threads: list[threading.Thread]) -> None:
        """Let some requests be answered, none perhaps, and then a few milliseconds pass."""
        enough = self.answered() + self.chance.randrange(REQUESTS)
        end = time.monotonic() + PATIENCE
        while self.answered() < enough and time.monotonic() < end and any(thread.is_alive() for thread in threads):
            time.sleep(0.002)
        time.sleep(self.chance.uniform(0, 0.03))

    def answered(self) -> int:
        """How many requests have been acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    def set_up(self, url: str) -> None:
        """A table for two people and a bot, and one for bots alone."""
        self.players = [Player(seat, random.Random(self.chance.random())) for seat in (0, 1)]
        with Person(url) as ann, Person(url) as bob:
            made = ann.create(ME, LINK, BOT)
            bob.claim(made["links"]["1"])
            self.tables = [made["table"], ann.create(BOT, BOT)["table"]]
            for player, person in zip(self.players, (ann, bob), strict=True):
                player.cookie = person.http.cookies["wabe"]
        self.logs = {table: [] for table in self.tables}

    def look_at_the_log(self) -> None:
        """Nothing acknowledged or published is missing, and what was there has not changed."""
        for table, before in self.logs.items():
            log = read_log(self.store, table)
            assert log[: len(before)] == before, "the log was changed"
            assert [row[0] for row in log] == list(range(1, len(log) + 1)), "the log has a gap"
            self.tried["moves"] += len(log) - len(before)
            self.logs[table] = log
        self.check_acknowledged(self.tables[0])
        if is_over(self.store, self.tables[0]):
            self.tried["games finished"] += 1
            self.tables = []

    def check_acknowledged(self, table: str) -> None:
        kept = {row[4]: row[0] for row in self.logs[table] if row[4] is not None}
        assert len(kept) == len([row for row in self.logs[table] if row[4] is not None]), "a request was done twice"
        answers = read_answers(self.store, table)
        for player in self.players:
            for request_id, answer in player.acknowledged.items():
                assert request_id in answers, f"{request_id} was acknowledged and is lost"
                assert answers[request_id]["seq"] == answer["seq"], f"{request_id} has another answer now"
                assert kept.get(request_id, answer["seq"]) == answer["seq"]


def guarded(failures: list[str], run: Callable[..., None]) -> Callable[..., None]:
    """The run of a thread, whose assertions are not lost with it."""

    def guard(*args: Any) -> None:
        try:
            run(*args)
        except AssertionError as error:
            failures.append(str(error))

    return guard


def watch(url: str, table: str) -> None:
    """Keep a table of bots going."""
    with suppress(*BROKEN), Person(url) as person, person.open(table) as line:
        while not line.look.get("view", {}).get("over"):
            line.receive()


def query(store: Path, sql: str, table: str) -> list[tuple[Any, ...]]:
    """The rows that a query finds about a table."""
    with closing(sqlite3.connect(store)) as connection:
        return connection.execute(sql, (table,)).fetchall()


def read_log(store: Path, table: str) -> list[Row]:
    """The log of a table as it is kept."""
    return query(store, "SELECT seq, kind, seat, form, request_id FROM events WHERE table_id = ? ORDER BY seq", table)


def read_answers(store: Path, table: str) -> dict[str, Json]:
    """The answers that are kept, by request."""
    found = query(store, "SELECT request_id, answer FROM requests WHERE table_id = ?", table)
    return {request_id: json.loads(answer) for request_id, answer in found}


def is_over(store: Path, table: str) -> bool:
    """Whether the game is over as far as the store knows."""
    return bool(query(store, "SELECT over FROM tables WHERE id = ?", table)[0][0])
