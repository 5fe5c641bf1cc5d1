"""Cartographer Alice: VP at the end for every tile with an own space."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, GREEN, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player


def paid(holds: list[int] | None = None, attacks: list[int] | None = None, **slots: Any) -> int | None:
    """What she pays for these spaces."""
    return final(scene(player(holds=holds, attacks=attacks or [], **slots)), "cartographer")


@pytest.mark.parametrize(
    ("holds", "vp"), [([7], 1), ([7, 9, 12], 1), ([7, 14], 2), ([7, 16, 23, 50], 4), ([7, 8], 1), ([7, 1], 2)]
)
def test_one_vp_for_each_tile_whatever_is_held_there(holds: list[int], vp: int) -> None:
    assert paid(holds, green="cartographer") == vp


def test_an_attack_is_no_space_held() -> None:  # AHA-26
    assert paid([7], [16, 23], green="cartographer") == 1


def test_a_new_tile_counts_and_a_space_lost_does_not() -> None:  # AHA-57
    state = scene(player(holds=[7, 14]), player("- -", green="cartographer", holds=[BLUE]))
    assert final(state, "cartographer", seat=1) == 2
    invade(state, BLUE)  # stolen
    assert final(state, "cartographer", seat=1) == 1


def test_without_her_nothing_is_paid() -> None:
    assert paid([7, 14]) is None


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert paid(green="cartographer cartographer") == 5
    state = scene(player(green="cartographer cartographer", white="valkyrie"))
    invade(state, BLUE, "turn_down cartographer", "turn_no_more")
    assert final(state, "cartographer") == 5


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28
    state = scene(player(green="cartographer", white="valkyrie"))
    invade(state, GREEN, "turn_down cartographer")
    assert (live(state), final(state, "cartographer")) == (["valkyrie"], None)
    state = scene(player(blue="detective", white="-cartographer"))
    invade(state, BLUE, "turn_up cartographer")
    assert final(state, "cartographer") == 5


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid(red="cartographer") == 5


@pytest.mark.parametrize(("own", "vp"), [("", 5), ("cartographer", 10)])
def test_wiccan_alone_and_beside(own: str, vp: int) -> None:  # AH-26
    assert paid(blue="wiccan:cartographer", white=own) == vp


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "cartographer", "vp = 1", "vp = 2")
    assert final(scene(player(green="cartographer"), game=game), "cartographer") == 10
