"""Luck: what chance gave, against what was to be expected of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

import wabe
from tests.bots.highest import Highest
from tests.kernel.toy import Together, Toy
from wabe.analysis.figures import mean_of
from wabe.analysis.worlds import Knowledge, chance_of, luck_of, shown_choices, worlds_after
from wabe.games.wonderland_xiii import GAME
from wabe.kernel.state import State

WAR = wabe.load("war")


def asked(game: wabe.Game, step: str, players: int, seed: int = 1) -> Iterator[State]:
    """The positions of a game that is played by quick actions, where this step is asked."""
    state = game.new(players, seed)
    while not state.over:
        if state.top_step().name == step:
            yield state.clone()
        state.apply(state.game.quick_action(state.clone()))


def test_on_average_luck_is_nothing() -> None:
    """Whatever positions are worth: what was to be expected is the mean of what comes."""
    state = next(asked(GAME, "cover", 2))
    action, amounts = state.legal_actions()[0], []
    for seed in range(100):
        true = state.determinise(state.seat, seed)
        after = true.clone()
        after.apply(action)
        amounts.append(luck_of(true, state.seat, action, after, 1000 + 100 * seed, 4)[state.seat].mean)
    luck = mean_of(amounts)
    assert abs(luck.mean) <= luck.error
    assert luck.error < 0.06


def test_what_one_seat_gains_by_luck_others_lose() -> None:
    for state in list(asked(GAME, "cover", 3))[:4]:
        after = state.clone()
        after.apply(state.legal_actions()[0])
        found = luck_of(state, state.seat, state.legal_actions()[0], after, 5, 6)
        assert sum(figure.mean for figure in found) == pytest.approx(0.0, abs=1e-9)


def test_what_others_have_chosen_is_no_luck_of_a_draw() -> None:  # WW-B06
    """In every world they have chosen what all see a moment later; before that nobody is taken to know it."""
    state = next(state for state in asked(WAR, "draw_or_halt", 2) if len(state.waiting) == 2)
    first, last = state.waiting
    for chosen in state.legal_actions(first):
        before = state.clone()
        before.apply(chosen, first)
        assert shown_choices(before) == {first: chosen}
        worlds = list(worlds_after(Knowledge(before, last), before.legal_actions()[-1], {first: chosen}, 5, 6))
        assert len(worlds) == 6
        assert shown_choices(state) == {}


class Shown(Together):
    """All see what was picked."""

    def shows_choices(self, g: Toy, arg: i64) -> bool:
        return True


@pytest.mark.parametrize(("step", "luck"), [(Shown, False), (Together, True)])
def test_how_well_others_chose_is_no_luck_where_it_is_seen(step: type[Together], luck: bool) -> None:
    state = Highest(step(4, "both", {0: (1, 9), 1: (2, 3)})).new(2, 1)
    state.apply(9, 0)
    after = state.clone()
    after.apply(3, 1)
    found = luck_of(state, 1, 3, after, 5, 20)
    assert any(figure.mean for figure in found) == luck


def test_what_stays_secret_is_not_taken_as_known() -> None:  # WW-B04
    state = next(asked(WAR, "wager", 4))
    before = state.clone()
    before.apply(state.legal_actions(state.waiting[0])[-1], state.waiting[0])
    assert before.committed()
    assert shown_choices(before) == {}


def test_where_no_world_agrees_with_what_was_chosen_nothing_is_said_of_luck() -> None:
    state = next(state for state in asked(WAR, "draw_or_halt", 2) if len(state.waiting) == 2)
    assert list(worlds_after(Knowledge(state, state.waiting[1]), 0, {state.waiting[0]: 99}, 5, 3)) == []


def test_the_chance_of_a_seat_is_a_share_and_after_the_end_what_it_has_won() -> None:
    state = GAME.new(2, 1)
    assert 0.0 < chance_of(state, 0, 1, 5) < 1.0
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert [chance_of(state, seat, 1, 5) for seat in range(2)] == state.returns()
