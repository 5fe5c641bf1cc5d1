"""Original Alice: a VP at the end for each copy, if nobody has more Alices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player


def paid(rival: str = "", sole: bool = False, **slots: Any) -> int | None:
    """What they pay, when seat 1 has those Alices in its red slot."""
    return final(scene(player(**slots), player("- -", red=rival), original_needs_sole_most=sole), "original")


@pytest.mark.parametrize(
    ("rival", "vp"), [("ninja ninja ninja", 3), ("ninja ninja ninja panzer", 0), ("ninja ninja -panzer -panzer", 3)]
)
def test_each_copy_pays_with_the_most_alices_or_tied_for_most(rival: str, vp: int) -> None:  # AH-84 AHA-34 E-32
    assert paid(rival, white="original original original") == vp


def test_all_alices_of_the_kingdom_count_for_most() -> None:  # AHA-33
    assert paid("ninja ninja", white="original", blue="idol") == 1
    assert paid("ninja ninja", white="original -", blue="-idol") == 0


def test_with_the_switch_a_tie_pays_nothing() -> None:  # AHA-34
    assert paid("ninja", True, white="original original") == 2
    assert paid("ninja ninja", True, white="original original") == 0


def test_all_copies_are_live_in_any_slot() -> None:  # AH-25 AH-27 AH-72
    state = scene(player(white="original original", red="original"))
    assert (live(state), final(state, "original")) == (["original"] * 3, 3)


def test_turned_down_one_pays_less_and_counts_no_more() -> None:  # AH-28
    state = scene(player(white="original original valkyrie"), player("- -", red="ninja ninja"))
    assert final(state, "original") == 2
    invade(state, BLUE, "turn_down original", "turn_no_more")
    assert (live(state), final(state, "original")) == (["original", "valkyrie"], 1)


def test_turned_up_she_pays() -> None:  # AH-81
    state = scene(player(blue="detective", red="-original"))
    invade(state, BLUE, "turn_up original")
    assert final(state, "original") == 1


@pytest.mark.parametrize(("own", "vp"), [("", 1), ("original", 2), ("original original", 3)])
def test_wiccan_pays_like_one_more_copy(own: str, vp: int) -> None:  # AH-26
    assert paid(blue="wiccan:original", white=own) == vp


def test_of_two_wiccans_one_pays() -> None:  # AHA-37
    assert paid(blue="wiccan:original wiccan:original", white="original") == 2


def test_a_pack_changes_number_and_stacking(tmp_path: Path) -> None:
    game = game_with(tmp_path, "original", "vp = 1, stacks = true", "vp = 4, stacks = false")
    assert final(scene(player(white="original original"), game=game), "original") == 4
