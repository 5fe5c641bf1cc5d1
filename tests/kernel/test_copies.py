"""Copies and pickles of games, states and records: independent, and all plays on identically."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.demo_game.teapots import GAME as TEAPOTS
from tests.games.alicematic_heroes import packs as heroes_packs
from tests.games.wonderlands_war import packs as war_packs
from tests.kernel.larder import larder
from wabe.bots import Situation
from wabe.games.alicematic_heroes import GAME as HEROES
from wabe.games.wonderland_xiii import GAME as XIII
from wabe.games.wonderlands_war import GAME as WAR
from wabe.kernel.errors import BadData
from wabe.kernel.events import EventLog
from wabe.kernel.playout import playout
from wabe.kernel.record import Record
from wabe.kernel.state import State

GAMES: list[wabe.Game] = [XIII, HEROES, WAR, TEAPOTS]
WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))]
all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
all_ways = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


def packed(title: str, folder: Path) -> wabe.Game:
    """A game with a data pack."""
    if title == "heroes":
        return wabe.load(title, data=heroes_packs.cheap_ninja(folder))
    return wabe.load(title, data=war_packs.pack(folder, factions=war_packs.stated("factions.toml") + "\n# mine"))


def played(game: wabe.Game, seed: int, actions: int) -> Record:
    """A random play of so many actions, some of them taken back."""
    rng, record = random.Random(seed), Record(game, 3, seed)
    for _ in range(actions):
        if record.state.over:
            break
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
        if rng.random() < 0.2 and record.undo_refusal(seat) is None:
            record.undo(seat)
    return record


def ahead(state: State) -> list[Any]:
    """All that a state says, and how it plays on: its chance and what it redraws included."""
    told: list[Any] = [state.to_json(), state.scores(), state.score_sheet()]
    for seat in range(state.players):
        redrawn = state.determinise(seat, 7)
        playout(redrawn)
        told += [state.view(seat), state.decision(seat), state.odds(seat), redrawn.to_json()]
    end = state.clone()
    playout(end)
    return [*told, end.to_json()]


def past(record: Record) -> list[Any]:
    """All that a record says, with what can be taken back."""
    refusals = [record.undo_refusal(seat) for seat in range(record.state.players)]
    return [record.to_json(), record.state.to_json(), [repr(event) for event in record.events], refusals]


@all_ways
@all_games
def test_a_copied_state_plays_on_identically_and_alone(game: wabe.Game, way: Callable[[Any], Any]) -> None:
    for actions in (0, 7, 60, 10_000):
        state = played(game, actions, actions).state
        before = ahead(state)
        twin = way(state)
        assert type(twin) is type(state)
        assert twin.game is game
        assert twin.log is None
        assert ahead(twin) == before
        playout(twin)
        assert ahead(state) == before


@all_ways
@all_games
def test_a_copied_record_plays_on_identically_and_alone(game: wabe.Game, way: Callable[[Any], Any]) -> None:
    for actions in (0, 20):
        record = played(game, actions, actions)
        before = past(record)
        twin = way(record)
        assert past(twin) == before
        rng = random.Random(1)
        for _ in range(25):
            if not twin.state.over:
                seat = rng.choice(twin.state.waiting)
                twin.act(seat, rng.choice(twin.state.legal_actions(seat)))
        assert past(record) == before
        for turn in twin.turns[len(record.turns) :]:
            record.act(turn.seat, record.state.parse(turn.form, turn.seat))
        assert past(record) == past(twin)


@all_ways
@all_games
def test_a_copied_record_takes_back_alike(game: wabe.Game, way: Callable[[Any], Any]) -> None:
    for seed in range(12):
        record = played(game, seed, 5 + seed)
        twin = way(record)
        for seat in range(3):
            while record.undo_refusal(seat) is None:
                record.undo(seat)
                twin.undo(seat)
        assert past(twin) == past(record)


@all_ways
@all_games
def test_a_game_is_copied_as_itself(game: wabe.Game, way: Callable[[Any], Any]) -> None:
    assert way(game) is game
    assert way([game, {"of": game}]) == [game, {"of": game}]


@all_ways
@pytest.mark.parametrize("title", ["heroes", "war"])
def test_data_packs_are_kept(title: str, way: Callable[[Any], Any], tmp_path: Path) -> None:
    game = packed(title, tmp_path / "mine")
    again = way(game)
    assert (again.name, again.data, again.folder) == (game.name, game.data, game.folder)
    assert again.content() == game.content()
    record = played(game, 3, 30)
    assert ahead(way(record.state)) == ahead(record.state)
    assert past(way(record)) == past(record)
    assert way(record.state).game is way(record).game is again


def test_a_pack_that_has_changed_is_refused(tmp_path: Path) -> None:
    game = packed("heroes", tmp_path / "mine")
    state = played(game, 1, 5).state
    written = [pickle.dumps(game), pickle.dumps(state)]
    heroes_packs.pack(tmp_path / "mine", alices=heroes_packs.own("alices.toml"))
    for each in written:
        with pytest.raises(BadData, match='The pickled game was made with the data pack "mine"'):
            pickle.loads(each)


def test_a_game_that_cannot_be_found_again_is_not_pickled(tmp_path: Path) -> None:
    game = larder(tmp_path)
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(game.new(2, 1))
    assert copy.deepcopy(game.new(2, 1)).to_json() == game.new(2, 1).to_json()


@all_ways
@all_games
def test_what_the_engine_hands_out_is_copied_whole(game: wabe.Game, way: Callable[[Any], Any]) -> None:
    record = played(game, 5, 12)
    assert [repr(event) for event in way(record.events)] == [repr(event) for event in record.events]
    assert [turn.label for turn in way(record.turns)] == [turn.label for turn in record.turns]
    assert [option.to_json() for option in way(game.options)] == [option.to_json() for option in game.options]
    situation = Situation(record.state, record.state.seat)
    assert way(situation).determinise(4).to_json() == situation.determinise(4).to_json()


def test_a_copy_has_no_log() -> None:
    state = XIII.new(2, 1, log=EventLog())
    for way in WAYS:
        assert way(state).log is None
    assert state.log is not None


def test_states_and_records_go_to_other_processes_and_come_back() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for game in GAMES:
            record = played(game, 2, 15)
            assert ahead(pool.submit(copy.copy, record.state).result()) == ahead(record.state)
            assert past(pool.submit(copy.copy, record).result()) == past(record)
            assert pool.submit(ahead, record.state).result() == ahead(record.state)
