"""Judged positions: each is proved once more, and how many of them greedy play and search find is measured."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.judged.certain import certainly_best
from tests.judged.positions import GAMES, Judged, kept, reached
from tests.judged.proof import best_of, shares, worth_of_pass, worth_whatever_is_hidden
from wabe import bots
from wabe.kernel.state import State

LEAST: Final = 40  # positions of a game
FOUND: Final = (  # the share of the positions that a level finds at least
    ("wonderland_xiii", "greedy", 0.85),
    ("alicematic_heroes", "greedy", 0.85),
    ("wonderlands_war", "greedy", 0.90),
    ("wonderland_xiii", "search:iterations=300", 0.95),
    ("alicematic_heroes", "search:iterations=300", 0.95),
    ("wonderlands_war", "search:iterations=100", 0.95),
)
POSITIONS: Final = [(game, index) for game in GAMES for index in range(len(kept(game)))]


@cache
def position(game: str, index: int) -> tuple[State, Judged]:
    """A position, and what is said of it."""
    judged = kept(game)[index]
    return reached(game, judged), judged


def best(state: State, judged: Judged) -> list[int]:
    """The places of the actions that are said to be best."""
    forms = [state.form(action) for action in state.legal_actions()]
    return [forms.index(form) for form in judged.best]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_of_several_kinds(game: str) -> None:
    positions = kept(game)
    assert len(positions) >= LEAST
    assert len({judged.step for judged in positions}) >= 4
    assert len({(judged.seed, *judged.actions) for judged in positions}) == len(positions)


@pytest.mark.parametrize(("game", "index"), POSITIONS)
def test_the_best_choice_is_proved(game: str, index: int) -> None:
    state, judged = position(game, index)
    assert state.top_step().name == judged.step
    assert 0 < len(judged.best) < len(state.legal_actions())
    if judged.why == "certain":
        assert certainly_best(state) == best(state, judged)
        return
    if game == "wonderland_xiii":
        worth = [worth_of_pass(state, action) for action in state.legal_actions()]
    else:
        worth = worth_whatever_is_hidden(state)
    assert best_of(worth) == best(state, judged)
    assert shares(worth) == judged.shares


@pytest.mark.parametrize(("game", "level", "least"), FOUND)
def test_bots_find_their_share(game: str, level: str, least: float) -> None:
    found, positions = 0, kept(game)
    for index in range(len(positions)):
        state, judged = position(game, index)
        bot = bots.create(level, state.game, seed=index)
        action = bot.choose(bots.Situation(state, state.seat))
        found += state.legal_actions().index(action) in best(state, judged)
    assert found / len(positions) >= least, found


def test_search_finds_in_time_what_the_advice_ranks_far_down() -> None:
    """The spaces that win are not among the eight best, and most others lose."""
    state, judged = position("alicematic_heroes", 8)
    worth = state.game.advise(state, state.seat)
    winning = best(state, judged)
    assert max(worth[index] for index in winning) < sorted(worth, reverse=True)[7]
    bot = bots.create("search:iterations=10000", state.game, seed=8)
    assert state.legal_actions().index(bot.choose(bots.Situation(state, state.seat))) in winning
