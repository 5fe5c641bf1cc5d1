"""One thread that writes: whatever waits is committed together, and only then anybody hears that it was done."""

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
T = TypeVar("T")


class Job(Generic[T]):
    """A piece of work inside a transaction, and who waits for its outcome."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.future: Future[T] = Future()
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do the work inside a savepoint, so that its failure undoes nothing of the others.

        A failure after which that savepoint is no more, because the database has given up the whole transaction (SQLite
        does so where the disk is full), is raised: then nothing of the group is kept.
        """
        savepoint = connection.begin_nested()
        try:
            self._result = self._work(connection)
            savepoint.commit()
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who waits
            self._error = error
            try:
                savepoint.rollback()
            except SQLAlchemyError:
                raise error from None

    @property
    def done(self) -> bool:
        """Whether the work was done."""
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
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.watchers: list[Callable[[Commit], None]] = []  # they hear of every group, in this thread
        self._thread = threading.Thread(target=self._run, name="wabe-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do the work in the next group. The future is set after COMMIT, or with the error."""
        job = Job(work)
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Commit what waits, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_for_work = True
        while open_for_work:
            group, open_for_work = self._next_group()
            if group:
                self._commit(group)

    def _next_group(self) -> tuple[list[Job[Any]], bool]:
        group: list[Job[Any]] = []
        job = self._jobs.get()
        while job is not None:
            if job.future.set_running_or_notify_cancel():  # from now on whoever waits can only stop waiting
                group.append(job)
            if len(group) == GROUP or self._jobs.empty():
                return group, True
            job = self._jobs.get()
        return group, False

    def _commit(self, group: list[Job[Any]]) -> None:
        failure: Exception | None = None
        begun = time.monotonic()
        try:
            with self._engine.begin() as connection:
                for job in group:
                    job.attempt(connection)
        except Exception as error:  # noqa: BLE001 - nothing of the group was kept, and all of it must hear
            failure = error
        kept = 0 if failure else sum(job.done for job in group)
        for watcher in self.watchers:
            watcher(Commit(len(group), kept, time.monotonic() - begun))
        for job in group:
            job.settle(failure)
