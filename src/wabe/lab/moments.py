"""Sums over games, and the intervals that they give: shares of several sides measured in the same games.

All that is measured is a share: so much of something in a game (wins, points, cards taken) for so many of something
else (seats, decisions, games). A share of many games is the sum of the one by the sum of the other; its error follows
from how games differ (the linearised ratio of survey statistics: the games are the clusters, whatever is in them may
hang together). Differences of shares from the same games are paired: what both have in common falls out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959964
ROUNDING: Final = 1e-12  # of the greatest term, below which a sum of squares is none


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    @classmethod
    def about(cls, value: float, error: float) -> Estimate:
        """From its standard error, by the normal distribution."""
        return cls(value, value - Z95 * error, value + Z95 * error)


class Moments:
    """Sums and products of numerators and denominators, side by side; games in which all are 0 need not be added.

    Args:
        shares: how many shares are measured together.
    """

    def __init__(self, shares: int) -> None:
        self.size = 2 * shares
        self.sums = [0.0] * self.size
        self.products = [[0.0] * self.size for _ in range(self.size)]

    def add(self, row: Sequence[float]) -> None:
        """One game: numerator and denominator of each share in turn."""
        present = [(index, value) for index, value in enumerate(row) if value]
        for index, value in present:
            self.sums[index] += value
            products = self.products[index]
            for other, times in present:
                products[other] += value * times

    def take_denominators(self, whole: Moments) -> None:
        """Count those of another measure, which every game has; where a game was not added, its numerators are 0."""
        for one in range(1, self.size, 2):
            self.sums[one] = whole.sums[one]
            for other in range(1, self.size, 2):
                self.products[one][other] = whole.products[one][other]

    def total(self, share: int) -> tuple[float, float]:
        """Sums of numerator and denominator."""
        return self.sums[2 * share], self.sums[2 * share + 1]

    def share(self, share: int) -> float | None:
        """Its value; None where there was nothing to measure."""
        above, below = self.total(share)
        return above / below if below else None

    def combination(self, factors: Sequence[float], games: int) -> Estimate | None:
        """A sum of shares, each times its factor, with its interval; None where one of them was never measured."""
        value, weights = 0.0, [0.0] * self.size
        for index, factor in enumerate(factors):
            if factor:
                share, below = self.share(index), self.sums[2 * index + 1]
                if share is None:
                    return None
                value += factor * share
                weights[2 * index] += factor / below
                weights[2 * index + 1] -= factor * share / below
        return Estimate.about(value, self.error(weights, games))

    def error(self, weights: Sequence[float], games: int) -> float:
        """The standard error of a weighted sum of rows whose weighted mean is 0; 0 of a single game."""
        used = [index for index, weight in enumerate(weights) if weight]
        terms = [weights[one] * weights[other] * self.products[one][other] for one in used for other in used]
        squares = sum(terms)
        if games < 2 or squares <= ROUNDING * max(map(abs, terms)):
            return 0.0
        return sqrt(squares * games / (games - 1))
