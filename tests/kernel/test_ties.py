"""Equal scores: what decides between them, and how it is told."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Toy, ToyGame
from wabe.kernel.ties import TieBreaker


class Tea(Toy):
    """Points, lumps and spills of each seat are given."""

    points: list[int]
    lumps: list[int]
    spills: list[int]

    def scores(self) -> list[int]:
        return self.points

    def tie_breakers(self) -> list[TieBreaker]:
        return [TieBreaker("spills", self.spills, fewest=True), TieBreaker("lumps", self.lumps)]


def tea(points: list[int], spills: list[int], lumps: list[int]) -> Tea:
    """A play that is over."""
    state, game = Tea(), ToyGame()
    state.set_up(game, len(points), game.check_options(None), offers=1)
    state.trace = []
    state.points, state.spills, state.lumps = points, spills, lumps
    return state


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
