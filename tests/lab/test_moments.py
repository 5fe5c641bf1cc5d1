"""Shares and their intervals: what the textbook says of means and of paired differences."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev

import pytest

from wabe.lab.moments import Z95, Moments


def test_a_share_of_single_things_is_their_mean_with_the_usual_error() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    moments = Moments(1)
    for value in values:
        moments.add([value, 1.0])
    found = moments.combination([1.0], len(values))
    assert found is not None
    assert found.value == pytest.approx(fmean(values))
    assert found.high - found.value == pytest.approx(Z95 * stdev(values) / sqrt(len(values)))


def test_differences_are_paired() -> None:
    pairs = [(1.0, 2.0), (5.0, 7.0), (9.0, 10.0), (2.0, 2.0)]
    moments = Moments(2)
    for one, other in pairs:
        moments.add([one, 1.0, other, 1.0])
    found = moments.combination([-1.0, 1.0], len(pairs))
    differences = [other - one for one, other in pairs]
    assert found is not None
    assert found.value == pytest.approx(fmean(differences))
    assert found.value - found.low == pytest.approx(Z95 * stdev(differences) / sqrt(len(pairs)))


def test_equal_games_differ_by_nothing_and_for_certain() -> None:
    moments = Moments(2)
    for above, below in ((1.0, 3.0), (0.0, 2.0), (2.0, 2.0)):
        moments.add([above, below] * 2)
    assert moments.combination([-1.0, 1.0], 3) == (0.0, 0.0, 0.0)


def test_games_are_the_clusters() -> None:
    """Ten chances of one game that all go alike tell no more than one game."""
    alike, apart = Moments(1), Moments(1)
    for win in (1.0, 0.0, 0.0, 1.0):
        alike.add([10 * win, 10.0])
        apart.add([win, 1.0])
    assert alike.combination([1.0], 4) == pytest.approx(apart.combination([1.0], 4))


def test_what_was_never_measured_has_no_figure() -> None:
    moments = Moments(2)
    moments.add([1.0, 1.0, 0.0, 0.0])
    assert moments.combination([1.0, 0.0], 1) == (1.0, 1.0, 1.0)
    assert moments.combination([1.0, -1.0], 1) is None


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    """Clusters of unequal size, a share that differs from cluster to cluster: true share 0.3."""
    chance, held = random.Random(5), 0
    for _ in range(400):
        moments = Moments(1)
        for _ in range(80):
            size, share = chance.randint(1, 6), chance.choice((0.1, 0.5))
            moments.add([sum(chance.random() < share for _ in range(size)), size])
        found = moments.combination([1.0], 80)
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 360 <= held <= 395
