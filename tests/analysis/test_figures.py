"""Means with their errors."""

from __future__ import annotations

import random

import pytest

from wabe.analysis.figures import Figure, mean_of, sum_of


def test_the_error_of_a_mean_is_that_of_its_figures() -> None:
    figure = mean_of([0.0, 1.0] * 50)
    assert figure.mean == 0.5
    assert figure.error == pytest.approx(1.96 * 0.5 / 99**0.5)


def test_one_figure_tells_nothing_of_its_error() -> None:
    assert mean_of([0.3]) == Figure(0.3)


def test_few_figures_are_trusted_less() -> None:
    assert mean_of([0.0, 1.0] * 4).error > mean_of([0.0, 1.0] * 50).error * (100 / 8) ** 0.5


def test_errors_of_sums_and_differences_add_up() -> None:
    figures = [Figure(0.1, 0.0009), Figure(0.2, 0.0016)]
    assert sum_of(figures).mean == pytest.approx(0.3)
    assert sum_of(figures).error == pytest.approx(1.96 * 0.05)
    assert figures[1].minus(figures[0]).mean == pytest.approx(0.1)
    assert figures[1].minus(figures[0]).error == pytest.approx(1.96 * 0.05)


@pytest.mark.parametrize("count", [8, 200])
def test_nineteen_of_twenty_intervals_hold_the_truth(count: int) -> None:
    rng = random.Random(count)
    held = 0
    for _ in range(1000):
        figure = mean_of([rng.random() for _ in range(count)])
        held += abs(figure.mean - 0.5) <= figure.error
    assert 925 <= held <= 975
