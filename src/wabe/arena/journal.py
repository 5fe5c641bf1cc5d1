"""A journal: the results of numbered work in a file, so that what was cut off goes on where it stopped.

Its first line says what the work is, each further one is a result, in the order of their numbers. Every line is written
whole before the next result is awaited; a last line that was cut off in the middle is forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.message import Json


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

    def keep(self, results: Iterator[Any]) -> Iterator[Any]:
        """All results: those found, then these, each kept before it is passed on."""
        yield from self.found
        for result in results:
            self.add(result)
            yield result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
