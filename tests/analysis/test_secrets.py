"""All that is said of a decision comes from what the seat knew then, never from what was hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.positions import KINDS, twins, variant
from wabe.analysis import Settings, choices
from wabe.analysis.choices import Decision
from wabe.analysis.worlds import Act, chance_of, luck_of_seat, seen
from wabe.kernel.state import State

SETTINGS = Settings(iterations=4, seed=3)


def said_of(state: State, action: int) -> tuple[Any, ...]:
    """What the analysis of a choice finds."""
    decision = Decision(7, state, state.seat, action)
    first = choices.judged(decision, SETTINGS)
    again = choices.looked_at_again(first, "second", SETTINGS)
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


def shown(state: State) -> list[object]:
    """What all see of what is chosen in an open simultaneous step, once it is over."""
    seats = [seat for seat in range(state.players) if state.committed() >> seat & 1]
    return [seen(state, seat, int(state.commitment(seat))) for seat in seats]


@pytest.mark.parametrize("game", KINDS)
def test_luck_is_what_the_seat_saw_of_it(game: str) -> None:
    compared = 0
    for state, twin, rng in twins(game, 10):
        seat, action = state.seat, rng.choice(state.legal_actions())
        after = state.clone()
        after.apply(action)
        if after.information == state.information or shown(state) != shown(twin):
            continue
        found = luck_of_seat(Act(state, after, seat, action), seat, 5, 4)
        assert found == luck_of_seat(Act(twin, variant(game, after, seat, rng), seat, action), seat, 5, 4)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("game", KINDS)
def test_the_luck_of_a_seat_says_nothing_of_what_others_know(game: str) -> None:
    """Somebody else acts, with secrets that the seat does not know."""
    compared = 0
    for state, _, rng in twins(game, 5):
        actor, viewer = state.seat, (state.seat + 1) % 3
        twin = variant(game, state, viewer, rng)
        action = rng.choice(state.legal_actions())
        legal = twin.legal_actions(actor)
        alike = [each for each in legal if seen(twin, actor, each) == seen(state, actor, action)]
        after = state.clone()
        after.apply(action)
        if after.information == state.information or shown(state) != shown(twin) or not alike:
            continue
        found = luck_of_seat(Act(state, after, actor, action), viewer, 5, 4)
        other = luck_of_seat(Act(twin, variant(game, after, viewer, rng), actor, rng.choice(alike)), viewer, 5, 4)
        assert found == other
        compared += 1
    assert compared > 3
