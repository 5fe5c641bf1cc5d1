"""Librarian Alice: VP at the end for the cards in hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player, sheet


def paid(cards: int, **slots: Any) -> int | None:
    """What she pays for so many cards in hand."""
    return final(scene(player(" ".join("-" * cards), **slots)), "librarian")


@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 1), (7, 7), (8, 7), (12, 7)])
def test_one_vp_for_each_card_up_to_seven(cards: int, vp: int) -> None:
    assert paid(cards, blue="librarian") == vp


def test_the_hand_is_worth_nothing_without_her() -> None:  # AHA-56
    state = scene(player("- - -"))
    assert (paid(3), sheet(state)["effects"]) == (None, {})


def test_she_is_part_of_the_projection_and_the_total_but_of_no_score_so_far() -> None:
    state = scene(player("- - -", blue="librarian"))
    seen = state.view(None)
    assert (seen["projection"][0]["effects"], seen["scores"][0]) == (3, 0)
    found = sheet(state)
    assert found["total"] == sum(found["tiles"]) + sum(found["slots"].values()) + 3


def test_the_hand_counts_as_it_is_at_the_end() -> None:
    state = scene(player("- - -", blue="librarian"))
    invade(state, BLUE)  # draws one
    assert final(state, "librarian") == 4


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert paid(3, blue="librarian librarian") == 3
    state = scene(player("- - -", blue="librarian librarian", white="valkyrie"))
    invade(state, 4, "turn_down librarian", "turn_no_more")
    assert final(state, "librarian") == 3


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28 AHA-57
    state = scene(player("- - -", blue="librarian", white="valkyrie"))
    invade(state, 4, "turn_down librarian")
    assert (live(state), final(state, "librarian")) == (["valkyrie"], None)
    state = scene(player("- - -", blue="detective", white="-librarian"))
    invade(state, BLUE, "turn_up librarian")
    assert final(state, "librarian") == 4


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid(2, red="librarian") == 2


@pytest.mark.parametrize(("white", "vp"), [("", 7), ("librarian", 14)])
def test_wiccan_alone_and_beside_up_to_seven_each(white: str, vp: int) -> None:  # AH-26
    assert paid(9, blue="wiccan:librarian", white=white) == vp


def test_a_pack_changes_the_numbers(tmp_path: Path) -> None:
    game = game_with(tmp_path, "librarian", "vp = 1, max = 7", "vp = 2, max = 5")
    pays = [final(scene(player(cards, blue="librarian"), game=game), "librarian") for cards in ("- -", "- - -")]
    assert pays == [4, 5]
