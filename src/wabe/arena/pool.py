"""Numbered work, in this process or in several: the results come in the order of the numbers."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import chain
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_order(
    work: Callable[[J, range], list[R]], job: J, numbers: range, processes: int, size: int = 1
) -> Generator[R, None, None]:
    """The results of some numbers; whoever stops asking ends the work.

    Args:
        work: a function of a module, called with the job and some of the numbers: a result for each.
        job: what every process must know.
        numbers: which.
        processes: how many work side by side; 1 is this one.
        size: how many numbers go to a process at once.
    """
    chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
    if processes == 1:
        yield from chain.from_iterable(work(job, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=end_at_once)
    pending: deque[Future[list[R]]] = deque()
    try:
        for chunk in chunks:
            if len(pending) == 2 * processes:
                yield from pending.popleft().result()
            pending.append(pool.submit(work, job, chunk))
        yield from chain.from_iterable(future.result() for future in pending)
    finally:
        pool.shutdown(cancel_futures=True)


def end_at_once() -> None:
    """Let Ctrl-C, which reaches every process of a terminal, end this one in the middle of a game without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
