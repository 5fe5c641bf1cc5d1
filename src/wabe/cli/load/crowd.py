"""The clients of a load: each process has a part of the tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, Self

from wabe.cli.load.figures import Figures
from wabe.cli.load.plan import Plan
from wabe.cli.load.room import Room, stopped
from wabe.cli.load.served import many_files

AT_ONCE: Final = 8  # tables in the making, by each process
PATIENCE: Final = 30.0
PER_TABLE: Final = 1.0
PER_MOVE: Final = 0.2


class Crowds:
    """All clients, in processes of their own, until the end of the block.

    Args:
        plan: of the whole load.
        processes: how many share in it.
    """

    def __init__(self, plan: Plan, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._plan = plan
        self._lines: list[Connection] = []
        self._processes = []
        for share in plan.shares(processes):
            mine, its = context.Pipe()
            process = context.Process(target=run, args=(share, its), daemon=True)
            process.start()
            its.close()
            self._lines.append(mine)
            self._processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()

    def wait_until_ready(self) -> bool:
        """Whether all tables are laid and played as far as the plan wants, within its time."""
        patience = PATIENCE + self._plan.tables * (PER_TABLE + PER_MOVE * self._plan.moves)
        return all(heard(line, patience) for line in self._lines)

    def begin(self) -> None:
        """Let all count what they see from now on, in the seconds of the plan."""
        for line in self._lines:
            with suppress(OSError):  # a process that has ended is missed by `figures`
                line.send("go")

    def figures(self) -> Figures:
        """What all have seen."""
        found = Figures()
        for line in self._lines:
            seen = heard(line, self._plan.seconds + PATIENCE)
            if isinstance(seen, Figures):
                found.add(seen)
            else:
                found.failed("no-clients")
        return found


def heard(line: Connection, patience: float) -> Any:
    """What comes by a line in so many seconds; None if nothing does, or its other end is gone."""
    try:
        return line.recv() if line.poll(patience) else None
    except (EOFError, OSError):
        return None


# --- in the clients' processes ----------------------------------------------------------------------------------------


def run(plan: Plan, line: Connection) -> None:
    """Be the crowd of a part of the tables until the other end of the line is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    many_files()
    asyncio.run(crowd(plan, line))


async def crowd(plan: Plan, line: Connection) -> None:
    """Fill the tables, say so, measure when told, tell, and go."""
    figures, slots = Figures(), asyncio.Semaphore(AT_ONCE)
    rooms = [Room(plan, number, figures, slots) for number in range(plan.first, plan.first + plan.tables)]
    tasks = [asyncio.ensure_future(room.keep()) for room in rooms]
    told = asyncio.ensure_future(asyncio.to_thread(orders, line))
    ready = asyncio.ensure_future(asyncio.wait([asyncio.ensure_future(room.ready.wait()) for room in rooms]))
    await asyncio.wait([told, ready], return_when=asyncio.FIRST_COMPLETED)
    if ready.done():
        line.send(True)
    if await told:
        figures.open = True
        await asyncio.sleep(plan.seconds)
        figures.open = False
        line.send(figures)
    await stopped(tasks)


def orders(line: Connection) -> bool:
    """Whether to measure; False when the other end is gone."""
    try:
        return bool(line.recv())
    except EOFError:
        return False
