"""What a play is worth to each seat: a share of the win, a rank, a margin."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Pick, Toy, ToyGame
from wabe.kernel.errors import BadReward
from wabe.kernel.rewards import MARGIN, RANK, REWARDS, WIN, check_reward, rewards
from wabe.kernel.ties import TieBreaker


class Race(ToyGame):
    """Points by fiat, and a tie-breaker."""

    def __init__(self, points: list[int], tokens: list[int]) -> None:
        super().__init__(Pick(1, "pick", 0, (1, 2)))
        self.points = points
        self.tokens = tokens

    def scores(self, state: Toy) -> list[int]:
        return self.points

    def tie_breakers(self, state: Toy) -> list[TieBreaker]:
        return [TieBreaker("tokens", self.tokens)]


def ended(points: list[int], tokens: list[int] | None = None, left: int = 0) -> Toy:
    """A play that has ended so."""
    state = Race(points, tokens or [0] * len(points)).new(len(points), 1)
    state.left_mask = left
    state.end()
    return state


@pytest.mark.parametrize(
    ("points", "tokens", "left", "win", "rank", "margin"),
    [
        ([9, 5, 1], [0, 0, 0], 0, [1, 0, 0], [1, 0.5, 0], [4, -4, -8]),
        ([5, 5, 1], [0, 0, 0], 0, [0.5, 0.5, 0], [0.75, 0.75, 0], [0, 0, -4]),
        ([5, 5, 1], [0, 1, 0], 0, [0, 1, 0], [0.5, 1, 0], [0, 0, -4]),
        ([7, 5, 5], [0, 0, 0], 0, [1, 0, 0], [1, 0.25, 0.25], [2, -2, -2]),
        ([9, 5, 1], [0, 0, 0], 1, [0, 1, 0], [0, 1, 0.5], [4, -4, -8]),
        ([3, 3], [0, 0], 0, [0.5, 0.5], [0.5, 0.5], [0, 0]),
    ],
)
def test_rewards_of_an_ended_play(
    points: list[int], tokens: list[int], left: int, win: list[float], rank: list[float], margin: list[float]
) -> None:
    state = ended(points, tokens, left)
    assert rewards(state, WIN) == win
    assert rewards(state, RANK) == rank
    assert rewards(state, MARGIN) == margin


@pytest.mark.parametrize("reward", REWARDS)
def test_a_play_that_is_not_over_is_worth_nothing_yet(reward: str) -> None:
    state = Race([4, 9, 4], [0, 0, 0]).new(3, 1)
    assert rewards(state, reward) == [0, 0, 0]
    state.end()
    assert any(rewards(state, reward))


def test_a_reward_that_there_is_none_of_is_told() -> None:
    assert [check_reward(name) for name in REWARDS] == list(REWARDS)
    with pytest.raises(BadReward, match=r"no reward 'glory'; there are win, rank, margin"):
        check_reward("glory")
