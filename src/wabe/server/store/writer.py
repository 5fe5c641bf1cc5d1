"""One thread that writes: whatever waits is committed together, and only then anybody hears that it was done.

Work may be done twice, the second time after a rollback: it changes nothing but the store.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

GROUP: Final = 256
GATHERING: Final = 0.01  # seconds; a commit costs more than what is committed, so that fewer ones bear more
T = TypeVar("T")


class Job(Generic[T]):
    """A piece of work inside a transaction, and who waits for its outcome.

    Args:
        work: to be done.
        table: the one that it changes, whose rows it locks.
    """

    def __init__(self, work: Callable[[Connection], T], table: str) -> None:
        self.table = table
        self.future: Future[T] = Future()
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Do the work. Raises whatever that raises."""
        try:
            self._result = self._work(connection)
        except Exception as error:
            self._error = error
            raise

    def attempt(self, connection: Connection) -> None:
        """Do the work inside a savepoint, so that its failure undoes nothing of the others.

        A failure after which that savepoint is no more, because the database has given up the whole transaction (SQLite
        does so where the disk is full), is raised: then nothing of the group is kept.
        """
        self._error = None
        savepoint = connection.begin_nested()
        try:
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
            self.future.set_result(self._result)  # type: ignore[arg-type]  # set when there was no error


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
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._crowded = False  # whether several came while the last group was committed: then more will
        self.watchers: list[Callable[[Commit], None]] = []  # they hear of every group, in this thread
        self._thread = threading.Thread(target=self._run, name="wabe-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T], table: str = "") -> Future[T]:
        """Do the work on a table in the next group. The future is set after COMMIT, or with the error."""
        job = Job(work, table)
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Commit what waits, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self._works_on():
            pass

    def _works_on(self) -> bool:
        """Commit the next group, and hold nothing of it any longer; whether there will be another one."""
        group, open_for_work = self._next_group()
        self._crowded = len(group) > 1
        if group:
            self._commit(group)
        return open_for_work

    def _next_group(self) -> tuple[list[Job[Any]], bool]:
        group: list[Job[Any]] = []
        job = self._jobs.get()
        if self._crowded:
            time.sleep(GATHERING)
        while job is not None:
            if job.future.set_running_or_notify_cancel():  # from now on whoever waits can only stop waiting
                group.append(job)
            if len(group) == GROUP or self._jobs.empty():
                return group, True
            job = self._jobs.get()
        return group, False

    def _commit(self, group: list[Job[Any]]) -> None:
        """Commit the group without savepoints, as dear as the work itself; where a job fails, once more with them."""
        group.sort(key=lambda job: job.table)  # so that two writers of one store never wait for each other in a ring
        begun = time.monotonic()
        failure = self._carried_out(group, Job.do)
        if not all(job.done for job in group):
            failure = self._carried_out(group, Job.attempt)
        kept = 0 if failure else sum(job.done for job in group)
        for watcher in self.watchers:
            watcher(Commit(len(group), kept, time.monotonic() - begun))
        for job in group:
            job.settle(failure)

    def _carried_out(
        self, group: list[Job[Any]], carry_out: Callable[[Job[Any], Connection], None]
    ) -> Exception | None:
        """Why nothing of the group was kept, which all of it must hear; None after COMMIT."""
        try:
            with self._engine.begin() as connection:
                for job in group:
                    carry_out(job, connection)
                self._announce(connection, [job.table for job in group if job.done and job.table])
        except Exception as error:  # noqa: BLE001
            return error
        return None
