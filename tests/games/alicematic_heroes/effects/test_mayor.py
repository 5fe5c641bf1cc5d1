"""Mayor Alice: VP at the end for Cities."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player


def paid(holds: list[int] | None = None, **slots: Any) -> int | None:
    """What she pays for these spaces."""
    return final(scene(player(holds=holds, **slots)), "mayor")


@pytest.mark.parametrize(("holds", "vp"), [([7], 2), ([7, 14, 21], 6), ([7, 9, 12, 8], 2)])
def test_two_vp_for_each_city_and_none_for_other_spaces(holds: list[int], vp: int) -> None:
    assert paid(holds, white="mayor") == vp


def test_a_city_shared_with_others_counts() -> None:
    assert paid([7, 28, 35], white="mayor") == 6


def test_a_city_with_two_own_tokens_counts_once() -> None:  # AHA-73
    state = scene(player(white="mayor", red="- - - -", tokens="r"), repeat_own_city=True)
    invade(state, 0)
    assert (state.view(None)["map"]["spaces"][0]["held"], final(state, "mayor")) == ([0, 0], 10)


def test_a_new_city_counts() -> None:  # AHA-57
    state = scene(player(white="mayor", red="- - - -", green="- - -"))
    invade(state, CITY)
    assert final(state, "mayor") == 12


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert paid(white="mayor mayor") == 10
    state = scene(player(white="mayor mayor valkyrie"))
    invade(state, BLUE, "turn_down mayor", "turn_no_more")
    assert final(state, "mayor") == 10


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28
    state = scene(player(white="mayor valkyrie"))
    invade(state, GREEN, "turn_down mayor")
    assert (live(state), final(state, "mayor")) == (["valkyrie"], None)
    state = scene(player(blue="detective", red="-mayor"))
    invade(state, BLUE, "turn_up mayor")
    assert final(state, "mayor") == 10


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid(red="mayor") == 10


@pytest.mark.parametrize(("own", "vp"), [("", 10), ("mayor", 20)])
def test_wiccan_alone_and_beside(own: str, vp: int) -> None:  # AH-26
    assert paid(blue="wiccan:mayor", white=own) == vp


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "mayor", "vp = 2", "vp = 3")
    assert final(scene(player(white="mayor"), game=game), "mayor") == 15
