"""Empress Alice: VP at the end for every Alice of the kingdom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player, sheet


def paid(**slots: Any) -> int | None:
    """What she pays in this kingdom."""
    return final(scene(player(**slots), player("- -", red="ninja panzer")), "empress")


def test_one_vp_for_each_alice_in_all_slots_herself_included() -> None:
    assert paid(yellow="empress") == 1
    assert paid(yellow="empress", red="ninja ninja", blue="little", green="jet", white="miko") == 6


def test_commoners_do_not_count_and_neither_do_others_alices() -> None:  # AH-30
    assert paid(yellow="empress - -", red="-ninja") == 1
    assert paid(red="ninja") is None


def test_the_slot_majority_is_paid_besides() -> None:  # AH-71 AH-72
    state = scene(player(yellow="empress magical"))
    found = sheet(state)
    assert (found["slots"]["yellow"], found["effects"]) == (2, {"empress": 2})


def test_those_turned_down_no_longer_count() -> None:  # AH-28
    state = scene(player(yellow="empress", white="valkyrie miko"))
    assert final(state, "empress") == 3
    invade(state, BLUE, "turn_down miko", "turn_no_more")
    assert final(state, "empress") == 2


def test_a_second_copy_is_one_more_alice_and_takes_over() -> None:  # AH-25
    assert paid(yellow="empress empress") == 2
    state = scene(player(yellow="empress empress", white="valkyrie"))
    invade(state, BLUE, "turn_down empress", "turn_no_more")
    assert final(state, "empress") == 2


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28
    state = scene(player(yellow="empress", white="valkyrie"))
    invade(state, BLUE, "turn_down empress")
    assert (live(state), final(state, "empress")) == (["valkyrie"], None)
    state = scene(player(blue="detective", white="-empress"))
    invade(state, BLUE, "turn_up empress")
    assert final(state, "empress") == 2


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid(red="empress ninja") == 2


def test_wiccan_alone_counts_herself_and_beside_both_count_all() -> None:  # AH-26
    assert paid(blue="wiccan:empress", red="ninja") == 2
    assert paid(blue="wiccan:empress", red="ninja", white="empress") == 6


@pytest.mark.parametrize("each", [2, 3])
def test_a_pack_changes_the_number(tmp_path: Path, each: int) -> None:
    game = game_with(tmp_path, "empress", "vp = 1", f"vp = {each}")
    assert final(scene(player(yellow="empress", red="ninja"), game=game), "empress") == 2 * each
