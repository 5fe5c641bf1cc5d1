"""What a choice cost: beyond noise, or not told."""

from __future__ import annotations

import pytest

from tests.judged.positions import kept, reached
from wabe.analysis import Choice, Settings, choices
from wabe.analysis.choices import Compared, Decision
from wabe.analysis.figures import Figure
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.state import State

SETTINGS = Settings(iterations=16, seed=1)


def told(action: int, state: State) -> list[Choice]:
    """What is told of a choice after all looks at it."""
    looked = choices.worst([choices.judged(Decision(4, state, state.seat, action), SETTINGS)])
    for look in ("second", "third"):
        looked = choices.sure([choices.looked_at_again(each, look, SETTINGS) for each in looked])
    return [choices.tell(each, SETTINGS) for each in looked]


def decisive() -> tuple[State, int, int]:
    """A position in which one action wins seven times in eight, and another one that wins twice at most."""
    position = next(each for each in kept("wonderland_xiii") if each.shares == [0.875, 0.25])
    state = reached("wonderland_xiii", position)
    actions = state.legal_actions()
    best = next(action for action in actions if state.form(action) == position.best[0])
    return state, best, next(action for action in actions if action != best)


def test_a_choice_that_costs_the_win_is_told_with_the_better_one() -> None:
    state, best, other = decisive()
    (choice,) = told(other, state)
    assert (choice.at, choice.seat) == (4, state.seat)
    assert choice.chosen.form == state.form(other)
    assert choice.better.form == state.form(best)
    assert choice.cost > choice.error
    assert choice.cost > 0.4
    assert choice.reason is not None
    assert choice.prompt.key == "prompt-cover"


def test_the_best_choice_costs_nothing() -> None:
    state, best, _ = decisive()
    first = choices.judged(Decision(4, state, state.seat, best), SETTINGS)
    assert (first.better, first.cost) == (best, Figure())
    assert told(best, state) == []


def test_between_equal_choices_none_is_told_as_the_worse() -> None:  # XIII-S05
    """At the beginning all decks are alike."""
    state = GAME.new(2, 1)
    assert [told(action, state) for action in state.legal_actions()[:3]] == [[], [], []]


def found(cost: float, error: float) -> Compared:
    state = GAME.new(2, 1)
    return Compared(Decision(0, state, state.seat, 0), 1, Figure(cost, (error / 1.96) ** 2), 0.3)


@pytest.mark.parametrize(
    ("cost", "error", "is_told"), [(0.1, 0.05, True), (0.1, 0.2, False), (0.004, 0.001, False), (-0.1, 0.01, False)]
)
def test_what_is_within_noise_or_costs_next_to_nothing_is_not_told(cost: float, error: float, is_told: bool) -> None:
    assert bool(choices.sure([found(cost, error)])) == is_told


def test_three_are_told_at_most_and_the_costliest_first() -> None:
    sure = choices.sure([found(cost, 0.01) for cost in (0.1, 0.3, 0.2, 0.4, 0.05)])
    assert [each.cost.mean for each in sure] == [0.4, 0.3, 0.2]


def test_each_look_has_chance_of_its_own() -> None:
    state, best, other = decisive()
    first = Compared(Decision(4, state, state.seat, other), best, Figure(), 0.0)
    looks = [choices.looked_at_again(first, look, SETTINGS).cost for look in ("second", "third", "second")]
    assert looks[0] == looks[2] != looks[1]
