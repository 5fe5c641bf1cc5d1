"""One thread that writes: whatever waits is committed together, and only then anybody hears that it was done.

The events of several games are written by the same few statements. What is not of one table is committed alone: it may
lock several tables, all at once and in order, and would wait for others while they wait for what went before it. Work
may be done twice, the second time after a rollback: it changes nothing but the store.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from wabe.server.store.rows import Step, append_steps

GROUP: Final = 256
GATHERING: Final = 0.01  # seconds; a commit costs more than what is committed, so that fewer ones bear more
NEAR: Final = 0.05  # seconds between two works of different tables after which there soon will be more
T = TypeVar("T")


class Job(Generic[T]):
    """A piece of work inside a transaction, and who waits for its outcome.

    Args:
        work: to be done.
        table: the one that it changes, whose rows it locks; "": none, or several.
        step: the table's next event, to be written before.
    """

    def __init__(self, work: Callable[[Connection], T] | None, table: str, step: Step | None) -> None:
        self.table = table
        self.step = step
        self.future: Future[T | None] = Future()
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None

    @property
    def alone(self) -> bool:
        """Whether nothing else may be in its transaction."""
        return not self.table

    @property
    def is_step(self) -> bool:
        """Whether its step is all there is to it."""
        return self._work is None

    def do(self, connection: Connection) -> None:
        """Do the work, but for the step. Raises whatever that raises."""
        self._result = self._work(connection) if self._work is not None else None

    def attempt(self, connection: Connection) -> None:
        """Do all of it inside a savepoint, so that its failure undoes nothing of the others.

        A failure after which that savepoint is no more, because the database has given up the whole transaction (SQLite
        does so where the disk is full), is raised: then nothing of the group is kept.
        """
        savepoint = connection.begin_nested()
        try:
            if self.step is not None:
                append_steps(connection, [self.step])
            self.do(connection)
            savepoint.commit()
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who waits
            self._error = error
            try:
                savepoint.rollback()
            except SQLAlchemyError:
                raise error from None

    @property
    def done(self) -> bool:
        """Whether it has been done, and only the commit is still to come."""
        return self._error is None

    def settle(self, failure: Exception | None) -> None:
        """Tell the one who waits: the failure of the group or of this work, or the result."""
        error = failure or self._error
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(self._result)


class Spoilt(Exception):
    """Something of a group cannot be done."""


@dataclass(frozen=True)
class Commit:
    """What became of one group.

    Args:
        size: pieces of work in it.
        kept: how many of them were done and committed.
        seconds: from the first of them to the end of COMMIT.
    """

    size: int
    kept: int
    seconds: float


class Writer:
    """The only place where the store is written.

    Args:
        engine: begins transactions that may write.
        announce: is told in each of them which tables it changes.
    """

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[str]], None]) -> None:
        self._engine = engine
        self._announce = announce
        self._connection: Connection | None = None  # of the thread
        self._pool = engine.pool  # that it is from
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._ended = 0.0  # when the last group was
        self._changed: set[str] = set()  # the tables that it was about
        self.watchers: list[Callable[[Commit], None]] = []  # they hear of every group, in this thread
        self._thread = threading.Thread(target=self._run, name="wabe-writer", daemon=True)
        self._thread.start()

    def submit(
        self, work: Callable[[Connection], T] | None, table: str = "", step: Step | None = None
    ) -> Future[T | None]:
        """Do the work on a table in the next group, after a step. The future is set after COMMIT, or with the error."""
        job = Job(work, table, step)
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Commit what waits, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._works_on():
            pass
        self._let_go()

    def _works_on(self) -> bool:
        """Commit the next group, and hold nothing of it any longer; whether there will be another one."""
        group, open_for_work = self._next_group()
        for part in apart(group):
            self._commit(part)
        if group:
            self._ended, self._changed = time.monotonic(), {job.table for job in group}
        return open_for_work

    def _next_group(self) -> tuple[list[Job[Any]], bool]:
        group: list[Job[Any]] = []
        job = self._jobs.get()
        if job is not None and self._is_crowded(job.table):
            time.sleep(GATHERING)
        while job is not None:
            if job.future.set_running_or_notify_cancel():  # from now on whoever waits can only stop waiting
                group.append(job)
            if len(group) == GROUP or self._jobs.empty():
                return group, True
            job = self._jobs.get()
        return group, False

    def _is_crowded(self, table: str) -> bool:
        """Whether it is worth waiting for more: not where one table alone is in use, which would only become slower."""
        return time.monotonic() - self._ended < NEAR and self._changed != {table}

    def _commit(self, group: list[Job[Any]]) -> None:
        """Commit the group without savepoints, as dear as the work itself; where a job fails, once more with them."""
        begun = time.monotonic()
        failure = self._carried_out(group, at_once)
        if isinstance(failure, Spoilt):
            failure = self._carried_out(group, one_by_one)
        kept = 0 if failure else sum(job.done for job in group)
        for watcher in self.watchers:
            watcher(Commit(len(group), kept, time.monotonic() - begun))
        for job in group:
            job.settle(failure)

    def _carried_out(
        self, group: list[Job[Any]], carry_out: Callable[[Connection, list[Job[Any]]], None]
    ) -> Exception | None:
        """Why nothing of the group was kept, which all of it must hear; None after COMMIT."""
        try:
            with self._transaction() as connection:
                carry_out(connection, group)
                self._announce(connection, [job.table for job in group if job.done and job.table])
        except Exception as error:  # noqa: BLE001
            return error
        return None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the same connection as the last one, unless that failed or its pool is no more."""
        if self._pool is not self._engine.pool:
            self._let_go()
            self._pool = self._engine.pool
        self._connection = self._connection or self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def apart(group: list[Job[Any]]) -> list[list[Job[Any]]]:
    """The transactions of a group: jobs that have to be alone, then all others in the order of their tables.

    So no two writers of one store ever wait for each other in a ring.
    """
    together = sorted((job for job in group if not job.alone), key=lambda job: job.table)
    return [*([job] for job in group if job.alone), *([together] if together else [])]


def at_once(connection: Connection, group: list[Job[Any]]) -> None:
    """Do all jobs of a group, as many steps as there are in a row together. Raises `Spoilt`."""
    steps: list[Step] = []
    try:
        for job in group:
            steps += [] if job.step is None else [job.step]
            if not job.is_step:
                _append(connection, steps)
                job.do(connection)
        _append(connection, steps)
    except Exception as error:
        raise Spoilt from error


def one_by_one(connection: Connection, group: list[Job[Any]]) -> None:
    """Do those jobs of a group that can be done. Raises what nothing of the group can be kept after."""
    for job in group:
        job.attempt(connection)


def _append(connection: Connection, steps: list[Step]) -> None:
    if steps:
        append_steps(connection, steps)
        steps.clear()
