"""What differences prove: errors as rare as they are said to be, however often one looks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from wabe.arena.evidence import Evidence

VALUES = (-1.0, -0.5, 0.0, 0.5, 1.0)
EVEN = (0.1, 0.2, 0.4, 0.2, 0.1)
BETTER = (0.03, 0.1, 0.32, 0.3, 0.25)  # by 0.32 on average
ERROR = 0.05


def watched(chances: Sequence[float], rounds: int, seed: int) -> Iterator[Evidence]:
    """Differences drawn with these chances: all that is known after each round."""
    chance, evidence = random.Random(seed), Evidence()
    for value in chance.choices(VALUES, chances, k=rounds):
        evidence.add(value)
        yield evidence


def test_between_equals_a_verdict_is_as_rare_as_stated_though_one_looks_after_every_round() -> None:
    runs = 200
    fooled = sum(any(seen.side(ERROR) for seen in watched(EVEN, 100, seed)) for seed in range(runs))
    assert fooled / runs <= ERROR
    naive = sum(any(outside(seen) for seen in watched(EVEN, 100, seed)) for seed in range(runs))
    assert naive / runs > 3 * ERROR  # what an interval for a fixed number does when it is watched


def outside(seen: Evidence) -> bool:
    low, high = seen.fixed(ERROR)
    return low > 0 or high < 0


def test_a_better_bot_is_found_out_soon() -> None:
    found = [next(seen.count for seen in watched(BETTER, 400, seed) if seen.side(ERROR) != 0) for seed in range(20)]
    sides = [next(seen.side(ERROR) for seen in watched(BETTER, 400, seed) if seen.side(ERROR)) for seed in range(20)]
    assert sides == [1] * 20
    assert sorted(found)[10] < 60


@pytest.mark.parametrize("chances", [EVEN, BETTER, (0, 0, 0.1, 0.1, 0.8)])
def test_intervals_have_the_truth_in_them(chances: Sequence[float]) -> None:
    truth = sum(chance * value for chance, value in zip(chances, VALUES, strict=True)) / sum(chances)
    runs = 150
    ends = [list(watched(chances, 40, seed))[-1] for seed in range(runs)]
    for intervals, least in (
        ([seen.fixed(ERROR) for seen in ends], 0.92),
        ([seen.interval(ERROR) for seen in ends], 0.97),
    ):
        covered = sum(low <= truth <= high for low, high in intervals)
        assert covered / runs >= least
    assert all(low <= seen.mean <= high for seen in ends for low, high in (seen.fixed(ERROR), seen.interval(ERROR)))


def test_an_interval_without_zero_is_a_verdict() -> None:
    for seed in range(10):
        for seen in watched(BETTER, 60, seed):
            if seen.count % 15 == 0:
                low, high = seen.interval(ERROR)
                assert seen.side(ERROR) == (low > 0) - (high < 0)
                mirrored = Evidence(-value for value in seen.seen.elements())
                assert mirrored.interval(ERROR) == pytest.approx((-high, -low), abs=1e-9)
                assert mirrored.side(ERROR) == -seen.side(ERROR)


def test_little_is_known_of_little() -> None:
    assert Evidence().interval(ERROR) == pytest.approx((-1, 1))
    assert Evidence().fixed(ERROR) == (-1, 1)
    assert (Evidence().mean, Evidence().side(ERROR)) == (0, 0)
    low, high = Evidence([1, 1, 1]).interval(ERROR)
    assert low < 0
    assert high > 0.999
    assert Evidence([1, 1, 1]).fixed(ERROR)[0] < 0
    with pytest.raises(ValueError, match="-1 to 1"):
        Evidence([1.5])
