"""A load from beginning to end, and the search for the most that a server bears."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from statistics import mean
from typing import Final
from urllib.request import urlopen

from wabe.cli.arguments import BadArguments
from wabe.cli.load.crowd import Crowds
from wabe.cli.load.figures import MILLI, Figures, percentiles
from wabe.cli.load.plan import Plan
from wabe.cli.load.served import Served
from wabe.cli.measures import calibrate, timed
from wabe.kernel.message import Json

MOST_MS: Final = 150.0  # of the 99th percentile, beyond which a table feels slow
STEPS: Final = 1.5
FIRST: Final = 20
CALIBRATION_SECONDS: Final = 0.02
CALIBRATION_PAUSE: Final = 0.5
PATIENCE: Final = 10.0  # seconds for the first answer of a server


@dataclass
class Loaded:
    """What a load came to.

    Fields:
        processor: seconds that the server took, None for one of another process.
        memory: bytes that each table has added to it.
        loops: iterations of the calibration loop in a second, the mean of some moments of the load.
    """

    plan: Plan
    figures: Figures
    processor: float | None
    memory: int | None
    loops: float

    @property
    def per_event(self) -> float | None:
        """Seconds of the server's processor time per action, those of bots included."""
        return None if self.processor is None else self.processor / max(1, self.figures.events)

    @property
    def is_borne(self) -> bool:
        """Whether the server kept up: no errors, and hardly anybody waited long."""
        return not self.figures.errors and percentiles(self.figures.answers)["p99"] <= MOST_MS

    def to_json(self) -> Json:
        """All figures."""
        plan, figures, cost = self.plan, self.figures, self.per_event
        return {
            "tables": plan.tables,
            "sockets": plan.tables * plan.sockets,
            "seconds": plan.seconds,
            "pace": plan.pace,
            "bots": plan.bots,
            "actions": figures.actions,
            "events": figures.events,
            "events_per_second": figures.events / plan.seconds,
            "stale": figures.stale,
            "returns": figures.returns,
            "answer_ms": percentiles(figures.answers),
            "seen_ms": percentiles(figures.sights),
            "processor_ms": None if cost is None else cost * MILLI,
            "processor_loops": None if cost is None else cost * self.loops,
            "processor_share": None if self.processor is None else self.processor / plan.seconds,
            "loops_per_second": self.loops,
            "table_bytes": self.memory,
            "errors": dict(figures.errors),
            "borne": self.is_borne,
        }


def load(plan: Plan, processes: int) -> Loaded:
    """Carry out a plan: at its server, or where it has none at one of its own. Raises `BadArguments`."""
    if plan.url:
        check_server(plan.url)
    with nullcontext() if plan.url else Served() as served:
        at = replace(plan, url=plan.url or served.url) if served else plan
        return measured(at, processes, served)


def check_server(url: str) -> None:
    """Raise `BadArguments` unless there is a server."""
    try:
        with urlopen(f"{url.rstrip('/')}/healthz", timeout=PATIENCE):
            pass
    except (OSError, ValueError) as error:
        raise BadArguments("error-no-server", url=repr(url), error=str(error)) from error


def measured(plan: Plan, processes: int, served: Served | None) -> Loaded:
    """Let the crowds come, and measure once all are there."""
    empty = served.memory() if served else 0
    with Crowds(plan, processes) as crowds:
        complete = crowds.wait_until_ready()
        before = served.processor() if served else 0.0
        crowds.begin()
        loops = mean(loops_during(plan.seconds))
        figures = crowds.figures()
        processor = served.processor() - before if served else None
        memory = (served.memory() - empty) // plan.tables if served else None
    if not complete:
        figures.failed("not-ready")
    return Loaded(plan, figures, processor, memory, loops)


def loops_during(seconds: float) -> Iterator[float]:
    """The calibration loop's iterations in a second, measured for a moment now and then while a load goes on."""
    end = time.monotonic() + seconds
    while True:
        yield timed(calibrate, 1, CALIBRATION_SECONDS)
        left = end - time.monotonic()
        if left <= 0:
            return
        time.sleep(min(CALIBRATION_PAUSE, left))


def knee(plan: Plan, processes: int) -> Iterator[Loaded]:
    """Loads of ever more tables, as many as the plan has at most, until one is too much."""
    tables = min(FIRST, plan.tables)
    while True:
        found = load(replace(plan, tables=tables), processes)
        yield found
        if not found.is_borne or tables == plan.tables:
            return
        tables = min(plan.tables, int(tables * STEPS))
