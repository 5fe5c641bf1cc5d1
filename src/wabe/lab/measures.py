"""What is measured in a game, from its facts (`Watch.to_json`): numerators and denominators by group and name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from wabe.kernel.message import Json

Key: TypeAlias = tuple[str, str]
Measure: TypeAlias = tuple[Key, tuple[float, ...]]

SEATS: Final = ("whole", "seats")  # its denominator is the number of seats, in every game
SIDES: Final = "sides"
SIDE_SOURCES: Final = "side_sources"
THINGS: Final = "things"
WORTH: Final = "worth"
PARTS: Final = frozenset({SIDES, "seats", "steps", THINGS, WORTH})  # groups whose shares are parts of a whole, 0 to 1
ALL: Final = "all"
TWO: Final = 2
# What a measure is a share of where a game does not name it.
WHOLES: Final = {"sources": SEATS, "events": SEATS}


def measures(facts: Json) -> Iterator[Measure]:
    """Everything measured in a game under one variant, by group.

    `sides`, `seats`: wins for each game of a side or a seat; `scores`, `seat_scores`: points; `sources`: points by
    source for each seat, `side_sources` for each seat of a side (`alice track.awards`); `lengths`: by game; `events`:
    how many of a kind for each seat; `steps`: decisions that decide nothing, of all; `things`: taken, of all chances;
    `worth`: two shares, the wins of seats that have taken a thing, and of those that had the chance and never did.
    """
    yield SEATS, (sum(facts["wins"]), len(facts["wins"]))
    yield from of_seats(facts)
    yield from of_game(facts)
    yield from of_steps(facts["steps"])
    for thing, counts in facts["things"].items():
        yield (THINGS, thing), (sum(counts[::TWO]), sum(counts[1::TWO]))
        yield (WORTH, thing), worth(facts["wins"], counts)


def of_seats(facts: Json) -> Iterator[Measure]:
    """Wins, scores and their sources."""
    found: dict[Key, list[float]] = {}

    def add(group: str, name: str, value: float) -> None:
        pair = found.setdefault((group, name), [0.0, 0.0])
        pair[0] += value
        pair[1] += 1.0

    for seat, (side, win, score) in enumerate(zip(facts["sides"], facts["wins"], facts["scores"], strict=True)):
        add("seats", str(seat + 1), win)
        add("seat_scores", str(seat + 1), score)
        add("scores", ALL, score)
        if side is not None:
            add(SIDES, side, win)
            add("scores", side, score)
        for source, points in facts["sources"][seat].items() if facts["sources"] else ():
            add("sources", source, points)
            if side is not None:
                add(SIDE_SOURCES, f"{side} {source}", points)
    yield from ((key, (pair[0], pair[1])) for key, pair in found.items())


def of_game(facts: Json) -> Iterator[Measure]:
    """Lengths and events."""
    for name in ("decisions", "turns", "leads"):
        yield ("lengths", name), (facts[name], 1.0)
    for kind, counts in facts["events"].items():
        yield ("events", kind), (sum(counts), len(counts))


def of_steps(steps: Json) -> Iterator[Measure]:
    """Decisions that decide nothing, by step and in all, and forced ones for each game."""
    for name, (made, idle, _) in steps.items():
        yield ("steps", name), (idle, made)
    yield ("steps", ALL), (sum(each[1] for each in steps.values()), sum(each[0] for each in steps.values()))
    yield ("lengths", "forced"), (sum(each[2] for each in steps.values()), 1.0)


def worth(wins: list[float], counts: list[int]) -> tuple[float, float, float, float]:
    """Wins and number of the seats that took a thing, and of those that could have."""
    took = [win for win, taken in zip(wins, counts[::TWO], strict=True) if taken]
    left = [
        win for win, taken, chances in zip(wins, counts[::TWO], counts[1::TWO], strict=True) if chances and not taken
    ]
    return sum(took), len(took), sum(left), len(left)


def whole_of(key: Key) -> Key | None:
    """The measure that has the same denominators in every game, also where a game lacks this one."""
    group, name = key
    return (SIDES, name.split(" ", 1)[0]) if group == SIDE_SOURCES else WHOLES.get(group)
