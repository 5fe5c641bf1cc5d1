"""Score sheets of any game as sums by source."""

from __future__ import annotations

from wabe.kernel.message import Json

SEAT = "seat"


def sources(sheet: Json) -> dict[str, float]:
    """One seat's part of a score sheet: each number under its names, those of a list added up, truths counted.

    >>> sources({"seat": 1, "track": {"awards": 12}, "quests": [{"points": 9}, {"points": 3}]})
    {'track.awards': 12.0, 'quests.points': 12.0}
    """
    found: dict[str, float] = {}
    gather({name: value for name, value in sheet.items() if name != SEAT}, "", found)
    return found


def gather(value: object, name: str, found: dict[str, float]) -> None:
    """Add a number to what is found under its name; go into tables and lists."""
    if isinstance(value, dict):
        for key, inner in value.items():
            gather(inner, f"{name}.{key}" if name else str(key), found)
    elif isinstance(value, list):
        for inner in value:
            gather(inner, name, found)
    elif isinstance(value, int | float):
        found[name] = found.get(name, 0.0) + value
