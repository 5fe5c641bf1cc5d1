"""Scalars are declared once: none is forgotten when a state is emptied, saved, loaded or cloned."""

from __future__ import annotations

from typing import Any

import pytest

import wabe
from tests.demo_game.teapots import GAME as TEAPOTS
from tests.kernel.test_clone import fields, midway
from wabe.games.alicematic_heroes import GAME as HEROES
from wabe.games.alicematic_heroes.table.scalars import SCALARS as OF_HEROES
from wabe.games.wonderland_xiii import GAME as XIII
from wabe.games.wonderland_xiii.table.scalars import SCALARS as OF_XIII
from wabe.games.wonderlands_war import GAME as WAR
from wabe.games.wonderlands_war.table.scalars import SCALARS as OF_WAR
from wabe.kernel import scalars
from wabe.kernel.errors import BadSave
from wabe.kernel.scalars import NONE, Bits, Flag, Named, Number, OneOrNone, Scalar, Scalars, Seat, SeatOrNone
from wabe.kernel.state import State

LISTED: list[tuple[wabe.Game, Scalars]] = [(XIII, OF_XIII), (HEROES, OF_HEROES), (WAR, OF_WAR)]
FOLLOWS = {"two"}  # besides the switches, which have the names of their options
HELD_IN_AREAS = {"look_size", "deck_next", "deck_end"}  # how much of an area is filled, which saves show
each_game = pytest.mark.parametrize(("game", "listed"), LISTED, ids=lambda value: getattr(value, "name", ""))


def own_numbers(state: State) -> set[str]:
    """The fields that hold a number or a flag, but for those of the machine."""
    machine = set(fields(TEAPOTS.new(2, 1)))
    return {name for name in fields(state) if name not in machine and isinstance(getattr(state, name), int)}


def is_switch(game: wabe.Game, name: str) -> bool:
    """`skills_optional`, or `hatter_deck_by_user` for one of two words."""
    return any(name == option.name or name.startswith(f"{option.name}_") for option in game.options)


@each_game
def test_every_number_of_a_state_is_a_listed_scalar_or_follows_from_the_options(
    game: wabe.Game, listed: Scalars
) -> None:
    state, blank = midway(game, 1), game.blank(3, game.check_options({}))
    names = [each.name for each in listed]
    assert len(set(names)) == len(names)
    unlisted = own_numbers(state) - set(names)
    assert {name for name in unlisted - FOLLOWS if not is_switch(game, name)} == set()
    assert {name: getattr(state, name) for name in unlisted} == {name: getattr(blank, name) for name in unlisted}


@each_game
def test_every_scalar_begins_at_its_start(game: wabe.Game, listed: Scalars) -> None:
    blank = game.blank(3, game.check_options({}))
    for scalar in listed:
        start = getattr(blank, scalar.name)
        assert (start, type(start)) == (scalar.start, type(scalar.start))


@each_game
def test_every_saved_scalar_comes_back(game: wabe.Game, listed: Scalars) -> None:
    state, again = midway(game, 3), midway(game, 4)
    scalars.restore(again, listed, scalars.written(state, listed))
    for scalar in listed:
        if scalar.is_saved():
            value = getattr(again, scalar.name)
            assert (value, type(value)) == (getattr(state, scalar.name), type(getattr(state, scalar.name)))


@each_game
def test_a_save_has_every_saved_scalar(game: wabe.Game, listed: Scalars) -> None:
    """One that no save has changes nothing when it is set apart."""
    for scalar in listed:
        state = midway(game, 5)
        before, value = state.to_json(), getattr(state, scalar.name)
        setattr(state, scalar.name, changed(scalar, state, value))
        assert (state.to_json() != before) == scalar.is_saved() or scalar.name in HELD_IN_AREAS


def changed(scalar: Scalar[Any], state: State, value: int) -> int:
    """Another value that the scalar can have."""
    if isinstance(scalar.start, bool):
        return not value
    if isinstance(scalar, Bits):
        return value ^ 1
    if isinstance(scalar, Named):
        return 1 if value == 0 else 0
    if isinstance(scalar, Number):
        return value + 1 if value < scalar.greatest(state) else value - 1
    return value + 1


GAME_OF_THREE = TEAPOTS.new(3, 1)


@pytest.mark.parametrize(
    ("scalar", "value", "said"),
    [
        (Number("size", 0, 2, 5), 4, 4),
        (Seat("first"), 2, 2),
        (Seat("active", NONE), NONE, NONE),
        (SeatOrNone("robbed"), NONE, None),
        (SeatOrNone("robbed"), 2, 2),
        (OneOrNone("place", 9), NONE, None),
        (Named("card", ["alice", "cat"]), 1, "cat"),
        (Named("card", ["alice", "cat"]), NONE, None),
        (Bits("open", 4), 0b1010, [1, 3]),
        (Flag("passed"), 1, True),
    ],
)
def test_what_a_save_says_of_a_scalar(scalar: Scalar[Any], value: int, said: object) -> None:
    assert scalar.to_json(GAME_OF_THREE, value) == said
    assert scalar.from_json(GAME_OF_THREE, said) == value


@pytest.mark.parametrize(
    ("scalar", "said", "reason"),
    [
        (Number("size", 0, 2, 5), 6, "size is 6, not a whole number from 2 to 5"),
        (Number("wonder", 0, 0, 5, "wonder_size"), None, "wonder_size is None"),
        (Seat("first"), 3, "first is 3, not a whole number from 0 to 2"),
        (SeatOrNone("robbed"), NONE, "robbed is -1"),
        (Named("card", ["alice", "cat"]), "dog", "card is 'dog'"),
        (Named("card", ["alice", "cat"]), ["cat"], "card is"),
        (Bits("open", 4), [4], "open is 4"),
        (Bits("open", 4), 7, "open is 7, not a list"),
        (Flag("passed"), 1, "neither true nor false"),
    ],
)
def test_what_cannot_be_said_of_a_scalar(scalar: Scalar[Any], said: object, reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        scalar.from_json(GAME_OF_THREE, said)
