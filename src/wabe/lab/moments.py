"""Sums over games, and the intervals that they give: shares of several sides measured in the same games.

All that is measured is a share: so much of something in a game (wins, points, cards taken) for so many of something
else (seats, decisions, games). A share of many games is the sum of the one by the sum of the other; its error follows
from how games differ (the linearised ratio of survey statistics: the games are the clusters, whatever is in them may
hang together). Differences of shares from the same games are paired: what both have in common falls out.

Parts of a whole (wins, not points) lie between 0 and 1: their intervals are Wilson's, with as many trials as the error
is worth. Games that were all alike do not show any error; of parts they tell as much as so many trials would, of
anything else nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from wabe.arena.report import deviations, wilson

Z95: Final = deviations()
ROUNDING: Final = 1e-12  # of the greatest term, below which a sum of squares is none
FEWEST_GAMES: Final = 2  # that tell how games differ


class Estimate(NamedTuple):
    """A figure with its 95 % interval.

    Fields:
        value: the figure.
        low: the lower end of the interval; None where nothing tells how far the figure is off: it was measured in less
            than two games, or all games were alike and it is no part of a whole.
        high: the upper end, or None as well.
    """

    value: float
    low: float | None = None
    high: float | None = None

    @classmethod
    def about(cls, value: float, error: float) -> Estimate:
        """From its standard error, by the normal distribution; without an interval where that is 0."""
        return cls(value, value - Z95 * error, value + Z95 * error) if error else cls(value)

    @classmethod
    def of_part(cls, value: float, error: float, games: int) -> Estimate:
        """A part of a whole, by Wilson; where its standard error is 0, each game counts as one trial."""
        trials = value * (1.0 - value) / error**2 if error else games
        return cls(value, *wilson(value * trials, trials))


class Moments:
    """Sums and products of numerators and denominators, side by side; games in which all are 0 need not be added.

    Args:
        shares: how many shares are measured together.

    Fields:
        sums: of all games, numerator and denominator of each share in turn.
        products: of all games, for each two of those.
        games: for each share, in how many games there was something to measure.
    """

    def __init__(self, shares: int) -> None:
        self.size = 2 * shares
        self.sums = [0.0] * self.size
        self.products = [[0.0] * self.size for _ in range(self.size)]
        self.games = [0] * shares

    @classmethod
    def lacking(cls, whole: Moments) -> Moments:
        """Of games that all lack a thing: its numerators are 0, its denominators those of another measure."""
        moments = cls(len(whole.games))
        moments.games = whole.games[:]
        for one in range(1, moments.size, 2):
            moments.sums[one] = whole.sums[one]
            moments.products[one][1::2] = whole.products[one][1::2]
        return moments

    def add(self, row: Sequence[float]) -> None:
        """One game: numerator and denominator of each share in turn."""
        present = [(index, value) for index, value in enumerate(row) if value]
        for index, value in present:
            self.sums[index] += value
            self.games[index // 2] += index % 2
            products = self.products[index]
            for other, times in present:
                products[other] += value * times

    def total(self, share: int) -> tuple[float, float]:
        """Sums of numerator and denominator."""
        return self.sums[2 * share], self.sums[2 * share + 1]

    def share(self, share: int) -> float | None:
        """Its value; None where there was nothing to measure."""
        above, below = self.total(share)
        return above / below if below else None

    def combination(self, factors: Sequence[float], parts: bool = False) -> Estimate | None:
        """A sum of shares, each times its factor.

        Args:
            factors: one for each share, in the order of the rows; 0 leaves a share out. One share alone has 1.
            parts: whether its shares are parts of a whole, and its factors 1 and -1.

        Returns:
            The sum with its interval; None where one of the shares was never measured.
        """
        used = {index: factor for index, factor in enumerate(factors) if factor}
        if any(self.share(index) is None for index in used):
            return None
        value = sum(factor * (self.share(index) or 0.0) for index, factor in used.items())
        if min(self.games[index] for index in used) < FEWEST_GAMES:
            return Estimate(value)
        if parts and len(used) == 1:
            return Estimate.of_part(value, self.error(used), self.games[next(iter(used))])
        return Estimate.about(value, self.error_of_parts(used) if parts else self.error(used))

    def error_of_parts(self, used: Mapping[int, float]) -> float:
        """The standard error of a sum of parts, to which those add that were the same in every game."""
        flat = [self.games[index] for index in used if not self.error({index: 1.0})]
        squares = self.error(used) ** 2 + sum(hidden(games) ** 2 for games in flat)
        return sqrt(squares) if squares else hidden(min(self.games[index] for index in used))

    def error(self, used: Mapping[int, float]) -> float:
        """The standard error of a sum of shares with these factors, each measured in two games or more."""
        weights = self.weights(used)
        terms = [weights[one] * weights[other] * self.products[one][other] for one in weights for other in weights]
        squares, games = sum(terms), min(self.games[index] for index in used)
        return sqrt(squares * games / (games - 1)) if squares > ROUNDING * max(map(abs, terms)) else 0.0

    def weights(self, used: Mapping[int, float]) -> dict[int, float]:
        """What a game's numerators and denominators add to the sum: their weighted sum over all games is 0."""
        weights = {}
        for index, factor in used.items():
            above, below = self.total(index)
            weights[2 * index] = factor / below
            weights[2 * index + 1] = -factor * above / below**2
        return weights


def hidden(games: int) -> float:
    """The standard error that so many games, all alike, may hide: such that their interval is Wilson's at its edge."""
    return Z95 / (games + Z95**2)
