"""Means with their errors."""

from __future__ import annotations

import math
import random

import pytest

from wabe.analysis.figures import Figure, deviations, mean_of, sum_of


def test_the_error_of_a_mean_is_that_of_its_figures() -> None:
    figure = mean_of([0.0, 1.0] * 50)
    assert figure.mean == 0.5
    assert figure.error == pytest.approx(1.984 * 0.5 / 99**0.5, rel=0.005)


def test_few_figures_are_trusted_less() -> None:
    assert mean_of([0.0, 1.0] * 4).error > mean_of([0.0, 1.0] * 50).error * (100 / 8) ** 0.5


def test_errors_of_sums_and_differences_add_up() -> None:
    figures = [Figure(0.1, 0.0009), Figure(0.2, 0.0016)]
    assert sum_of(figures).mean == pytest.approx(0.3)
    assert sum_of(figures).error == pytest.approx(1.96 * 0.05)
    assert figures[1].minus(figures[0]).mean == pytest.approx(0.1)
    assert figures[1].minus(figures[0]).error == pytest.approx(1.96 * 0.05)
    assert sum_of([]) == Figure()


def test_sums_and_differences_of_few_figures_are_trusted_as_little() -> None:
    few = mean_of([0.0, 1.0, 0.0, 1.0])
    assert few.minus(Figure(0.2)).error == few.error
    assert sum_of([few, Figure(0.3)]).error == few.error
    assert few.minus(few).freedom == pytest.approx(6)
    assert sum_of([few] * 40).error < few.error * 40**0.5


@pytest.mark.parametrize(
    ("freedom", "student"), [(1, 12.71), (3, 3.18), (9, 2.26), (10, 2.23), (20, 2.09), (60, 2.00), (math.inf, 1.96)]
)
def test_intervals_are_students(freedom: float, student: float) -> None:
    assert deviations(freedom) == pytest.approx(student, abs=0.011)


def test_what_stands_out_is_beyond_noise_and_worth_a_word() -> None:
    assert [Figure(mean, 0.0001).stands_out() for mean in (0.018, 0.02, -0.02)] == [False, True, True]
    assert [Figure(mean).stands_out() for mean in (0.009, 0.01)] == [False, True]
    assert not Figure(0.02, 0.0001).stands_out(1.5)


def test_nineteen_of_twenty_differences_hold_the_truth() -> None:
    """Of means of few figures that are spread differently."""
    rng, held = random.Random(7), 0
    for _ in range(2000):
        wide, narrow = (mean_of([rng.gauss(0.0, width) for _ in range(4)]) for width in (1.0, 0.5))
        held += abs(wide.minus(narrow).mean) <= wide.minus(narrow).error
    assert 1860 <= held <= 1960


@pytest.mark.parametrize("count", [8, 200])
def test_nineteen_of_twenty_intervals_hold_the_truth(count: int) -> None:
    rng = random.Random(count)
    held = 0
    for _ in range(1000):
        figure = mean_of([rng.random() for _ in range(count)])
        held += abs(figure.mean - 0.5) <= figure.error
    assert 925 <= held <= 975
