"""A journal: the results of numbered work in a file, so that what was cut off goes on where it stopped.

Its first line says what the work is, each further one is a result, in the order of their numbers. Every line is written
whole before the next result is awaited. A result that was cut off in the middle is forgotten; a file whose first line
has no end is refused, for nobody knows what it was to be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import wabe
from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Json

R = TypeVar("R")


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
        BadJournal: it is of other work (the sentence names what differs), or the file is none that can be used.
    """

    def __init__(self, path: Path, work: Json) -> None:
        self.path = path
        self.found: list[Any] = []
        try:
            written = path.read_bytes() if path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]
            if written:
                self.read(whole, work)
            self.file = path.open("r+b" if path.exists() else "w+b")
            self.file.truncate(len(whole))
            self.file.seek(len(whole))
        except OSError as error:
            raise BadJournal("error-journal-file", file=str(path), error=str(error.strerror)) from error
        if not whole:
            self.add(work)

    def read(self, whole: bytes, work: Json) -> None:
        """What complete lines say."""
        try:
            first, *self.found = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise BadJournal("error-journal-broken", file=str(self.path)) from error
        if first != work:
            raise self.other(first, work)

    def result(self, number: int, read: Callable[[Any, int], R | None]) -> R:
        """The result that was found for a number. Raises `BadJournal`: it is none."""
        result = read(self.found[number], number)
        if result is None:
            raise BadJournal("error-journal-broken", file=str(self.path))
        return result

    def other(self, first: object, work: Json) -> BadJournal:
        """Why it is not of this work."""
        if not isinstance(first, dict):
            return BadJournal("error-journal-broken", file=str(self.path))
        for name in {**work, **first}:
            if first.get(name) != work.get(name):
                told = {"was": quoted(first.get(name)), "wanted": quoted(work.get(name))}
                return BadJournal("error-journal-other", file=str(self.path), name=name, **told)
        raise AssertionError("equal work")

    def add(self, result: object) -> None:
        """Write a line."""
        self.file.write(json.dumps(result, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def keep(self, results: Iterator[R]) -> Iterator[R]:
        """These results, each kept before it is passed on."""
        for result in results:
            self.add(result)
            yield result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


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
