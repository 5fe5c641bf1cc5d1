"""Several workers at one address: who ends is replaced, and all end together."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import pytest

from tests.server.client import LINK, ME, Person, until
from tests.server.process import ServerProcess
from tests.server.test_run import children_of, is_running
from tools.campaigns.kills import BROKEN
from tools.postgres import Cluster
from tools.workers import Campaign, delays
from wabe.server.errors import BadStore
from wabe.server.run import serve
from wabe.server.workers import Crew, Hand

PATIENCE = 60.0  # a crew starts several processes
CYCLES = 2


def crew_of(server: ServerProcess) -> set[int]:
    """The workers of a parent; the resource tracker of Python's that it has besides is none."""
    children = children_of(server.process)
    return {pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def test_sqlite_is_for_one_worker(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="2 workers cannot share"):
        serve(port=0, store=str(tmp_path / "a.sqlite3"), workers=2)


def test_a_worker_that_ends_is_replaced_and_all_end_with_the_parent(database: Cluster, tmp_path: Path) -> None:
    with ServerProcess(database.create("crew"), tmp_path / "said", workers=2) as server:
        first = crew_of(server)
        assert len(first) == 2
        with Person(server.url) as ann:
            made = ann.create(ME, LINK)
            victim = min(first)
            os.kill(victim, signal.SIGKILL)
            until(lambda: len(crew_of(server) - {victim}) == 2, PATIENCE)
            with suppress(*BROKEN):
                ann.http.get("/healthz")  # the line it had may have gone to the one that was killed
            assert ann.claim(made["links"]["1"]).json()["seats"] == [0, 1]
        everybody = crew_of(server)
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
        assert not any(map(is_running, everybody))
        assert "another takes its place" in server.errors()


class Stubborn:
    """A process that does not end when it is asked to."""

    pid = exitcode = 0
    killed = False

    def terminate(self) -> None:
        """Not heard."""

    def kill(self) -> None:
        self.killed = True

    def is_alive(self) -> bool:
        return not self.killed

    def join(self, timeout: float | None = None) -> None:
        assert self.killed or timeout is not None, "it is waited for for ever"


def hand_of(process: object) -> tuple[Hand, Connection]:
    heard, says = Pipe(duplex=False)
    return Hand(cast("BaseProcess", process), heard), says


def test_a_worker_that_does_not_end_is_killed() -> None:
    crew = Crew.__new__(Crew)
    process = Stubborn()
    crew._hands = [hand_of(process)[0]]
    crew.end()
    assert process.killed


def test_that_a_worker_was_ready_is_known_also_after_its_end() -> None:
    hand, says = hand_of(Stubborn())
    says.send(True)
    says.close()
    assert [hand.wait_until_ready() for _ in range(2)] == [True, True]
    never, says = hand_of(Stubborn())
    says.close()
    assert [never.wait_until_ready() for _ in range(2)] == [False, False]


def test_no_worker_outlives_a_killed_parent(database: Cluster, tmp_path: Path) -> None:
    with ServerProcess(database.create("orphans"), tmp_path / "said", workers=2) as server:
        crew = crew_of(server)
        server.kill()
        until(lambda: not any(map(is_running, crew)), PATIENCE)


@pytest.mark.long
def test_workers_that_are_killed_lose_nothing_and_fork_nothing(database: Cluster, tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, database, seed=4, seconds=1, database_every=CYCLES)
    try:
        for _ in range(CYCLES):
            campaign.cycle()
        assert campaign.moves > 20
        assert campaign.claims
        assert campaign.restarts == 1
        assert len(delays(campaign.workers.urls, tables=3, rate=10, actions=5)) == 15
    finally:
        campaign.workers.end()
