"""Tables of two with a clock, and what their lines are told of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.client import Json, Line, Person, seated

TURN: Json = {"kind": "turn", "seconds": 60}
RESERVE: Json = {"kind": "reserve", "seconds": 100, "increment": 10}
FIRST = 1  # the seed of a table of two at which seat 0 has the first turn


def table_of_two(ann: Person, bob: Person, clock: Json, **body: Any) -> tuple[str, Line, Line]:
    """A table with a clock, and both lines to it; seat 0 begins, and its time runs."""
    mine, other = seated(ann, bob, clock=clock, **{"seed": FIRST, **body})
    heard(mine, lambda times: bool(times.get("runs")))
    heard(other, lambda times: bool(times.get("runs")))
    return str(mine.table["id"]), mine, other


def times_of(line: Line) -> Json:
    """What the newest frame about the table says of time."""
    frames = [frame for frame in line.frames if frame["type"] in {"snapshot", "update", "presence"}]
    times: Json = frames[-1].get("times", {}) if frames else {}
    return times


def heard(line: Line, wanted: Callable[[Json], bool]) -> Json:
    """What is said of time once it is as wanted."""
    while not wanted(times_of(line)):
        line.receive()
    return times_of(line)


def left(line: Line) -> list[float]:
    """Seconds that each seat has left now."""
    with line.person.open(str(line.table["id"]), line.seat) as fresh:
        fresh.next("snapshot")
        return [each / 1000 for each in times_of(fresh)["left"]]


def turn_done(line: Line, other: Line) -> None:
    """Let a seat decide until the other one has to."""
    while 1 - (line.seat or 0) not in line.look["view"]["waiting"]:
        line.act()
    other.until(line.look["seq"])


def said(line: Line) -> list[str]:
    """The table's own words that have been heard."""
    return [frame["message"]["key"] for frame in line.frames if frame["type"] == "chat" and frame["message"]]


def wait_for(line: Line, key: str) -> None:
    while key not in said(line):
        line.receive()
