"""What the advice on an action is made of: terms that sum to its worth, each with a text, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import wabe
from tests.bots.test_search import asked
from wabe.games.wonderland_xiii.table.step_ids import GO_ON, STOP
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.game import Game
from wabe.kernel.state import State
from wabe.texts import Texts

GAMES = wabe.games()
ERRING = 0.2  # of the choices are made at random, so that positions differ from those of good play


def decisions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game that is played well, but not always."""
    chance = random.Random(seed)
    players = chance.randint(game.min_players, game.max_players)
    options = {option.name: chance.choice(option.choices) for option in game.options if option.rules}
    state = game.new(players=players, seed=seed, options=options if game.alias == "xiii" else {})
    while not state.over:
        seat = chance.choice(state.waiting)
        yield state, seat
        actions, worth = state.legal_actions(seat), game.advise(state, seat)
        best = actions[worth.index(max(worth))]
        state.apply(chance.choice(actions) if chance.random() < ERRING else best, seat)


def walked(game: Game) -> Iterator[tuple[State, int]]:
    """The decisions of some games."""
    for seed in range(4 if game.alias == "xiii" else 1):
        yield from decisions(game, seed)


@pytest.mark.parametrize("name", GAMES)
def test_terms_sum_to_the_advice_and_have_texts(name: str) -> None:
    game = GAMES[name]
    texts, found = Texts(game), set()
    for state, seat in walked(game):
        judged = list(zip(state.legal_actions(seat), game.advise(state, seat), strict=True))
        for action, worth in {judged[0], judged[-1], max(judged, key=lambda one: one[1])}:
            reasons = game.reasons(state, seat, action)
            assert reasons.total() == pytest.approx(worth, abs=1e-9), (state.top_step().name, action)
            assert all(0.0 <= chance <= 1.0 for chance in reasons.chances.values())
            found |= {*(f"why-{term}" for term in reasons.terms), *(f"chance-{chance}" for chance in reasons.chances)}
    assert len(found) > 5
    assert {key for key in found if not texts.has(key)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_reasons_leave_the_position_as_it_is(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=3)
    before = state.to_json()
    for action in state.legal_actions():
        game.reasons(state, state.seat, action)
    assert state.to_json() == before


def test_a_game_that_names_no_terms_has_one() -> None:
    game = GAMES["wonderland_xiii"]
    state = game.new(seed=3)
    worth = game.advise(state, state.seat)
    for action, points in zip(state.legal_actions(), worth, strict=True):
        assert Game.reasons(game, state, state.seat, action).terms == ({"worth": points} if points else {})


def test_where_nobody_else_is_nothing_is_gained_by_taking_part() -> None:  # WW-B14
    """The award and a Castle are there for the taking, and so the hint says."""
    game = GAMES["wonderlands_war"]
    for state, seat in decisions(game, 5):
        if state.top_step().name == "choose_region" and state.turn_number() < 4:
            alone = [region for region in state.legal_actions(seat) if not anybody(state, region)]
            for region in alone:
                assert "part" not in game.reasons(state, seat, region).terms
            if alone:
                return
    raise AssertionError("no empty Region")


def anybody(state: State, region: int) -> bool:
    """Whether somebody has a unit in a Region."""
    assert isinstance(state, WarState)
    return any(state.units(seat, region) > 0 for seat in range(state.players))


def test_where_a_collapse_is_certain_nothing_comes_home() -> None:  # XIII-11
    state = asked("CCCC RRRR CCCC HHHH AAAA", "aac", tunnel="rcchhqqa", hand=4)
    told = state.game.reasons(state, state.seat, GO_ON)
    stopped = state.game.reasons(state, state.seat, STOP)
    assert told.chances["collapse"] == 1.0
    assert "safety" not in told.terms
    assert told.terms["points"] < stopped.terms["points"]
