"""Ninja Alice: stronger against Cities."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, powers, reach
from tests.games.playing import legal

FAR = "- - -"  # enough Mobility for the free City
FOREST = 8  # of number 3; around it 7, 9 and 13


def strength(space: int = CITY, **slots: Any) -> list[int]:
    """Military Power of seat 0 against a space, and what it needs."""
    state = scene(player(tokens="rrrrrr", green=FAR, holds=[9, 13], **slots))
    found: list[int] = reach(state, space)["military"]
    return found


def test_two_more_against_a_city() -> None:
    state = scene(player(red="ninja -", green=FAR))
    assert (strength(red="ninja -"), powers(state)["city"]) == ([4, 4], 2)
    assert kinds(invade(state, CITY)) == ["invaded", "vp-gained"]


def test_without_her_the_city_is_no_target() -> None:  # AHA-91
    assert f"invade {CITY}" not in legal(scene(player(red="- -", green=FAR)))


@pytest.mark.parametrize("space", [BLUE, FOREST])
def test_nothing_against_land_and_forests(space: int) -> None:
    assert strength(space, red="ninja -")[0] == 2


def test_turned_by_valkyrie_she_no_longer_helps_in_that_invasion() -> None:  # AH-78 E-34
    state = scene(player(red="ninja valkyrie", green=FAR))
    assert powers(state)["military"] + powers(state)["city"] == 4
    invade(state, CITY, "turn_down ninja")  # 2 cards, 2 for the turning
    assert (live(state), powers(state)["city"]) == (["valkyrie"], 0)


def test_face_down_she_does_not_help_and_turned_up_she_does() -> None:  # AH-28 AH-81
    assert strength(red="-ninja -")[0] == 2
    state = scene(player(red="-ninja", blue="detective"))
    invade(state, BLUE, "turn_up ninja")
    assert powers(state)["city"] == 2


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert strength(red="ninja ninja")[0] == 4
    state = scene(player(red="ninja ninja valkyrie"))
    invade(state, BLUE, "turn_down ninja red 0", "turn_no_more")
    assert (live(state), powers(state)["city"]) == (["ninja", "valkyrie"], 2)


def test_a_second_copy_takes_over_in_the_invasion_that_turns_the_first() -> None:  # AH-25 AH-78
    state = scene(player(red="ninja ninja valkyrie", white="miko", green=FAR))
    invade(state, CITY, "turn_down ninja red 0")
    assert state.view(0)["plan"]["military"] == [7, 4]  # three cards, 2 for the turning, 2 of the other


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert strength(red="- -", white="ninja")[0] == 4


def test_with_panzer_four_cards_take_a_city_of_six() -> None:
    state = scene(player(red="ninja panzer - -", green=FAR, holds=[0, 42]))
    assert reach(state, 7)["military"] == [8, 6]


@pytest.mark.parametrize(("red", "power"), [("- -", 4), ("ninja -", 6)])
def test_wiccan_alone_and_beside(red: str, power: int) -> None:  # AH-26
    assert strength(red=red, blue="wiccan:ninja")[0] == power


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "ninja", "military = 2", "military = 3")
    state = scene(player(red="ninja", green=FAR), game=game)
    assert reach(state, CITY)["military"] == [4, 4]
