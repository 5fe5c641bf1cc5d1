"""Numbered work, in this process, in several or on other machines: the results come in the order of the numbers."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain
from typing import Final, Protocol, TypeAlias, TypeVar

J = TypeVar("J")
R = TypeVar("R")

MAX_CHUNK: Final = 50
CHUNKS_EACH: Final = 8


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
    work: Callable[[J, range], list[R]], job: J, numbers: range, processes: Workers, size: int = 1
) -> Generator[R, None, None]:
    """The results of some numbers; whoever stops asking ends the work.

    Args:
        work: a function of a module, called with the job and some of the numbers: a result for each.
        job: what every process must know.
        numbers: which.
        processes: how many work side by side; 1 is this one. Or a crew that does the work elsewhere.
        size: how many numbers go to a process at once.
    """
    chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
    if not isinstance(processes, int):
        return processes.in_order(work, job, chunks)
    return alone(work, job, chunks) if processes == 1 else together(work, job, chunks, processes)


def hands(workers: Workers) -> int:
    """How many work side by side."""
    return workers if isinstance(workers, int) else workers.hands()


def chunk(count: int, workers: Workers) -> int:
    """How many of so many games go to a process at once: few enough that all have some to the end."""
    return min(MAX_CHUNK, max(1, count // (hands(workers) * CHUNKS_EACH)))


def alone(work: Callable[[J, range], list[R]], job: J, chunks: Iterator[range]) -> Generator[R, None, None]:
    """In this process."""
    yield from chain.from_iterable(work(job, chunk) for chunk in chunks)


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
