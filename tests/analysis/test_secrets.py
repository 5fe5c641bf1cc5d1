"""All that is said of a decision comes from what the seat knew then, never from what was hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.positions import KINDS, twins, variant
from wabe.analysis import Settings, choices
from wabe.analysis.choices import Decision
from wabe.analysis.worlds import chance_of, luck_of, shown_choices
from wabe.kernel.state import State

SETTINGS = Settings(iterations=4, seed=3)


def said_of(state: State, action: int) -> tuple[Any, ...]:
    """What the analysis of a choice finds."""
    decision = Decision(7, state, state.seat, action)
    first = choices.judged(decision, SETTINGS)
    again = choices.looked_at_again(first, SETTINGS)
    return first.better, first.cost, first.win, again.cost, choices.tell(again, SETTINGS).to_json()


@pytest.mark.parametrize("game", KINDS)
def test_two_true_positions_that_differ_in_hidden_things_are_judged_alike(game: str) -> None:
    compared = changed = 0
    for state, twin, rng in twins(game):
        action = rng.choice(state.legal_actions())
        assert said_of(state, action) == said_of(twin, action)
        assert chance_of(state, state.seat, 5, 4) == chance_of(twin, state.seat, 5, 4)
        compared += 1
        changed += state.to_json() != twin.to_json()
    assert compared > 3
    assert changed > 2


@pytest.mark.parametrize("game", KINDS)
def test_luck_is_what_the_seat_saw_of_it(game: str) -> None:
    compared = 0
    for state, twin, rng in twins(game, 5):
        seat, action = state.seat, rng.choice(state.legal_actions())
        after = state.clone()
        after.apply(action)
        if after.information == state.information or shown_choices(state) != shown_choices(twin):
            continue
        found = luck_of(state, seat, action, after, 5, 4)
        assert found == luck_of(twin, seat, action, variant(game, after, seat, rng), 5, 4)
        compared += 1
    assert compared > 3
