"""Heavy work: it is done in processes of their own, and waits for them in one fair queue.

Who waits for an answer comes before bots, bots beside people before bots among themselves; within that all who ask take
turns, however much each of them asks for.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from enum import IntEnum
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from wabe.server.errors import TooBusy
from wabe.server.offspring import begin

THREADS: Final = 2
NICE: Final = 10  # the processes step back behind the one that answers everybody
OWN: Final = 40  # jobs of one asker that may wait for an answer
ALL: Final = 400  # jobs of all of them
T = TypeVar("T")
Work: TypeAlias = Callable[[], T]


class Rank(IntEnum):
    """Whose work comes first."""

    PEOPLE = 0  # somebody waits for the answer
    BESIDE_PEOPLE = 1  # people go on once it is done, or later need it
    BOTS = 2  # nobody plays there but bots


class Job:
    """A piece of work, and who waits for its result and for the processor seconds that it took."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()


class Line:
    """The jobs that wait, in the order in which they are done."""

    def __init__(self) -> None:
        self._ranks: dict[Rank, OrderedDict[str, deque[Job]]] = {rank: OrderedDict() for rank in Rank}

    def __len__(self) -> int:
        return sum(map(self._waiting, Rank))

    def put(self, rank: Rank, asker: str, job: Job) -> None:
        """Let a job wait. Raises `TooBusy`; work of bots is never refused, as each table has one job at most."""
        jobs = self._ranks[rank].get(asker, deque())
        if rank is Rank.PEOPLE and (len(jobs) >= OWN or self._waiting(rank) >= ALL):
            raise TooBusy
        jobs.append(job)
        self._ranks[rank].setdefault(asker, jobs)

    def next(self) -> Job | None:
        """The job that is to be done now; None if none waits. Its asker stands behind all others of the rank."""
        for askers in self._ranks.values():
            if askers:
                asker, jobs = askers.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    askers[asker] = jobs
                return job
        return None

    def take(self, rank: Rank) -> list[Job]:
        """All that waits of a rank, which waits no longer."""
        jobs = [job for waiting in self._ranks[rank].values() for job in waiting]
        self._ranks[rank].clear()
        return jobs

    def _waiting(self, rank: Rank) -> int:
        return sum(map(len, self._ranks[rank].values()))


class Labour:
    """The processes of a server, or threads where processes are not wanted.

    Args:
        processes: how many; 0 means threads.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._free = processes or THREADS
        self._pool: Executor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.line = Line()

    async def do(self, rank: Rank, asker: str, work: Work[T]) -> tuple[T, float]:
        """What the work returns or raises, and the processor seconds that it took.

        Args:
            rank: whose work it is.
            asker: an address or a table; all of a rank take turns.
            work: what a process can be told to do.

        Raises:
            TooBusy: too much waits already.
        """
        job = Job(work)
        self.line.put(rank, asker, job)
        self._start()
        return await job.done

    def dismiss(self) -> None:
        """Do nothing any more that somebody waits for: the server ends."""
        for job in self.line.take(Rank.PEOPLE):
            job.done.cancel()

    def close(self) -> None:
        """End all work; what waits is never done."""
        for job in (job for rank in Rank for job in self.line.take(rank)):
            job.done.cancel()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _start(self) -> None:
        while self._free and (job := self.line.next()) is not None:
            if not job.done.cancelled():
                self._free -= 1
                task = asyncio.get_running_loop().create_task(self._finish(job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _finish(self, job: Job) -> None:
        try:
            outcome = await self._carried_out(partial(measured, job.work))
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who waits
            if not job.done.cancelled():
                job.done.set_exception(error)
        else:
            if not job.done.cancelled():
                job.done.set_result(outcome)
        finally:
            self._free += 1
            self._start()

    async def _carried_out(self, work: Work[tuple[Any, float]]) -> tuple[Any, float]:
        loop, hands = asyncio.get_running_loop(), self._hands()
        try:
            return await loop.run_in_executor(hands, work)
        except BrokenExecutor:  # the system has killed a process; others take its place
            if self._pool is hands:  # unless another job has seen to that
                self._pool = None
            return await loop.run_in_executor(self._hands(), work)

    def _hands(self) -> Executor:
        if self._pool is None:
            self._pool = _pool(self._processes) if self._processes else ThreadPoolExecutor(THREADS, "wabe-labour")
        return self._pool


# --- in the processes -----------------------------------------------------------------------------------------------


def measured(work: Work[T]) -> tuple[T, float]:
    """What the work returns, and the processor seconds that it took."""
    begun = time.thread_time()
    result = work()
    return result, time.thread_time() - begun


def _pool(number: int) -> Executor:
    # not forked: the server has threads
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=begin, initargs=(NICE,))
