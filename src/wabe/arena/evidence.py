"""What differences between two bots prove: at the end of a number fixed beforehand, or whenever one looks.

Evidence that is allowed to be watched:

Let the differences be numbers from -1 to 1, one for each deal, none of which is expected to be above `m` if the
hypothesis holds. A bettor who stakes a fixed part of the purse on each being above `m` then wins nothing on average,
whatever is known before each deal: the purse is a non-negative supermartingale, and the probability that it ever grows
to 1/e of what it was is at most e (Ville's inequality). So does the mean of several purses with different stakes. All
`m` whose purses have not grown so far are an interval that holds at all times at once: one may stop when one likes.

The method is that of betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
2024), with a fixed mixture of stakes; since a product does not ask for the order, the count of each value is enough.
For a number fixed beforehand a normal interval is narrower. Two more differences are added to it, of 1 and of -1, so
that a few deals of the same outcome prove little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp, log, sqrt
from typing import Final

from wabe.arena.report import deviations

STAKES: Final = tuple(0.95 * 0.55**power for power in range(10))
HALVINGS: Final = 40
DIGITS: Final = 9  # sums of thirds are the same value whatever their order


class Evidence:
    """Differences from -1 to 1.

    Fields:
        count: how many there are.
        total: their sum.
    """

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.total = 0.0
        self.seen: Counter[float] = Counter()
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Add one. Raises `ValueError`: it is not from -1 to 1."""
        if not -1.0 <= value <= 1.0:
            raise ValueError(f"{value} is not from -1 to 1")
        self.count += 1
        self.total += value
        self.seen[round(value, DIGITS)] += 1

    @property
    def mean(self) -> float:
        """The mean difference; 0 without any."""
        return self.total / self.count if self.count else 0.0

    def purse(self, mean: float) -> float:
        """The logarithm of how much a purse has grown that was staked on differences above `mean`."""
        share = (1.0 + mean) / 2.0
        return grown([((1.0 + value) / 2.0 / share, times) for value, times in sorted(self.seen.items())])

    def fixed(self, error: float) -> tuple[float, float]:
        """Where the expected difference lies, if the number of differences was fixed beforehand.

        Args:
            error: the probability that it lies outside, nearly.
        """
        count = self.count + 2
        mean = self.total / count
        squares = sum(value * value * times for value, times in sorted(self.seen.items())) + 2.0
        half = deviations(error) * sqrt((squares / count - mean * mean) / count)
        return max(-1.0, mean - half), min(1.0, mean + half)

    def interval(self, error: float) -> tuple[float, float]:
        """Where the expected difference lies, whenever one looks.

        Args:
            error: with at most this probability it will ever lie outside, however long and often one looks.
        """
        mirrored = Evidence()
        mirrored.seen = Counter({-value: times for value, times in self.seen.items()})
        return self.least(error / 2.0), -mirrored.least(error / 2.0)

    def least(self, error: float) -> float:
        """The greatest `m` at which the purse has reached 1/`error`; -1 if none."""
        enough, low, high = log(1.0 / error), -1.0, 1.0
        for _ in range(HALVINGS):
            middle = (low + high) / 2.0
            low, high = (middle, high) if self.purse(middle) >= enough else (low, middle)
        return low

    def side(self, error: float) -> int:
        """1 if differences are above 0, -1 if they are below, 0 while that is open; wrong at most with this error."""
        enough = log(2.0 / error)
        if self.total > 0.0:
            return int(self.purse(0.0) >= enough)
        mirrored = [(1.0 - value, times) for value, times in sorted(self.seen.items())]
        return -int(grown(mirrored) >= enough)


def grown(factors: list[tuple[float, int]]) -> float:
    """The logarithm of the mean of the purses after outcomes that were so many times their price, so often."""
    purses = [sum(times * log(1.0 + stake * (factor - 1.0)) for factor, times in factors) for stake in STAKES]
    best = max(purses)
    return best + log(sum(exp(purse - best) for purse in purses) / len(purses))
