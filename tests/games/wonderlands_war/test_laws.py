"""Whole random games: parts conserved, clones, forms, undo and replays, for every number of players and set."""

from __future__ import annotations

import itertools
import json
import random

import pytest

from tests.campaign import some
from tests.games.wonderlands_war.laws import check_position
from tests.games.wonderlands_war.walks import PLAYERS, SWITCHES, walk
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.errors import UndoRefused
from wabe.kernel.game import Game
from wabe.kernel.record import Record

CASES = list(some(itertools.product(PLAYERS, SWITCHES)))


@pytest.mark.parametrize(("players", "switch"), CASES)
def test_parts_are_conserved_and_numbers_keep_to_their_bounds(
    players: int, switch: str
) -> None:  # WW-S16 WW-T26 WW-B17 WW-T29
    rounds = set()
    for state in walk(players, SWITCHES[switch], f"laws {players} {switch}"):
        check_position(state)
        rounds.add(state.round)
    assert rounds == {0, 1, 2, 3}
    assert state.over
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_has_a_form_that_means_it(players: int) -> None:
    for state in some(walk(players, {"ally_set": "random"}, f"forms {players}"), 2):
        for seat in state.waiting:
            forms = [state.form(action, seat) for action in state.legal_actions(seat)]
            assert len({json.dumps(form, sort_keys=True) for form in forms}) == len(forms) > 0
            assert [state.parse(form, seat) for form in forms] == state.legal_actions(seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_clone_plays_on_alike_and_alone(players: int) -> None:
    rng = random.Random(players)
    for state in some(walk(players, SWITCHES["mixed"], f"clones {players}"), 2):
        twin, before = state.clone(), state.to_json()
        assert twin.to_json() == before
        if not state.over:
            action = rng.choice(state.legal_actions())
            twin.apply(action)
            assert state.to_json() == before
            assert twin.to_json() != before
            again = state.clone()
            again.apply(action)
            assert again.to_json() == twin.to_json()


def record(players: int, seed: int, actions: int) -> Record:
    """The beginning of a random game with its past; seats of simultaneous steps act in any order."""
    rng = random.Random(seed)
    made = Record(GAME, players, seed, {"ally_set": "random"})
    while not made.state.over and len(made.turns) < actions:
        seat = rng.choice(made.state.waiting)
        made.act(seat, rng.choice(made.state.legal_actions(seat)))
    return made


@pytest.mark.parametrize("players", PLAYERS)
def test_all_is_taken_back_to_where_something_was_last_revealed(players: int) -> None:  # WW-S18
    rng = random.Random(players)
    made, known, longest = record(players, 20, 0), -1, 0
    while not made.state.over:
        if made.state.information != known:
            known, start, taken = made.state.information, made.state.to_json(), []
        seat = rng.choice(made.state.waiting)
        made.act(seat, rng.choice(made.state.legal_actions(seat)))
        taken.append(seat)
        if made.state.information == known and rng.random() < 0.3:
            longest = max(longest, len(taken))
            for each in reversed(taken):
                made.undo(each)
            assert made.state.to_json() == start
            taken.clear()
        elif made.state.information != known and made.undo_refusal(seat) is not None:
            with pytest.raises(UndoRefused):
                made.undo(seat)
    assert longest > 2


@pytest.mark.parametrize("players", PLAYERS)
def test_a_replay_plays_again_as_it_did(players: int) -> None:
    made = record(players, 30 + players, 10_000)
    file = json.loads(json.dumps(made.to_json()))

    def load(_name: str, **_data: object) -> Game:
        return GAME

    again = Record.from_json(file, load)
    assert again.state.over
    assert {**again.state.to_json(), "rng": 0} == {**made.state.to_json(), "rng": 0}  # chance goes on otherwise
    assert [event.args for event in again.events] == [event.args for event in made.events]
    middle = made.at(len(made.turns) // 2)
    assert isinstance(middle, WarState)
    check_position(middle)


def test_hidden_things_are_not_in_the_events_that_others_read() -> None:  # WW-S18
    made = record(4, 40, 10_000)
    secret = [event for event in made.events if event.secret]
    assert {event.kind for event in secret} >= {"quests-dealt", "quest-kept", "quest-drawn"}
    for event in secret:
        readers = [seat for seat in range(4) if event.project(seat)["seen"]]
        assert readers == [event.args["seat"]]
        assert not event.project(None)["seen"]
        assert not {"quest", "quests"} & set(event.project(None)["args"])
