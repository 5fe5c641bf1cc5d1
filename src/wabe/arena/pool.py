"""Numbered work, in this process, in several or on other machines: the results come in the order of the numbers.

However slow the work is, results come as they are there: a process is given as many numbers at once as are done in
about a second. No process outlives the one that began it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from time import perf_counter
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

from wabe.bots.outside import dismiss
from wabe.kernel.errors import WabeError, quoted
from wabe.limits import MOST_GAMES, MOST_PROCESSES

J = TypeVar("J")
R = TypeVar("R")

MAX_CHUNK: Final = 50
CHUNKS_EACH: Final = 8
AHEAD: Final = 2  # chunks under way for each process
ENOUGH: Final = 1.0  # seconds of work for a process at once, as far as may be
LEAST: Final = 1e-6  # seconds that anything takes


class ProcessLost(WabeError):
    """A process ended in the middle of its work."""

    code: ClassVar[str] = "process-lost"


class BadMatch(WabeError):
    """A match that cannot be played: its number of games, bots or processes."""

    code = "bad-match"


class Crew(Protocol):
    """Others that work, such as a cluster (`wabe.arena.on_ray.Cluster`)."""

    def hands(self) -> int:
        """How many work side by side at the moment."""

    def in_order(
        self, work: Callable[[J, range], list[R]], job: J, chunks: Iterator[range]
    ) -> Generator[R, None, None]:
        """The results of all numbers in these chunks, which it may join; as the function of this name."""


Workers: TypeAlias = int | Crew  # processes of this machine, or others


def in_order(
    work: Callable[[J, range], list[R]],
    job: J,
    numbers: range,
    processes: Workers,
    size: int = 1,
    here: Callable[[J, range], list[R]] | None = None,
) -> Generator[R, None, None]:
    """The results of some numbers; whoever stops asking ends the work.

    Args:
        work: a function of a module, called with the job and some of the numbers: a result for each.
        job: what every process must know.
        numbers: which.
        processes: how many work side by side; 1 is this one. Or a crew that does the work elsewhere.
        size: how many numbers go to a process at once, at most; the slower they are, the fewer.
        here: the same work where this process does it: it may have what no other can find by a name.

    Raises:
        BadMatch: there cannot be so many processes.
        ProcessLost: a process ended in the middle of its work.
    """
    check_workers(processes)
    if processes == 1:
        return alone(here or work, job, numbers)
    if not isinstance(processes, int):
        chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
        return processes.in_order(work, job, chunks)
    return together(work, job, Chunks(numbers, size), processes)


def check_games(games: int, workers: Workers) -> None:
    """Raise `BadMatch` unless so many games can be played by so many."""
    check_count("games", games, MOST_GAMES)
    check_workers(workers)


def check_workers(workers: Any) -> None:
    """Raise `BadMatch` unless these are others that work, or as many processes as there may be."""
    if not hasattr(workers, "in_order"):
        check_count("processes", workers, MOST_PROCESSES)


def check_count(name: str, number: int, most: int) -> None:
    """Raise `BadMatch` unless it is a whole number from 1 to `most`."""
    if type(number) is not int or not 1 <= number <= most:
        raise BadMatch("error-match-number", name=name, most=most, given=quoted(number))


def hands(workers: Workers) -> int:
    """How many work side by side."""
    return workers if isinstance(workers, int) else workers.hands()


def chunk(count: int, workers: Workers) -> int:
    """How many of so many games go to a process at once, at most: few enough that all have some to the end.

    A crew gets them one by one, as it joins those that are quick.
    """
    return min(MAX_CHUNK, max(1, count // (hands(workers) * CHUNKS_EACH))) if isinstance(workers, int) else 1


class Chunks:
    """Numbers, cut into as many at once as are done in about a second: one at first.

    Args:
        numbers: all of them.
        most: at once.
    """

    def __init__(self, numbers: range, most: int) -> None:
        self.left = numbers
        self.most = most
        self.size = 1

    def __iter__(self) -> Iterator[range]:
        while self.left:
            some, self.left = self.left[: self.size], self.left[self.size :]
            yield some

    def learn(self, count: int, seconds: float) -> None:
        """So many were done in so long."""
        self.size = min(self.most, max(1, int(ENOUGH * count / max(seconds, LEAST))))


def alone(work: Callable[[J, range], list[R]], job: J, numbers: range) -> Generator[R, None, None]:
    """In this process, which ends the programs of bots when it is done."""
    try:
        for at in range(len(numbers)):
            yield from work(job, numbers[at : at + 1])
    finally:
        dismiss()


def timed(work: Callable[[J, range], list[R]], job: J, numbers: range) -> tuple[list[R], float]:
    """The results of some numbers, and how many seconds they took."""
    begun = perf_counter()
    return work(job, numbers), perf_counter() - begun


# --- several processes ----------------------------------------------------------------------------------------------


def together(work: Callable[[J, range], list[R]], job: J, chunks: Chunks, processes: int) -> Generator[R, None, None]:
    """In several processes of this machine."""
    context = multiprocessing.get_context("spawn")
    end, begin = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, context, initializer=attend, initargs=(end,))
    pending: deque[tuple[range, Future[tuple[list[R], float]]]] = deque()
    try:
        for numbers in chunks:
            if len(pending) == AHEAD * processes:
                yield from results(chunks, pending)
            pending.append((numbers, submitted(pool, work, job, numbers)))
        while pending:
            yield from results(chunks, pending)
    finally:
        begin.close()
        pool.shutdown(cancel_futures=True)
        end.close()


def submitted(
    pool: ProcessPoolExecutor, work: Callable[[J, range], list[R]], job: J, numbers: range
) -> Future[tuple[list[R], float]]:
    """Work that is asked for; it has failed where a process was lost already."""
    try:
        return pool.submit(shift, work, job, numbers)
    except BrokenProcessPool as error:
        failed: Future[tuple[list[R], float]] = Future()
        failed.set_exception(error)
        return failed


def results(chunks: Chunks, pending: deque[tuple[range, Future[tuple[list[R], float]]]]) -> list[R]:
    """What comes next, once it is there. Raises `ProcessLost`."""
    numbers, future = pending.popleft()
    try:
        found, seconds = future.result()
    except BrokenProcessPool as error:
        lost = [numbers, *(others for others, other in pending if not other.done() or other.exception())]
        raise ProcessLost(first=lost[0][0], last=lost[-1][-1]) from error
    chunks.learn(len(numbers), seconds)
    return found


# --- one of them ----------------------------------------------------------------------------------------------------


class Attention:
    """What a process knows of those it works for.

    Fields:
        lock: held to read or change the others.
        is_busy: whether it is at work; otherwise it may be sending a result, which is not to be cut off.
        is_over: whether nobody wants its work any more.
    """

    def __init__(self) -> None:
        self.lock = Lock()
        self.is_busy = False
        self.is_over = False

    def turn(self, is_busy: bool) -> None:
        """Begin or end some work; the process ends here where the work is not wanted."""
        with self.lock:
            if self.is_over and is_busy:
                os._exit(1)
            self.is_busy = is_busy

    def over(self) -> None:
        """Nobody wants the work any more: the process ends now if it is in the middle of it."""
        with self.lock:
            if self.is_busy:
                os._exit(1)
            self.is_over = True


ATTENTION: Final = Attention()


def attend(end: Connection) -> None:
    """Begin as a process that works for another one, and ends with it.

    Ctrl-C, which reaches every process of a terminal, ends it in the middle of a game without a word.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=watch, args=(end,), daemon=True).start()


def watch(end: Connection) -> None:
    """Wait until the work is over (the other side of `end` is closed), or the process that wanted it is dead."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    if parent.sentinel not in wait([end, parent.sentinel]):
        ATTENTION.over()
        wait([parent.sentinel])
    os._exit(1)


def shift(work: Callable[[J, range], list[R]], job: J, numbers: range) -> tuple[list[R], float]:
    """Some work in a process of its own: as `timed`."""
    ATTENTION.turn(True)
    try:
        return timed(work, job, numbers)
    finally:
        ATTENTION.turn(False)
