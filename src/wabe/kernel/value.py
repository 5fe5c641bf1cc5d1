"""A learned value: the share of the win that each seat may expect, from the features of a position.

One logit for each seat, linear in its features and in their products with the part of the game still to come; softmax
over the seats. A game names its features (`Game.columns`) and works them out (`Game.features`); the weights are in
files (`weights`).
"""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from wabe.kernel.ints import Floats, floats
from wabe.kernel.message import Json


class Features:
    """A position in numbers: a row of columns for each seat, one after another in one flat vector.

    Args:
        time: the part of the game still to come, from about 1 down to 0.
        size: how many numbers there will be.
    """

    def __init__(self, time: float, size: i64) -> None:
        self.time = time
        self.values = floats(size)
        self.filled: i64 = 0

    def put(self, value: float) -> None:
        """The next number."""
        self.values[self.filled] = value
        self.filled += 1

    def put_standing(self, totals: Floats, seat: i64, spread: float) -> None:
        """What a seat may expect at the end, and its lead over the best of the others, in spreads of the points."""
        best = totals[1 if seat == 0 else 0]
        for other in range(len(totals)):
            if other != seat and totals[other] > best:
                best = totals[other]
        self.put(totals[seat] / spread)
        self.put((totals[seat] - best) / spread)

    def listed(self) -> list[float]:
        """All numbers put so far."""
        return [self.values[index] for index in range(self.filled)]


class Value:
    """The weights of one number of players.

    Args:
        columns: the names of the features.
        now: a weight for each; later: what comes on top of it for a whole game still to come.
    """

    def __init__(self, columns: list[str], now: list[float], later: list[float]) -> None:
        self.columns = columns
        self.now = floats(len(columns))
        self.later = floats(len(columns))
        for column in range(len(columns)):
            self.now[column] = now[column]
            self.later[column] = later[column]

    def logits(self, features: Features) -> list[float]:
        """How good the position is for each seat; only differences between seats mean something."""
        width: i64 = len(self.columns)
        values, now, later, time = features.values, self.now, self.later, features.time
        found: list[float] = []
        first: i64 = 0
        while first < features.filled:
            logit = 0.0
            for column in range(width):
                logit += (now[column] + time * later[column]) * values[first + column]
            found.append(logit)
            first += width
        return found

    def shares(self, features: Features) -> list[float]:
        """The share of the win that each seat may expect."""
        return softmax(self.logits(features))

    def to_json(self) -> Json:
        """`{"columns", "now", "later"}`."""
        width = range(len(self.columns))
        now, later = [self.now[i] for i in width], [self.later[i] for i in width]
        return {"columns": self.columns, "now": now, "later": later}


def softmax(logits: list[float]) -> list[float]:
    """Shares that sum to 1."""
    best, whole = logits[0], 0.0
    for logit in logits:
        if logit > best:  # noqa: PLR1730 - a call of max costs more
            best = logit
    chances = [exp(logit - best) for logit in logits]
    for chance in chances:
        whole += chance
    return [chance / whole for chance in chances]
