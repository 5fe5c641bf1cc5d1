"""Wonderland XIII: choices that win for certain, where the game can be lost after any other one."""

from __future__ import annotations

from typing import Final

from tests.judged.proof import SMALL, NotProved, worth_of_pass
from wabe.kernel.state import State

DEEP: Final = 7  # actions that are followed until others win
REDRAWS: Final = 4  # of what the seat does not know, to look for a loss in


def certainly_best(state: State) -> list[int]:
    """The places of the actions that win whatever comes. Raises `NotProved` unless every other one can lose."""
    actions = state.legal_actions()
    best = [index for index, action in enumerate(actions) if wins(state, action)]
    if not 0 < len(best) < len(actions):
        raise NotProved
    if all(can_lose(state, actions[index]) for index in set(range(len(actions))) - set(best)):
        return best
    raise NotProved


def wins(state: State, action: int) -> bool:
    """Whether the game is won after it, with own choices alone, whatever cards come."""
    try:
        return worth_of_pass(state, action).least > 1.0 - SMALL
    except NotProved:
        return False


def can_lose(state: State, action: int) -> bool:
    """Whether, with cards that may lie there, others can win after it however the seat goes on."""
    for seed in range(REDRAWS):
        world = state.determinise(state.seat, seed)
        world.apply(action)
        if is_lost(world, state.seat, DEEP):
            return True
    return False


def is_lost(state: State, seat: int, deep: int) -> bool:
    """Whether others can win from here within so many actions, though the seat may know all cards."""
    if state.over:
        return state.returns()[seat] == 0.0
    if deep == 0:
        return False
    found = (is_lost(after(state, action), seat, deep - 1) for action in state.legal_actions())
    return all(found) if state.seat == seat else any(found)


def after(state: State, action: int) -> State:
    """The position after an action."""
    twin = state.clone()
    twin.apply(action)
    return twin
