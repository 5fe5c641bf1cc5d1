"""A journal: the results of numbered work in a file, so that what was cut off goes on where it stopped.

Its first line says what the work is, each further one is a result, in the order of their numbers. Every line is written
whole before the next result is awaited; a last line that was cut off in the middle is forgotten. The system is told to
bring the lines to the disk itself once a second at most, and at the end. One process at a time has a journal.
"""

from __future__ import annotations

import errno
import json
import math
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from io import FileIO
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import wabe
from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Json

SYNC: Final = 1.0  # seconds, at least, from one time that lines are brought to the disk to the next
TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)  # another process has the lock
FAR: Final = (1 << 31) - 2

R = TypeVar("R")

if os.name == "posix":
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import msvcrt

    def _lock(file: FileIO) -> None:
        file.seek(FAR)  # what is locked can be read by nobody else
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # there is one on Windows
        file.seek(0)


class BadJournal(WabeError):
    """A journal that cannot be read or written, or that is of other work."""

    code = "bad-journal"


class Journal:
    """Opened to go on with it; use it in a `with` statement.

    Args:
        path: the file; it is made where there is none.
        work: what the work is, as JSON: the results of equal work may be joined.

    Fields:
        found: the results that it had when it was opened.

    Raises:
        BadJournal: it is of other work (the sentence names what differs), another process has it, or the file is none
            that can be used.
    """

    def __init__(self, path: Path, work: Json) -> None:
        self.path = path
        self.found: list[Any] = []
        self.size = 0
        self.synced = -math.inf
        with ExitStack() as undone:
            self.file = undone.enter_context(self.opened())
            with self.told():
                written = self.file.readall()
            self.begin(written, work)
            undone.pop_all()

    def opened(self) -> FileIO:
        """The file, locked."""
        with self.told(), ExitStack() as undone:
            if self.path.exists() and not self.path.is_file():
                raise BadJournal("error-journal-kind", file=str(self.path))
            # not buffered, so that nothing is left to be written when it is closed
            file: FileIO = undone.enter_context(
                self.path.open("r+b", buffering=0) if self.path.exists() else self.made()
            )
            self.lock(file)
            undone.pop_all()
        return file

    def made(self) -> FileIO:
        """The file where there was none; one that somebody else makes meanwhile is not emptied."""
        return open(self.path, "r+b", buffering=0, opener=lambda path, flags: os.open(path, flags | os.O_CREAT, 0o666))

    def lock(self, file: FileIO) -> None:
        """Keep others out, where the file system can."""
        try:
            _lock(file)
        except OSError as error:
            if error.errno in TAKEN:
                raise BadJournal("error-journal-taken", file=str(self.path)) from error

    def begin(self, written: bytes, work: Json) -> None:
        """Read what is there, and be ready to write behind it."""
        first = line_of(work)
        whole = written[: written.rfind(b"\n") + 1]
        if not first.startswith(written):  # otherwise it is new, or was cut off before there was a result
            self.read(whole, json.loads(first))
        self.size = len(whole)
        with self.told():
            self.cut()
        if not whole:
            self.add(work)

    def read(self, whole: bytes, work: Json) -> None:
        """What complete lines say."""
        try:
            first, *self.found = [
                json.loads(line, parse_float=finite, parse_constant=finite) for line in whole.splitlines()
            ]
        except (ValueError, RecursionError) as error:
            raise self.broken() from error
        if not isinstance(first, dict):
            raise self.broken()
        for name in {**work, **first}:
            if first.get(name) != work.get(name):
                told = {"was": quoted(first.get(name)), "wanted": quoted(work.get(name))}
                raise BadJournal("error-journal-other", file=str(self.path), name=name, **told)

    def result(self, number: int, read: Callable[[Any, int], R | None]) -> R:
        """The result that was found for a number. Raises `BadJournal`: it is none."""
        result = read(self.found[number], number)
        if result is None:
            raise self.broken()
        return result

    def broken(self) -> BadJournal:
        """It is no journal."""
        return BadJournal("error-journal-broken", file=str(self.path))

    @contextmanager
    def told(self) -> Iterator[None]:
        """Say it in a sentence when the system refuses something."""
        try:
            yield
        except OSError as error:
            raise BadJournal("error-journal-file", file=str(self.path), error=error.strerror or str(error)) from error

    def cut(self) -> None:
        """Leave whole lines alone in the file."""
        self.file.truncate(self.size)
        self.file.seek(self.size)

    def add(self, result: object) -> None:
        """Write a line. Raises `BadJournal`: it cannot be written, and nothing of it is there."""
        line = line_of(result)
        with self.told():
            try:
                self.write(line)
            except OSError:
                with suppress(OSError):
                    self.cut()
                raise
            self.size += len(line)
            if monotonic() - self.synced >= SYNC:
                self.sync()

    def write(self, line: bytes) -> None:
        """Write all of it: the system may take less at once."""
        while line:
            line = line[self.file.write(line) :]

    def sync(self) -> None:
        """Bring the lines to the disk itself."""
        os.fsync(self.file.fileno())
        self.synced = monotonic()

    def keep(self, results: Iterator[R]) -> Iterator[R]:
        """These results, each kept before it is passed on."""
        for result in results:
            self.add(result)
            yield result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            with self.told(), self.file:
                self.sync()
        except BadJournal:
            if kind is None:  # otherwise there is something more to be said
                raise


def line_of(value: object) -> bytes:
    """A value as a line."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def finite(written: str) -> float:
    """A number as JSON has it. Raises `ValueError`: it is too great for one, or none."""
    number = float(written)
    if not math.isfinite(number):
        raise ValueError(written)
    return number


def identity(kind: str, game: Game, **more: Any) -> Json:
    """What a journal is of: all that the results of games hang on, but not where a data pack lies.

    Args:
        kind: of work.
        game: the title, with its data pack.
        more: whatever else decides what comes out.
    """
    title = {"game": game.name, "rules": game.version, "data": game.data}
    return {"kind": kind, "wabe": wabe.__version__, **title, **more}


def resumed(
    path: Path | None,
    work: Json,
    games: int,
    play: Callable[[range], Generator[R, None, None]],
    read: Callable[[Any, int], R | None],
) -> Generator[R, None, None]:
    """The results of so many games in their order, those that a journal has first; all others are kept there.

    Args:
        path: of the journal; None: nothing is kept.
        work: what the journal is of (`identity`).
        games: how many; it may have more.
        play: plays the games with these numbers.
        read: what the journal has of the game with this number, as `play` gives it; None if that is no such result.

    Raises:
        BadJournal: it is of other work, broken, or cannot be used; and whatever `play` raises.
    """
    if path is None:
        with closing(play(range(games))) as fresh:
            yield from fresh
        return
    with Journal(path, work) as journal:
        done = min(len(journal.found), games)
        yield from (journal.result(number, read) for number in range(done))
        if done < games:
            with closing(play(range(done, games))) as fresh:
                yield from journal.keep(fresh)
