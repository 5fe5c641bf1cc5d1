"""The proofs themselves: chances sum to one, intervals hold what play-outs bring, and nothing is claimed too early."""

from __future__ import annotations

import random

import pytest

import wabe
from tests.judged.certain import can_lose, wins
from tests.judged.positions import kept, reached
from tests.judged.proof import NotProved, Worth, best_of, outcomes, shares, worlds, worth_of_pass
from wabe.games.wonderlands_war.war.drawing import DRAW


def test_every_chip_of_the_bag_is_an_outcome_of_a_draw() -> None:
    for judged in [judged for judged in kept("wonderlands_war") if judged.step == "draw_or_halt"]:
        state = reached("wonderlands_war", judged)
        bag = state.to_json()["areas"]["bag"][state.seat]
        found = outcomes(state, DRAW)
        assert len(found) == sum(1 for count in bag if count)
        assert sorted(chance for chance, _ in found) == pytest.approx(sorted(n / sum(bag) for n in bag if n))


def test_cards_that_may_lie_there_are_weighed_by_how_many_there_are() -> None:
    tried = 0
    for judged in kept("wonderland_xiii"):
        if judged.step != "cover" or judged.why != "exact":
            continue
        state = reached("wonderland_xiii", judged)
        found = list(worlds(state, state.legal_actions()[0]))
        assert sum(chance for chance, _ in found) == pytest.approx(1.0)
        assert all(world.view(state.seat) == state.view(state.seat) for _, world in found)
        tried += 1
    assert tried > 5


def test_the_worth_of_a_pass_is_what_redrawn_games_bring() -> None:
    rng = random.Random("passes")
    for judged in [judged for judged in kept("wonderland_xiii") if judged.step == "cover"][:4]:
        state = reached("wonderland_xiii", judged)
        action = rng.choice(state.legal_actions())
        won = 0.0
        for seed in range(400):
            world = state.determinise(state.seat, seed)
            world.apply(action)
            won += world.returns()[state.seat] / 400
        assert won == pytest.approx(worth_of_pass(state, action).least, abs=0.1)


def test_a_pass_that_does_not_end_the_game_is_not_judged() -> None:
    state = wabe.load("xiii").new(2, 1)
    with pytest.raises(NotProved):
        worth_of_pass(state, state.legal_actions()[0])


def test_certain_wins_are_won_and_what_can_be_lost_is_not_certain() -> None:
    for judged in [judged for judged in kept("wonderland_xiii") if judged.why == "certain"][:8]:
        state = reached("wonderland_xiii", judged)
        for action in state.legal_actions():
            assert wins(state, action) != can_lose(state, action)


def test_what_is_best_is_above_all_others() -> None:
    sure, open_, low = Worth(1.0, 1.0), Worth(0.2, 0.9), Worth(0.0, 0.1)
    assert best_of([low, sure, open_]) == [1]
    assert best_of([sure, low, sure]) == [0, 2]
    assert shares([low, sure, open_]) == [1.0, 0.9]
    for undecided in ([sure, sure], [open_, Worth(0.5, 0.5)]):
        with pytest.raises(NotProved):
            best_of(undecided)
