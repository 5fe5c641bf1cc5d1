"""What a play was worth to each seat, for programs that learn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.kernel.errors import BadReward, quoted
from wabe.kernel.state import State

WIN: Final = "win"
RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, RANK, MARGIN)


def check_reward(reward: str) -> str:
    """The name itself. Raises `BadReward`."""
    if reward not in REWARDS:
        raise BadReward("error-no-reward", reward=quoted(reward), rewards=list(REWARDS))
    return reward


def rewards(state: State, reward: str) -> list[float]:
    """The reward of each seat: 0.0 for all while the play is not over, also where it is cut off.

    Who learns values what follows a cut-off by itself; the standing, paid as well, would count twice.

    Args:
        state: at the end of a play, or where it was cut off.
        reward: `win`, the share of the win; `rank`, from 1.0 for the first to 0.0 for the last; `margin`, the points
            ahead of the best other seat, negative behind.
    """
    if not state.over:
        return [0.0] * int(state.players)
    if reward == RANK:
        return ranks(state)
    return margins(state.scores()) if reward == MARGIN else state.returns()


def margins(scores: list[int]) -> list[float]:
    """How far each is ahead of the best other one."""
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def ranks(state: State) -> list[float]:
    """From 1.0 for the first to 0.0 for the last: the winners, then by points, last who has left; the same share."""
    scores, winners, most = state.scores(), state.winners(), int(state.players) - 1
    order = [rank_key(state, winners, scores, seat) for seat in range(state.players)]
    return [(behind(order, own) + (tied(order, own) - 1) / 2) / most for own in order]


def rank_key(state: State, winners: list[int], scores: list[int], seat: i64) -> tuple[int, int, int]:
    """What a seat is ranked by, the greatest first."""
    return (
        1 if seat in winners else 0,
        0 if state.left_mask >> seat & 1 else 1,
        0 if seat in winners else scores[seat],
    )


def behind(order: list[tuple[int, int, int]], own: tuple[int, int, int]) -> int:
    """How many stand behind."""
    return len([other for other in order if other < own])


def tied(order: list[tuple[int, int, int]], own: tuple[int, int, int]) -> int:
    """How many stand there."""
    return len([other for other in order if other == own])
