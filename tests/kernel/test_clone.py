"""Clones: complete, independent, without a log. Every field of every class is walked over."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wabe
from tests.demo_game.teapots import GAME as TEAPOTS
from wabe.games.alicematic_heroes import GAME as HEROES
from wabe.games.alicematic_heroes.content.content import Content
from wabe.games.alicematic_heroes.table.board import Board
from wabe.games.wonderland_xiii import GAME as XIII
from wabe.games.wonderlands_war import GAME as WAR
from wabe.games.wonderlands_war.content.content import Content as WarContent
from wabe.kernel.events import EventLog
from wabe.kernel.state import State

SHARED = {"steps", "game", "options"}  # of the play, never changed
FIXED = {"content", "board", "kingdoms", "factions", "ally_sets"}  # of one game: its data and its set-up


def fields(state: State) -> list[str]:
    """The names of all fields, of all its classes, compiled or interpreted."""
    found = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        found |= set(getattr(kind, "__mypyc_attrs__", ())) | set(vars(kind).get("__annotations__", ()))
    return sorted(found - {"__dict__"})


def midway(game: wabe.Game, seed: int) -> State:
    """A position of a random play, every scalar with a value of its own."""
    rng = random.Random(seed)
    state: State = game.new(3, seed)
    for _ in range(rng.randrange(3, 9)):
        state.apply(rng.choice(state.legal_actions()))
    return state


def set_apart(state: State) -> None:
    """Give every field a value that no new object has."""
    for number, name in enumerate(fields(state)):
        value = getattr(state, name)
        if type(value) is bool:
            setattr(state, name, not value)
        elif type(value) is int:
            setattr(state, name, 1000 + number)
        elif name not in SHARED | FIXED | {"log"}:
            for place in range(len(value)):
                value[place] = 2000 + place


def contents(state: State) -> dict[str, Any]:
    return {name: plain(getattr(state, name)) for name in fields(state)}


def plain(value: Any) -> Any:
    whole = (bool, int, dict, wabe.Game, Board, Content, WarContent)
    return value if value is None or isinstance(value, whole) else list(value)


@pytest.mark.parametrize("game", [XIII, HEROES, WAR, TEAPOTS], ids=lambda game: game.name)
def test_no_field_is_forgotten(game: wabe.Game) -> None:
    state = midway(game, 1)
    assert {"stack", "rng", "commitments", "information"} < set(fields(state))
    assert len(fields(state)) > 15
    set_apart(state)
    assert contents(state.clone()) == contents(state)


@pytest.mark.parametrize("game", [XIII, HEROES, WAR, TEAPOTS], ids=lambda game: game.name)
def test_no_field_is_shared(game: wabe.Game) -> None:
    state = midway(game, 2)
    twin = state.clone()
    before = contents(state)
    set_apart(twin)
    assert contents(state) == before
    for name in (SHARED | FIXED) & set(fields(state)):
        assert getattr(twin, name) is getattr(state, name)


@pytest.mark.parametrize("game", [XIII, HEROES, WAR, TEAPOTS], ids=lambda game: game.name)
def test_a_clone_plays_on_alike_and_alone(game: wabe.Game) -> None:
    rng = random.Random(3)
    state = game.new(3, 4)
    while not state.over:
        twin, before = state.clone(), state.to_json()
        assert twin.to_json() == before
        action = rng.choice(state.legal_actions())
        twin.apply(action)
        assert state.to_json() == before
        state.apply(action)
        assert state.to_json() == twin.to_json()


def test_a_clone_has_no_log() -> None:
    state = XIII.new(2, 1, log=EventLog())
    assert state.log is not None
    assert state.clone().log is None
    assert state.determinise(0, 1).log is None
