"""What others see of a choice (`Step.seen`): as much as they are told of it, neither less nor more."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.analysis.positions import KINDS
from wabe.analysis.worlds import seen
from wabe.kernel.events import EventLog
from wabe.kernel.state import State

ENOUGH = 4  # decisions of a step,
MOST = 6  # and actions of each
SECRET = {
    "xiii": set[str](),
    "heroes": {"choose_card", "keep", "mulligan"},
    "war": {"keep_quest", "discard_quest", "wager"},
}
COMES_OUT = {"keep", "mulligan"}  # in what is discarded; but no world is asked to agree with that
OPEN = {
    "choose_effect",
    "choose_forged",
    "forging",
    "pay",
    "turn_down",
}  # made in the open, and shown with what follows


def told(before: State, action: int, viewer: int) -> tuple[bool, Any]:
    """Whether chance has spoken, and what a viewer sees of an action, once all have chosen."""
    state = before.clone()
    state.log = EventLog()
    state.apply(action)
    while state.committed():
        state.apply(state.legal_actions()[0])
    return bool(state.log.chance), (state.view(viewer), [event.project(viewer) for event in state.log.events])


def decisions(game: str) -> dict[str, list[State]]:
    """Some decisions of each step."""
    found: dict[str, list[State]] = {}
    for walk in range(3):
        for state in KINDS[game].walk(3, {}, f"seen {walk}"):
            if len(state.legal_actions()) > 1 and len(found.setdefault(state.top_step().name, [])) < ENOUGH:
                found[state.top_step().name].append(state.clone())
    return found


@pytest.mark.parametrize("game", KINDS)
def test_others_are_told_as_much_of_a_choice_as_is_seen_of_it(game: str) -> None:  # WW-B04, WW-S10, WW-T21, AH-29
    secret = set()
    for step, states in decisions(game).items():
        for state in states:
            actions, viewer = state.legal_actions()[:MOST], (state.seat + 1) % 3
            shown = {action: (seen(state, state.seat, action), *told(state, action, viewer)) for action in actions}
            for (one, by_chance, led_to), (other, chance, led_elsewhere) in combinations(shown.values(), 2):
                if one != other:
                    assert led_to != led_elsewhere or step in OPEN
                    continue
                secret.add(step)
                if not (by_chance or chance or step in COMES_OUT):
                    assert led_to == led_elsewhere
    assert secret == SECRET[game]
