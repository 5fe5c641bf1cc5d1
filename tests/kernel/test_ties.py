"""Equal scores: what decides between them, and how it is told."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Toy, ToyGame
from wabe.kernel.ties import TieBreaker


class Tea(ToyGame):
    """Points, lumps and spills of each seat are given."""

    def __init__(self, points: list[int], spills: list[int], lumps: list[int]) -> None:
        super().__init__()
        self.points, self.spills, self.lumps = points, spills, lumps

    def scores(self, state: Toy) -> list[int]:
        return self.points

    def tie_breakers(self, state: Toy) -> list[TieBreaker]:
        return [TieBreaker("spills", self.spills, fewest=True), TieBreaker("lumps", self.lumps)]


def tea(points: list[int], spills: list[int], lumps: list[int]) -> Toy:
    """A play that is over."""
    return Tea(points, spills, lumps).new(len(points), 1)


@pytest.mark.parametrize(
    ("points", "spills", "lumps", "winners"),
    [
        ([3, 5, 4], [0, 9, 0], [9, 0, 9], [1]),
        ([5, 5, 4], [2, 1, 0], [9, 0, 9], [1]),
        ([5, 5, 5], [1, 1, 2], [3, 4, 9], [1]),
        ([5, 5, 5], [1, 1, 1], [4, 3, 4], [0, 2]),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 2]),
    ],
)
def test_each_decides_between_those_still_equal(
    points: list[int], spills: list[int], lumps: list[int], winners: list[int]
) -> None:
    state = tea(points, spills, lumps)
    assert state.winners() == winners
    assert state.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_a_tie_is_told_with_the_numbers_of_all_that_were_still_equal() -> None:
    assert tea([5, 5, 5], [1, 1, 2], [3, 4, 9]).tie() == {
        "seats": [0, 1, 2],
        "steps": [
            {"by": "spills", "seats": [0, 1, 2], "numbers": [1, 1, 2]},
            {"by": "lumps", "seats": [0, 1], "numbers": [3, 4]},
        ],
    }


def test_what_was_not_looked_at_is_not_told() -> None:
    assert tea([5, 5, 4], [2, 1, 0], [9, 0, 9]).tie() == {
        "seats": [0, 1],
        "steps": [{"by": "spills", "seats": [0, 1], "numbers": [2, 1]}],
    }


def test_without_a_tie_there_is_nothing_to_tell() -> None:
    assert tea([3, 5, 4], [0, 0, 0], [0, 0, 0]).tie() is None


def test_nothing_decides_before_the_end() -> None:
    state = tea([5, 5], [1, 2], [0, 0])
    state.depth = 1
    assert (state.winners(), state.tie()) == ([], None)
