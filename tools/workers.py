"""Several workers on one PostgreSQL store: kill one again and again, restart the database, and look whether all holds.

    python -m tools.workers --cycles 100 --seed 1

Three people play one table, each at another worker, and go to the next one when theirs ends; at every worker somebody
looks on. In each cycle one worker is killed (kill -9) and started again; every tenth time the database is restarted,
now well, now as in a crash. Meanwhile people race for the seats of new tables. Then all is quiet for a moment, and what
was acknowledged (actions, claims, lines of chat) must be in the store, once; the log may only have grown; and whoever
looks on, wherever, must have seen every event of it as it is. At last it is measured how soon an action at one worker
is on the sockets of another.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from tests.server.client import BOT, LINK, ME, Json, Line, Person, new_id
from tests.server.process import ServerProcess
from tools.campaigns.kills import BROKEN, Player, Row, guarded
from tools.postgres import Cluster, cluster
from wabe.cli.load.figures import in_milliseconds
from wabe.server.seats import hash_of

WORKERS: Final = 3
PATIENCE: Final = 60.0
DATABASE_EVERY: Final = 10
OUTAGE: Final = 600  # times that somebody comes back to a worker that does not hear of the others
PASSING: Final = {"store-failed"}  # to be asked again
REFUSED: Final = {"stale", "undo-refused", "not-your-turn", "game-over", *PASSING}


class Member(Player):
    """Somebody who plays at whatever worker there is, the next one when that ends, until told to stop."""

    def __init__(self, seat: int, chance: random.Random) -> None:
        super().__init__(seat, chance)
        self.said: list[str] = []
        self.behind = 0  # how often in a row

    def run(self, urls: list[str], table: str, stop: threading.Event) -> None:
        place = self.seat
        while not stop.is_set():
            with suppress(*BROKEN), self.sit(urls[place % len(urls)]) as person, person.open(table, self.seat) as line:
                line.next("snapshot")
                if self.is_behind(line):
                    time.sleep(0.05)
                    continue
                self.compare(line)
                self.ask_again(line)
                while not stop.is_set() and not line.look["view"]["over"]:
                    if not self.step(line):
                        with suppress(TimeoutError):
                            line.receive(0.2)
                    self.note(line)
                return
            place += 1
            time.sleep(0.05)

    def is_behind(self, line: Line) -> bool:
        """Whether less is shown than has been seen: a worker shows what it knows while the database is away."""
        behind = line.look["seq"] < max(self.seen, default=0)
        self.behind = self.behind + 1 if behind else 0
        return behind and self.behind < OUTAGE

    def ask_again(self, line: Line) -> None:
        while self.unanswered:
            answer = line.ask(**self.unanswered[0])
            if answer.get("error") in PASSING:
                raise TimeoutError
            assert answer["ok"] or answer["error"] in REFUSED, answer
            self.heard(self.unanswered.pop(0), answer)

    def request(self, line: Line, command: Json) -> bool:
        command = {"request_id": new_id(), **command}
        self.unanswered.append(command)
        answer = line.ask(**command)
        if answer.get("error") in PASSING:  # it may have been kept after all
            raise TimeoutError
        self.heard(self.unanswered.pop(), answer)
        if answer["ok"]:
            line.until(answer["seq"])
        return True

    def heard(self, command: Json, answer: Json) -> None:
        super().heard(command, answer)
        if answer["ok"] and command["type"] == "chat":
            self.said.append(command["text"])


class Watcher:
    """Somebody who looks on at one worker, and comes back to it."""

    def __init__(self) -> None:
        self.seen: dict[int, list[Json]] = {}
        self.seq = 0
        self.chat: set[str] = set()

    def run(self, url: str, table: str, enough: Callable[[Watcher], bool]) -> None:
        while not enough(self):
            with suppress(*BROKEN), Person(url) as person, person.open(table, after=self.seq) as line:
                while not enough(self):
                    with suppress(TimeoutError):
                        self.take(line.receive(0.1))
            time.sleep(0.02)

    def take(self, frame: Json) -> None:
        if frame["type"] == "chat":
            self.chat.add(frame["text"])
        if frame["type"] not in {"snapshot", "update"} or frame["seq"] < self.seq:
            return
        self.seq = frame["seq"]
        if frame["type"] == "snapshot":
            self.seen = {}
        entries = frame.get("log", []) + frame.get("events", [])
        for seq in {entry["seq"] for entry in entries}:
            self.seen[seq] = [entry for entry in entries if entry["seq"] == seq]
        if frame.get("earlier"):  # of the first action that is told, the beginning may be left out
            del self.seen[min(self.seen)]


class Workers:
    """The processes, each at an address that stays its own."""

    def __init__(self, folder: Path, address: str, **settings: Any) -> None:
        self._folder, self._address, self._settings = folder, address, settings
        self._ports = [free_port() for _ in range(WORKERS)]
        self.urls = [f"http://127.0.0.1:{port}" for port in self._ports]
        with ThreadPoolExecutor(WORKERS) as pool:
            self._processes = list(pool.map(self._started, range(WORKERS)))

    def kill(self, number: int) -> None:
        """End it with kill -9."""
        self._processes[number].kill()

    def start_again(self, number: int) -> None:
        self._processes[number] = self._started(number)

    def ended(self) -> list[int]:
        """Those that have ended by themselves."""
        return [number for number, each in enumerate(self._processes) if each.process.poll() is not None]

    def end(self) -> None:
        with ExitStack() as ends:  # each, also when one of them had crashed
            for process in self._processes:
                ends.callback(process.kill)

    def _started(self, number: int) -> ServerProcess:
        said = self._folder / f"worker-{number}.errors"
        return ServerProcess(self._address, said, port=self._ports[number], **self._settings)


class Campaign:
    """Many ends of workers that share one store.

    Args:
        folder: for what the workers write.
        database: where they have their store.
        seed: of all chance.
        seconds: between two kills, at most.
        database_every: how many kills there are for one restart of the database.
    """

    def __init__(
        self, folder: Path, database: Cluster, seed: int, seconds: float, database_every: int = DATABASE_EVERY
    ) -> None:
        self._database_every = database_every
        self.chance = random.Random(seed)
        self.seconds = seconds
        self.database = database
        self.address = database.create(f"campaign{seed}")
        self.workers = Workers(folder, self.address)
        self.failures: list[str] = []
        self.table = ""
        self.log: list[Row] = []
        self.members: list[Member] = []
        self.claims: dict[tuple[str, int], str] = {}
        self.cycles = self.moves = self.finished = self.restarts = 0

    def cycle(self) -> None:
        """Play, kill, start again, become quiet, look."""
        if not self.table:
            self.set_up()
        self.cycles += 1
        stop, urls = threading.Event(), self.workers.urls
        players = [self.thread(member.run, urls, self.table, stop) for member in self.members]
        quiet = threading.Event()  # once nobody plays any more
        watchers = [Watcher() for _ in urls]
        looking = [
            self.thread(watcher.run, url, self.table, self.enough(quiet))
            for watcher, url in zip(watchers, urls, strict=True)
        ]
        racing = self.thread(self.race, stop)
        time.sleep(self.chance.uniform(0.3, 1) * self.seconds)
        number = self.chance.randrange(WORKERS)
        self.workers.kill(number)
        if self.cycles % self._database_every == 0:
            self.database.restart(self.chance.choice(["fast", "immediate"]))
            self.restarts += 1
        self.workers.start_again(number)
        time.sleep(self.chance.uniform(0, 0.3) * self.seconds)
        stop.set()
        wait_for(*players, racing)
        quiet.set()
        wait_for(*looking)
        assert not self.failures, self.failures
        assert not (ended := self.workers.ended()), f"workers {ended} have ended by themselves"
        self.look_at_the_store(watchers)

    def thread(self, run: Callable[..., None], *args: Any) -> threading.Thread:
        thread = threading.Thread(target=guarded(self.failures, run), args=args, daemon=True)
        thread.start()
        return thread

    def enough(self, quiet: threading.Event) -> Callable[[Watcher], bool]:
        """Whether somebody who looks on has seen all there is, once everything is quiet; or waits in vain."""
        end: list[float] = []

        def check(watcher: Watcher) -> bool:
            if not quiet.is_set():
                return False
            end[:] = end or [time.monotonic() + PATIENCE]
            ((newest,),) = self.query("SELECT seq FROM tables WHERE id = %s", self.table)
            all_seen = watcher.seq == newest and watcher.chat.issuperset(self.lines()[-20:])
            return all_seen or time.monotonic() > end[0]

        return check

    def race(self, stop: threading.Event) -> None:
        """People at all workers want the same seats; each is somebody's who was told so."""
        while not stop.is_set():
            with suppress(*BROKEN, AssertionError), Person(self.chance.choice(self.workers.urls)) as host:
                made = host.create(ME, LINK)
                with ThreadPoolExecutor(WORKERS) as pool:
                    list(pool.map(self.claim, self.workers.urls, repeat(made)))
            stop.wait(0.2)

    def claim(self, url: str, made: Json) -> None:
        with suppress(*BROKEN), Person(url) as guest:
            answer = guest.claim(made["links"]["1"])
            if answer.status_code == 200:
                key = (made["table"], 1)
                holder = hash_of(guest.http.cookies["wabe"].partition(".")[0])
                if self.claims.setdefault(key, holder) != holder:
                    self.failures.append(f"{key} was given to two")

    def set_up(self) -> None:
        """A table for three people, each at another worker, and a bot."""
        self.members = [Member(seat, random.Random(self.chance.random())) for seat in range(WORKERS)]
        people = [Person(url) for url in self.workers.urls]
        made = people[0].create(ME, LINK, LINK, BOT)
        for seat in (1, 2):
            assert people[seat].claim(made["links"][str(seat)]).status_code == 200
        for member, person in zip(self.members, people, strict=True):
            member.cookie = person.http.cookies["wabe"]
            person.http.close()
        self.table, self.log = made["table"], []

    def query(self, sql: str, *args: Any) -> list[Any]:
        import psycopg

        with psycopg.connect(self.address.replace("+psycopg", "")) as connection:
            return connection.execute(sql.encode(), args).fetchall()

    def lines(self) -> list[str]:
        found = self.query("SELECT text FROM chat WHERE table_id = %s ORDER BY number", self.table)
        return [text for (text,) in found]

    def look_at_the_store(self, watchers: list[Watcher]) -> None:
        """Nothing acknowledged is missing or there twice, the log has only grown, and all have seen it."""
        sql = "SELECT seq, kind, seat, form::text, request_id FROM events WHERE table_id = %s ORDER BY seq"
        log = self.query(sql, self.table)
        assert log[: len(self.log)] == self.log, "the log was changed"
        assert [row[0] for row in log] == list(range(1, len(log) + 1)), "the log has a gap"
        self.moves += len(log) - len(self.log)
        self.log = log
        self.check_acknowledged()
        self.check_seen(watchers)
        if self.query("SELECT over FROM tables WHERE id = %s", self.table)[0][0]:
            self.finished += 1
            self.table = ""

    def check_acknowledged(self) -> None:
        kept = {row[4]: row[0] for row in self.log if row[4] is not None}
        assert len(kept) == len([row for row in self.log if row[4] is not None]), "a request was done twice"
        found = self.query("SELECT request_id, answer::text FROM requests WHERE table_id = %s", self.table)
        answers = {request_id: json.loads(answer) for request_id, answer in found}
        lines = self.lines()
        for member in self.members:
            for request_id, answer in member.acknowledged.items():
                assert request_id in answers, f"{request_id} was acknowledged and is lost"
                assert answers[request_id]["seq"] == answer["seq"], f"{request_id} has another answer now"
                assert kept.get(request_id, answer["seq"]) == answer["seq"]
            for text in member.said:
                assert lines.count(text) == 1, f"{text} was said {lines.count(text)} times"
        for (table, number), holder in self.claims.items():
            sql = "SELECT holder FROM seats WHERE table_id = %s AND number = %s"
            assert self.query(sql, table, number) == [(holder,)], f"the claim of {table} is lost"

    def check_seen(self, watchers: list[Watcher]) -> None:
        newest = self.log[-1][0] if self.log else 0
        for number, watcher in enumerate(watchers):
            assert watcher.seq == newest, f"worker {number} shows {watcher.seq} of {newest}"
            for seq, entries in watcher.seen.items():
                assert watchers[0].seen.get(seq, entries) == entries, f"{seq} is shown in two ways"


def delays(urls: list[str], tables: int, rate: float, actions: int) -> list[float]:
    """Seconds from an action at one worker until it is on a socket of another.

    Args:
        urls: of the workers.
        tables: at so many at the same time.
        rate: actions a second at all of them together, if they can.
        actions: at each of them.
    """
    found: list[float] = []

    def play(number: int) -> None:
        here, there = urls[number % len(urls)], urls[(number + 1) % len(urls)]
        with Person(here) as ann, Person(there) as bob:
            made = ann.create(ME, LINK)
            bob.claim(made["links"]["1"])
            lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
            due = time.monotonic()
            for seq in range(actions):
                for line in lines:
                    line.until(seq)
                acting, other = lines if lines[0].look["decision"] else lines[::-1]
                form = acting.look["decision"]["actions"][0]["form"]
                begun = time.perf_counter()
                acting.send(type="act", seq=seq, seat=acting.seat, form=form)
                other.until(seq + 1)
                found.append(time.perf_counter() - begun)
                due += tables / rate
                time.sleep(max(0.0, due - time.monotonic()))

    with ThreadPoolExecutor(tables) as pool:
        list(pool.map(play, range(tables)))
    return found


def wait_for(*threads: threading.Thread) -> None:
    """Wait for their end, which comes."""
    for thread in threads:
        thread.join(2 * PATIENCE)
        assert not thread.is_alive(), "somebody waits for ever"


def free_port() -> int:
    """A port of this machine where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    """Run the campaign, and say what was tried and what was lost."""
    parser = argparse.ArgumentParser(description="Kill one of several workers again and again; nothing may be lost.")
    parser.add_argument("--cycles", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3, help="between two kills, at most")
    parser.add_argument("--rate", type=float, default=50, help="actions a second while delays are measured")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, cluster() as database:
        campaign = Campaign(Path(folder), database, asked.seed, asked.seconds)
        try:
            for _ in range(asked.cycles):
                campaign.cycle()
                print(f"\r{told(campaign)}", end="", flush=True)
            print(": nothing lost, doubled or forked.")
            found = delays(campaign.workers.urls, 10, asked.rate, 60)
            print(f"{len(found)} actions, on the sockets of another worker after {in_milliseconds(found)}")
        finally:
            campaign.workers.end()


def told(campaign: Campaign) -> str:
    """What has been tried so far."""
    return (
        f"{campaign.cycles} kills, {campaign.restarts} restarts of the database, {campaign.moves} moves, "
        f"{len(campaign.claims)} claims, {campaign.finished} games finished"
    )


if __name__ == "__main__":
    main()
