"""Means and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

NORMAL: Final = 1.96  # deviations of half a 95 % interval,
STUDENT: Final = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45, 7: 2.36, 8: 2.31, 9: 2.26}  # of few figures


@dataclass(frozen=True)
class Figure:
    """A mean, and its variance: the square of its standard error."""

    mean: float = 0.0
    variance: float = 0.0
    deviations: float = NORMAL

    @property
    def error(self) -> float:
        """Half of the 95 % interval."""
        return self.deviations * sqrt(self.variance)

    def minus(self, other: Figure) -> Figure:
        """The difference of two that were found apart from each other."""
        return Figure(self.mean - other.mean, self.variance + other.variance)


def mean_of(values: list[float]) -> Figure:
    """The mean of figures that were drawn apart from each other."""
    mean, count = fmean(values), len(values)
    if count < 2:
        return Figure(mean)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1) / count
    return Figure(mean, variance, STUDENT.get(count - 1, NORMAL))


def sum_of(figures: list[Figure]) -> Figure:
    """The sum of figures that were found apart from each other."""
    return Figure(sum(each.mean for each in figures), sum(each.variance for each in figures))
