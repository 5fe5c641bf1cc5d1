"""Saved states: what a game is given to restore is checked first; whatever is wrong is a `BadSave`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wabe
from tests.campaign import campaign
from tests.demo_game.teapots import GAME as TEAPOTS
from tests.kernel.toy import Note, Pick, Together, Toy, ToyGame
from tests.mutations import mutated
from wabe.kernel.errors import BadSave
from wabe.kernel.game import Game
from wabe.kernel.message import Json

TOY = ToyGame(
    Pick(9, "pick", 1, (1, 2)), Together(5, "together", {0: (1, 2), 2: (3, 4)}), Note(6, "after"), more=(Note(7, "b"),)
)


def save() -> Json:
    return TOY.new(3, 1, {"mood": "wild"}).to_json()


def committed(game: Game) -> Json:
    """A save in the middle of a simultaneous step."""
    state = game.new(3, 2)
    while state.top_step().mode != 2:
        state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions(2)[1], 2)
    return json.loads(json.dumps(state.to_json()))  # type: ignore[no-any-return]


def refused(data: Any) -> str:
    with pytest.raises(BadSave) as error:
        TOY.from_json(data)
    return str(error.value)


def test_a_save_says_what_it_is_of() -> None:
    data = save()
    assert {name: data[name] for name in ("schema", "game", "version", "players", "options")} == {
        "schema": 1,
        "game": "toy",
        "version": 3,
        "players": 3,
        "options": {"long": False, "mood": "wild"},
    }
    assert data["stack"] == [["after", 0], ["together", 0], ["pick", 0]]
    assert json.loads(json.dumps(data)) == data


def test_a_loaded_state_is_the_saved_one_and_its_own() -> None:
    data = save()
    state = TOY.from_json(data)
    assert isinstance(state, Toy)
    assert (state.to_json(), state.legal_actions(), state.waiting, state.log) == (data, [1, 2], (1,), None)
    state.apply(2)
    assert state.to_json()["areas"] == {"trace": ["1:2"]}
    assert data["areas"] == {"trace": []}


@pytest.mark.parametrize("data", [None, 5, "save", [], [1]])
def test_what_is_no_object(data: Any) -> None:
    assert refused(data) == "A save is a JSON object."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"schema": 9}, "The save has schema 9; this version reads 1."),
        ({"schema": True}, "The save has schema True; this version reads 1."),
        ({"schema": 1.0}, "The save has schema 1.0; this version reads 1."),
        ({"schema": 10**5000}, "The save has schema a number too long to show; this version reads 1."),
        ({"game": 10**5000}, "The save is of the game a number too long to show, not of toy."),
        ({"version": 3.0}, "The save has rules version 3.0; this version plays 3."),
        ({"version": 10**5000}, "The save has rules version a number too long to show; this version plays 3."),
        ({"players": 10**5000}, "The save is broken: toy is for 1 to 5 players, not a number too long to show."),
        ({"rng": 10**5000}, "The save is broken: rng is a number too long to show, not a whole number from 0"),
        ({"waiting": [10**5000]}, "The save is broken: There is no seat a number too long to show"),
        ({"game": "chess"}, "The save is of the game 'chess', not of toy."),
        ({"version": 4}, "The save has rules version 4; this version plays 3."),
        ({"version": True}, "The save has rules version True; this version plays 3."),
        ({"options": None}, "The save is broken: Options are an object of names and values."),
        ({"options": {"gone": 1}}, "The save is broken: There is no option 'gone'"),
        ({"players": 9}, "The save is broken: toy is for 1 to 5 players, not 9."),
        ({"options": {"mood": 1}}, "The save is broken: The option mood can be calm, wild, not 1."),
        ({"rng": -1}, "The save is broken: rng is -1, not a whole number from 0 to 4611686018427387903."),
        ({"rng": 1 << 62}, "not a whole number from 0 to"),
        ({"information": "1"}, "The save is broken: information is '1', not a whole number"),
        ({"decisions": True}, "The save is broken: decisions is True, not a whole number"),
        ({"stack": [["leap", 0]]}, "The save is broken: there is no step 'leap'."),
        ({"stack": [["none", 0]]}, "The save is broken: there is no step 'none'."),
        ({"stack": [["pick", -1]]}, "The save is broken: stack is -1, not a whole number"),
        ({"stack": [["pick", 1 << 60]]}, "The save is broken: stack is"),
        ({"stack": [["after", 0]]}, "The save is broken: the step after waits for nobody."),
        ({"stack": [["pick", 0]] * 30}, "The save is broken: The stack of frames is full."),
        ({"stack": 5}, "The save is broken: stack is 5, not a list."),
        ({"stack": ["pick"]}, 'The save is broken: "pick" is no frame of the stack.'),
        ({"stack": [[["pick"], 0]]}, "The save is broken: there is no step ['pick']."),
        ({"waiting": None}, "The save is broken: waiting is null, not a list."),
        ({"commitments": {}}, "The save is broken: commitments is {}, not a list."),
        ({"commitments": [-1]}, "The save is broken: commitments is not what the game would write there."),
        ({"waiting": [3]}, "The save is broken: There is no seat 3"),
        ({"commitments": [0, 0, 0, 0]}, "The save is broken: There is no seat 3"),
        ({"commitments": [-2, 0, 0]}, "The save is broken: commitments is -2"),
        ({"areas": {}}, "The save is broken: it lacks 'trace'."),
        ({"areas": 7}, "The save is broken: areas is 7, not an object."),
        ({"areas": {"trace": [], "more": 1}}, "The save is broken: more is not what the game would write there."),
        ({"areas": {"trace": [1]}}, "The save is broken: the trace."),
    ],
)
def test_what_is_wrong_with_a_save(changes: Json, sentence: str) -> None:
    assert sentence in refused({**save(), **changes})


def test_a_value_that_a_game_stumbles_over_is_refused_in_words() -> None:
    data = wabe.load("xiii").new(2, 1).to_json()
    data["areas"]["hall"] = 7
    with pytest.raises(BadSave, match=r"^The save is broken: something in its areas is none of the game's \(.+\)\.$"):
        wabe.load("xiii").from_json(data)


@pytest.mark.parametrize("name", ["schema", "players", "options", "rng", "stack", "waiting", "commitments", "areas"])
def test_what_a_save_lacks(name: str) -> None:
    data = save()
    del data[name]
    assert name in refused(data)


SAVES: dict[str, tuple[Game, Any]] = {
    "toy": (TOY, save()),
    "toy midway": (TOY, committed(TOY)),
    "teapots": (TEAPOTS, committed(TEAPOTS)),
}


@settings(max_examples=campaign(400))
@given(st.sampled_from(sorted(SAVES)).flatmap(lambda name: st.tuples(st.just(name), mutated(SAVES[name][1]))))
def test_a_mutated_save_is_refused_or_loads(case: tuple[str, Any]) -> None:
    name, data = case
    try:
        state = SAVES[name][0].from_json(data)
    except BadSave:
        return
    assert SAVES[name][0].from_json(state.to_json()).to_json() == state.to_json()
    assert state.over or state.waiting
    for seat in state.waiting:
        assert state.legal_actions(seat)
