"""Numbered work, in this process, in several or on other machines: the results come in the order of the numbers."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from wabe.bots.outside import dismiss
from wabe.kernel.errors import WabeError, quoted
from wabe.limits import MOST_GAMES, MOST_PROCESSES

J = TypeVar("J")
R = TypeVar("R")

MAX_CHUNK: Final = 50
CHUNKS_EACH: Final = 8


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
        """The results of all numbers in these chunks; as the function of this name."""


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
        size: how many numbers go to a process at once; this one takes them one by one.
        here: the same work where this process does it: it may have what no other can find by a name.

    Raises:
        BadMatch: there cannot be so many processes.
    """
    check_workers(processes)
    if processes == 1:
        return alone(here or work, job, numbers)
    chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
    if not isinstance(processes, int):
        return processes.in_order(work, job, chunks)
    return together(work, job, chunks, processes)


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
    """How many of so many games go to a process at once: few enough that all have some to the end."""
    return min(MAX_CHUNK, max(1, count // (hands(workers) * CHUNKS_EACH)))


def alone(work: Callable[[J, range], list[R]], job: J, numbers: range) -> Generator[R, None, None]:
    """In this process, which ends the programs of bots when it is done."""
    try:
        for at in range(len(numbers)):
            yield from work(job, numbers[at : at + 1])
    finally:
        dismiss()


def together(
    work: Callable[[J, range], list[R]], job: J, chunks: Iterator[range], processes: int
) -> Generator[R, None, None]:
    """In several processes of this machine."""
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=end_at_once)
    pending: deque[Future[list[R]]] = deque()
    try:
        for numbers in chunks:
            if len(pending) == 2 * processes:
                yield from pending.popleft().result()
            pending.append(pool.submit(work, job, numbers))
        yield from chain.from_iterable(future.result() for future in pending)
    finally:
        pool.shutdown(cancel_futures=True)


def end_at_once() -> None:
    """Let Ctrl-C, which reaches every process of a terminal, end this one in the middle of a game without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
