"""Astronaut Alice: distance counts from every own space."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, scene, swapped
from tests.games.alicematic_heroes.table import invade, kinds, live, player, reach

LONELY = 23  # an own space far from the own City 7; 24 and 18 lie beside it


def mobility(space: int, own: int = LONELY, **slots: Any) -> list[int]:
    """Mobility of seat 0 and what a space needs, with the City 7 and one other space."""
    found: list[int] = reach(scene(player(holds=[7, own], **slots)), space)["mobility"]
    return found


def test_a_space_beside_an_own_one_needs_one_connected_or_not() -> None:  # AH-82 AHA-53 E-14
    state = scene(player(holds=[7, LONELY], green="astronaut"))
    assert state.view(0)["map"]["spaces"][LONELY]["connected"] is False
    assert (reach(state, 18)["mobility"], reach(state, 18)["path"]) == ([1, 1], [LONELY, 18])
    assert mobility(18, green="-")[1] > 2


def test_the_cheapest_source_counts() -> None:
    assert mobility(10, green="astronaut") == [1, 0]  # on the tile of the own City (AH-40)
    assert mobility(54, own=10, green="astronaut") == [1, 1]
    assert mobility(17, green="astronaut") == [1, 2]


def test_cities_and_forests_are_sources() -> None:  # AHA-53
    state = scene(player(holds=[7, 22], white="astronaut"))
    assert (reach(state, 27)["mobility"], reach(state, 3)["mobility"]) == ([0, 1], [0, 1])
    assert mobility(45, white="astronaut") == [0, 2]  # from the City


def test_own_attack_tokens_are_no_sources() -> None:
    state = scene(player(holds=[7], attacks=[LONELY], green="astronaut"))
    assert reach(state, 24)["mobility"][1] > 2


def test_enemy_spaces_and_forests_on_the_way_count_as_always() -> None:  # AH-43 AH-42
    state = scene(player(holds=[7, 17], green="astronaut"), player("- -", holds=[18]))
    assert reach(state, 19)["mobility"] == [1, 2]  # round by 14
    state = scene(player(holds=[7, 17], green="astronaut"), player("- -", holds=[14, 18]))
    assert reach(state, 23)["mobility"] == [1, 3]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert mobility(18, white="astronaut astronaut") == [0, 1]
    state = scene(player(white="astronaut astronaut valkyrie"))
    invade(state, BLUE, "turn_down astronaut", "turn_no_more")
    assert live(state) == ["astronaut", "valkyrie"]


def test_turned_in_that_invasion_she_helps_no_more() -> None:  # AHA-66 AH-78
    state = scene(player(holds=[7, LONELY], green="astronaut", red="valkyrie"))
    assert reach(state, 18)["how"] == ["success", "attack"]
    assert kinds(invade(state, 18, "turn_down astronaut")) == ["alice-turned-down", "attacked"]


def test_face_down_she_is_one_card_and_turned_up_she_works() -> None:  # AH-28
    assert mobility(18, green="-astronaut")[1] > 2
    state = scene(player(blue="detective", white="-astronaut"))
    invade(state, BLUE, "turn_up astronaut")
    assert live(state) == ["detective", "astronaut"]


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert mobility(18, red="astronaut") == [0, 1]


@pytest.mark.parametrize("own", ["", "astronaut"])
def test_wiccan_alone_and_beside_nothing_more(own: str) -> None:  # AH-26
    assert mobility(18, blue="wiccan:astronaut", white=own) == [0, 1]


def test_she_does_not_lend_her_power_to_others() -> None:
    state = scene(player(holds=[7, LONELY]), player("- -", green="astronaut"))
    assert reach(state, 18)["mobility"][1] > 2


def test_in_a_pack_another_kind_may_have_her_effect(tmp_path: Path) -> None:
    game = swapped(tmp_path, "astronaut", "mayor")
    for white, needed in (("astronaut", 4), ("mayor", 1)):
        state = scene(player(holds=[7, LONELY], white=white), game=game)
        assert reach(state, 18)["mobility"] == [0, needed]
