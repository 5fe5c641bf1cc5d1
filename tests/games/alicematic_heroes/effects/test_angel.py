"""Angel Alice: VP at the end for Commoners."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, GREEN, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player
from tests.games.playing import play


def paid(**slots: Any) -> int | None:
    """What she pays in this kingdom."""
    return final(scene(player(**slots), player("- -", red="- - -")), "angel")


@pytest.mark.parametrize(
    ("red", "blue", "vp"), [("", "", 0), ("-", "", 1), ("- - - -", "- - -", 7), ("- - - -", "- - - -", 7)]
)
def test_one_vp_for_each_commoner_in_all_slots_up_to_seven(red: str, blue: str, vp: int) -> None:
    assert paid(white="angel", red=red, blue=blue) == vp


def test_alices_do_not_count() -> None:  # AH-28
    assert paid(white="angel miko -", red="ninja") == 1


def test_a_new_commoner_counts() -> None:  # AHA-57
    state = scene(player("miko -", white="angel"), step="choose_card")
    play(state, "play miko", "commoner miko green")
    assert final(state, "angel") == 1


def test_alices_turned_down_count_too() -> None:
    state = scene(player(white="angel valkyrie miko", red="-"))
    assert final(state, "angel") == 1
    invade(state, BLUE, "turn_down miko", "turn_no_more")
    assert final(state, "angel") == 2


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert paid(white="angel angel", red="- -") == 2
    state = scene(player(white="angel angel valkyrie", red="- -"))
    invade(state, BLUE, "turn_down angel", "turn_no_more")
    assert final(state, "angel") == 3


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28
    state = scene(player(white="angel valkyrie", red="-"))
    invade(state, GREEN, "turn_down angel")
    assert (live(state), final(state, "angel")) == (["valkyrie"], None)
    state = scene(player(blue="detective", red="-angel -ninja"))
    invade(state, BLUE, "turn_up angel")
    assert final(state, "angel") == 1


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid(red="angel -") == 1


@pytest.mark.parametrize(("own", "vp"), [("", 7), ("angel", 14)])
def test_wiccan_alone_and_beside_up_to_seven_each(own: str, vp: int) -> None:  # AH-26
    assert paid(blue="wiccan:angel", white=own, red="- - - -", green="- - - -") == vp


def test_a_pack_changes_the_numbers(tmp_path: Path) -> None:
    game = game_with(tmp_path, "angel", "vp = 1, max = 7", "vp = 2, max = 3")
    assert [final(scene(player(white="angel", red=red), game=game), "angel") for red in ("-", "- -")] == [2, 3]
