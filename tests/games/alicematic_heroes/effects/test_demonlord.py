"""Demonlord Alice: invades Mystic Forests that are not surrounded, and is stronger there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, final, game_with, scene
from tests.games.alicematic_heroes.table import holders, invade, kinds, live, player, powers, reach
from tests.games.playing import legal
from wabe.kernel.message import Json

FOREST = 8  # of number 3; around it 7 (a City of seat 0), 9 and 13
BESIDE = "invade 8"


def offered(*others: int, **slots: Any) -> bool:
    """Whether seat 0 may invade the Forest, when seat 1 holds those spaces."""
    return BESIDE in legal(scene(player(**slots), player("- -", holds=list(others))))


def test_a_forest_that_is_not_surrounded_may_be_invaded_for_its_full_number() -> None:  # AH-60 AH-62 E-42
    state = scene(player(red="demonlord"))
    assert (reach(state, FOREST)["military"], powers(state)["forest"]) == ([3, 3], 2)
    assert kinds(invade(state, FOREST)) == ["invaded", "vp-gained"]
    assert (state.scores()[0], holders(state, FOREST)) == (3, [0])
    assert not offered(red="- - -")


def test_it_needs_outright_success() -> None:  # AH-49 AHA-91
    assert not offered(white="demonlord")


def test_the_majority_condition_stays() -> None:  # AH-77 AHA-22
    assert offered(9, red="demonlord -")
    assert not offered(9, 13, red="demonlord -")


def test_nobody_around_is_no_majority() -> None:  # AHA-82
    state = scene(player(red="demonlord - -", holds=[14, 21]))
    assert BESIDE not in legal(state)


def test_no_help_against_other_spaces() -> None:
    assert reach(scene(player(red="demonlord")), BLUE)["military"] == [1, 0]


def test_the_forest_counts_as_held_but_cannot_be_passed() -> None:  # AHA-24
    state = scene(player(white="cartographer", holds=[14, 15]))  # behind the Forest 15 lies 54
    assert (final(state, "cartographer"), state.view(None)["map"]["spaces"][15]["connected"]) == (1, True)
    assert reach(state, 54)["mobility"] == [0, 3]


@pytest.mark.parametrize(("red", "able"), [("demonlord", True), ("- - -", False)])
def test_a_forest_is_stolen_without_being_surrounded(red: str, able: bool) -> None:  # AHA-75 AHA-25
    state = scene(player(red=red), player("- -", holds=[FOREST]))
    assert (BESIDE in legal(state)) == able
    if able:
        assert kinds(invade(state, FOREST)) == ["stolen", "invaded", "vp-gained"]
        assert (state.scores()[0], holders(state, FOREST)) == (1, [0])


def test_turned_by_valkyrie_she_no_longer_opens_the_forest() -> None:  # AH-78
    state = scene(player(red="demonlord valkyrie -", white="miko"))
    assert reach(state, FOREST)["how"] == ["success"]
    invade(state, FOREST)
    assert legal(state) == ["turn_down miko white 0", "turn_no_more"]


def test_face_down_she_is_nothing_and_turned_up_she_works() -> None:  # AH-28
    state = scene(player(red="-demonlord - -", blue="detective"))
    assert BESIDE not in legal(state)
    invade(state, BLUE, "turn_up demonlord")
    assert (live(state), powers(state)["forest"]) == (["demonlord", "detective"], 2)


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player(red="demonlord demonlord valkyrie"))
    assert powers(state)["forest"] == 2
    invade(state, FOREST, "turn_down demonlord red 0")
    assert holders(state, FOREST) == [0]


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert offered(red="-", green="demonlord")


@pytest.mark.parametrize(("slots", "more"), [({}, 2), ({"white": "demonlord"}, 4)])
def test_wiccan_alone_and_beside(slots: Json, more: int) -> None:  # AH-26
    state = scene(player(red="-", blue="wiccan:demonlord", **slots))
    assert reach(state, FOREST)["military"] == [1 + more, 3]


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "demonlord", "military = 2", "military = 3")
    assert reach(scene(player(white="demonlord"), game=game), FOREST)["military"] == [3, 3]
