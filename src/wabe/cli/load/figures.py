"""What the clients of a load saw: latencies, actions, errors."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil

from wabe.kernel.message import Json

MILLI = 1000


@dataclass
class Figures:
    """Counted while it is `open`.

    Fields:
        answers: seconds from sending an action to its answer.
        sights: seconds from sending an action until another socket of the table has it.
        actions: of people, as far as they were acknowledged.
        events: of the logs, bots' actions included.
        stale: actions that came too late because others acted at the same time; no errors.
        errors: by kind.
    """

    open: bool = False
    answers: list[float] = field(default_factory=list)
    sights: list[float] = field(default_factory=list)
    actions: int = 0
    events: int = 0
    stale: int = 0
    returns: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def answered(self, seconds: float) -> None:
        """An action was acknowledged."""
        if self.open:
            self.actions += 1
            self.answers.append(seconds)

    def seen(self, seconds: float) -> None:
        """Somebody else has seen an action."""
        if self.open:
            self.sights.append(seconds)

    def happened(self, events: int) -> None:
        """The log of a table is longer."""
        self.events += events if self.open else 0

    def came_back(self) -> None:
        """A socket that was cut by its own end has been opened again."""
        self.returns += self.open

    def failed(self, kind: str) -> None:
        """Something went wrong, whenever it was."""
        self.errors[kind] += 1

    def refused(self, error: str) -> None:
        """An action was not taken."""
        if error == "stale":
            self.stale += self.open
        else:
            self.failed(error)

    def add(self, other: Figures) -> None:
        """What the clients of another process saw."""
        self.answers += other.answers
        self.sights += other.sights
        self.actions += other.actions
        self.events += other.events
        self.stale += other.stale
        self.returns += other.returns
        self.errors += other.errors


def percentiles(seconds: list[float]) -> Json:
    """Milliseconds that 50, 95 and 99 of 100 do not exceed, and the longest; zeros where there is nothing."""
    ordered = sorted(seconds) or [0.0]
    marks = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: MILLI * ordered[ceil(len(ordered) * mark) - 1] for name, mark in marks.items()}


def in_milliseconds(seconds: list[float]) -> str:
    """The percentiles, for people to read."""
    return ", ".join(f"{name} {milliseconds:.0f} ms" for name, milliseconds in percentiles(seconds).items())
