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
    found = moments.combination([1.0])
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.value == pytest.approx(fmean(values))
    assert found.value - found.low == pytest.approx(found.high - found.value)
    assert found.high - found.value == pytest.approx(Z95 * stdev(values) / sqrt(len(values)))


def test_differences_are_paired() -> None:
    pairs = [(1.0, 2.0), (5.0, 7.0), (9.0, 10.0), (2.0, 2.0)]
    moments = Moments(2)
    for one, other in pairs:
        moments.add([one, 1.0, other, 1.0])
    found = moments.combination([-1.0, 1.0])
    differences = [other - one for one, other in pairs]
    assert found is not None
    assert found.low is not None
    assert found.value == pytest.approx(fmean(differences))
    assert found.value - found.low == pytest.approx(Z95 * stdev(differences) / sqrt(len(pairs)))


def test_games_that_do_not_differ_show_no_error_of_points() -> None:
    moments = Moments(2)
    for above, below in ((1.0, 3.0), (0.0, 2.0), (2.0, 2.0)):
        moments.add([above, below] * 2)
    assert moments.combination([-1.0, 1.0]) == (0.0, None, None)


def test_parts_that_do_not_differ_in_few_games_may_differ_in_others() -> None:
    moments = Moments(2)
    for above, below in ((1.0, 3.0), (0.0, 2.0), (2.0, 2.0)):
        moments.add([above, below] * 2)
    reach = Z95**2 / (3 + Z95**2)
    assert moments.combination([-1.0, 1.0], parts=True) == pytest.approx((0.0, -reach, reach))


@pytest.mark.parametrize("games", [2, 10, 1000])
def test_none_and_all_of_the_games_are_open_by_as_much_as_wilson_says(games: int) -> None:
    moments = Moments(2)
    for _ in range(games):
        moments.add([0.0, 2.0, 3.0, 3.0])
    reach = Z95**2 / (games + Z95**2)
    assert moments.combination([1.0, 0.0], parts=True) == pytest.approx((0.0, 0.0, reach))
    assert moments.combination([0.0, 1.0], parts=True) == pytest.approx((1.0, 1.0 - reach, 1.0))
    both = sqrt(2) * reach
    assert moments.combination([-1.0, 1.0], parts=True) == pytest.approx((1.0, 1.0 - both, 1.0 + both))


def test_a_part_that_never_differed_adds_to_the_error_of_a_difference() -> None:
    moments = Moments(2)
    for win in (1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0):
        moments.add([0.0, 1.0, win, 1.0])
    alone, plain = moments.combination([0.0, 1.0]), moments.combination([-1.0, 1.0])
    assert alone == pytest.approx(plain)
    with_edge = moments.combination([-1.0, 1.0], parts=True)
    assert with_edge is not None
    assert alone is not None
    assert (with_edge.high or 0) - 0.5 == pytest.approx(
        sqrt(((alone.high or 0) - 0.5) ** 2 + (Z95**2 / (8 + Z95**2)) ** 2)
    )


def test_parts_of_single_things_have_the_interval_of_wilson() -> None:
    """3 of 20, whose error is taken with 19 in place of 20: as 19 trials."""
    moments = Moments(1)
    for number in range(20):
        moments.add([number < 3, 1.0])
    share, trials = 0.15, 19
    middle = (share + Z95**2 / (2 * trials)) / (1 + Z95**2 / trials)
    half = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2)) / (1 + Z95**2 / trials)
    assert moments.combination([1.0], parts=True) == pytest.approx((share, middle - half, middle + half))


def test_games_are_the_clusters() -> None:
    """Ten chances of one game that all go alike tell no more than one game."""
    alike, apart = Moments(1), Moments(1)
    for win in (1.0, 0.0, 0.0, 1.0):
        alike.add([10 * win, 10.0])
        apart.add([win, 1.0])
    assert alike.combination([1.0]) == pytest.approx(apart.combination([1.0]))


def test_what_was_never_measured_has_no_figure() -> None:
    moments = Moments(2)
    moments.add([1.0, 1.0, 0.0, 0.0])
    assert moments.combination([0.0, 1.0]) is None
    assert moments.combination([1.0, -1.0]) is None


@pytest.mark.parametrize("parts", [False, True])
def test_a_single_game_in_which_it_was_measured_tells_no_interval(parts: bool) -> None:
    moments = Moments(2)
    moments.add([1.0, 2.0, 1.0, 1.0])
    moments.add([0.0, 0.0, 0.0, 1.0])
    assert moments.combination([1.0, 0.0], parts) == (0.5, None, None)
    assert moments.combination([1.0, -1.0], parts) == (0.0, None, None)
    assert moments.combination([0.0, 1.0], parts) != (0.5, None, None)


def test_games_that_lack_a_thing_are_of_its_whole() -> None:
    whole = Moments(2)
    for row in ([1.0, 3.0, 2.0, 2.0], [0.0, 1.0, 1.0, 4.0]):
        whole.add(row)
    late, early = Moments.lacking(whole), Moments(2)
    for row in ([0.0, 3.0, 0.0, 2.0], [0.0, 1.0, 0.0, 4.0]):
        early.add(row)
    assert (late.sums, late.products, late.games) == (early.sums, early.products, early.games)
    late.add([1.0, 1.0, 1.0, 1.0])
    assert whole.games == [2, 2]


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    """Clusters of unequal size, a share that differs from cluster to cluster: true share 0.3."""
    chance, held = random.Random(5), 0
    for _ in range(400):
        moments = Moments(1)
        for _ in range(80):
            size, share = chance.randint(1, 6), chance.choice((0.1, 0.5))
            moments.add([sum(chance.random() < share for _ in range(size)), size])
        found = moments.combination([1.0], parts=True)
        assert found is not None
        held += (found.low or 0.0) <= 0.3 <= (found.high or 0.0)
    assert 360 <= held <= 395
