"""Features of every game: named, finite, the hand estimate among them, and made of nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isfinite
from pathlib import Path

import pytest

import wabe
from tests.campaign import campaign
from tests.packs import PACKS, played_with
from wabe.kernel.state import State
from wabe.kernel.value import softmax

TABLES = [
    pytest.param(game, players, id=f"{game.alias}-{players}")
    for game in wabe.games().values()
    if game.columns()
    for players in range(game.min_players, game.max_players + 1)
]
PLACES = [
    *[(game, game.alias, game.home) for game in wabe.games().values() if game.home],
    *[(played_with(pack), pack.name, str(pack)) for pack in PACKS],
]
WEIGHTS = [
    pytest.param(game, path, id=f"{name}-{path.stem}")
    for game, name, folder in PLACES
    for path in sorted((Path(folder) / "values").glob("*.json"))
]
MOST_BYTES = 200_000
GAMES = campaign(1)
ONE_IN = 9


def walk(game: wabe.Game, players: int) -> Iterator[State]:
    """Every decision of whole games, played half in a hurry and half at random."""
    for seed in range(GAMES):
        rng = random.Random(f"{players} {seed}")
        state = game.new(players, rng.getrandbits(40))
        while not state.over:
            yield state
            hurried = rng.random() < 0.5
            state.act(state.decider, game.quick_action(state) if hurried else rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_has_its_features(game: wabe.Game, players: int) -> None:
    """A finite number for each seat and column; the first column is the hand estimate."""
    width, times = len(game.columns()), []
    assert len(set(game.columns())) == width
    for state in walk(game, players):
        found = game.features(state)
        assert len(found.listed()) == players * width
        assert all(map(isfinite, found.listed()))
        assert softmax(found.listed()[::width]) == pytest.approx(game.hand_estimate(state))
        times.append(found.time)
    assert min(times) >= 0.0
    assert 0.9 <= max(times) <= 1.2


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_features_of_a_redrawn_state_do_not_depend_on_what_is_hidden(game: wabe.Game, players: int) -> None:
    """And asking changes nothing."""
    rng = random.Random(players)
    for index, state in enumerate(walk(game, players)):
        if index % ONE_IN == 0:
            viewer, seed = rng.randrange(players), rng.getrandbits(40)
            before = state.to_json()
            other = state.determinise(viewer, rng.getrandbits(40))
            found = game.features(state.determinise(viewer, seed))
            assert found.listed() == game.features(other.determinise(viewer, seed)).listed()
            assert state.to_json() == before


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if not str(table.id).startswith("war")])
def test_features_hang_on_open_information_alone(game: wabe.Game, players: int) -> None:
    """In War they look at the Quests in all hands, as the hand estimate does."""
    rng = random.Random(players)
    for index, state in enumerate(walk(game, players)):
        if index % ONE_IN == 0:
            twin = state.determinise(rng.randrange(players), rng.getrandbits(40))
            assert game.features(twin).listed() == game.features(state).listed()


@pytest.mark.parametrize(("game", "path"), WEIGHTS)
def test_the_weights_of_a_game_or_a_pack_fit_its_rules_and_data(game: wabe.Game, path: Path) -> None:
    """After a change of either they are learned again (docs/bots.md); a card beside says of what."""
    assert game.value_for(int(path.stem)) is not None, game.unfit
    assert path.stat().st_size < MOST_BYTES
    assert "wabe learn" in path.with_suffix(".md").read_text(encoding="utf-8")
