"""Means and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean
from typing import Final

NORMAL: Final = 1.96  # deviations of half a 95 % interval,
STUDENT: Final = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45, 7: 2.36, 8: 2.31, 9: 2.26}  # of few figures,
SLOPE: Final = 2.6  # and how much more of many, times their degrees of freedom
LEAST: Final = 0.01  # of the win, that is worth a word


@dataclass(frozen=True)
class Figure:
    """A mean, and what is known of its error.

    Fields:
        mean: it.
        variance: the square of its standard error.
        freedom: degrees of freedom: how well the variance itself is known.
    """

    mean: float = 0.0
    variance: float = 0.0
    freedom: float = inf

    @property
    def error(self) -> float:
        """Half of the 95 % interval."""
        return deviations(self.freedom) * sqrt(self.variance)

    def minus(self, other: Figure) -> Figure:
        """The difference of two that were found apart from each other."""
        return Figure(self.mean - other.mean, *pooled([self, other]))

    def stands_out(self, times: float = 1.0) -> bool:
        """Whether it is so many times its error, and worth a word."""
        return abs(self.mean) >= max(LEAST, times * self.error)


def deviations(freedom: float) -> float:
    """Half of a 95 % interval in standard errors (Student)."""
    return STUDENT[max(1, int(freedom))] if freedom < 10 else NORMAL + SLOPE / freedom


def mean_of(values: list[float]) -> Figure:
    """The mean of two figures or more that were drawn apart from each other."""
    mean, freedom = fmean(values), len(values) - 1
    return Figure(mean, sum((value - mean) ** 2 for value in values) / freedom / len(values), freedom)


def sum_of(figures: list[Figure]) -> Figure:
    """The sum of figures that were found apart from each other."""
    return Figure(sum(each.mean for each in figures), *pooled(figures))


def pooled(figures: list[Figure]) -> tuple[float, float]:
    """Variance and degrees of freedom of a sum (Welch and Satterthwaite)."""
    variance = sum(each.variance for each in figures)
    doubt = sum(each.variance**2 / each.freedom for each in figures)
    return variance, variance**2 / doubt if doubt else inf
