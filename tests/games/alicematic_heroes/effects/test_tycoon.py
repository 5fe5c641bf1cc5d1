"""Tycoon Alice: VP at the end for resource tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, YELLOW, final, game_with, scene
from tests.games.alicematic_heroes.table import invade, live, player, sheet


def paid(tokens: str, **slots: Any) -> int | None:
    """What she pays for these tokens."""
    return final(scene(player(tokens=tokens, **slots)), "tycoon")


@pytest.mark.parametrize(
    ("tokens", "vp"), [("", 0), ("r", 0), ("ry", 1), ("rrryg", 2), ("r" * 15, 7), ("rryyyg" * 3, 8), ("r" * 20, 8)]
)
def test_one_vp_for_two_tokens_of_any_colours_up_to_eight(tokens: str, vp: int) -> None:
    assert paid(tokens, yellow="tycoon") == vp


def test_tokens_are_worth_nothing_without_her() -> None:  # AHA-56
    assert paid("rrgg") is None
    assert sheet(scene(player(tokens="rrgg")))["effects"] == {}


def test_they_stay_with_their_owner_and_count_as_they_are_at_the_end() -> None:  # AHA-57
    state = scene(player(tokens="rg", yellow="tycoon -"))
    invade(state, YELLOW)  # two more
    assert (final(state, "tycoon"), state.view(None)["projection"][0]["effects"]) == (2, 2)


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    assert paid("rrgg", yellow="tycoon tycoon") == 2
    state = scene(player(tokens="rrgg", yellow="tycoon tycoon", white="valkyrie"))
    invade(state, BLUE, "turn_down tycoon", "turn_no_more")
    assert final(state, "tycoon") == 2


def test_turned_down_she_pays_nothing_and_turned_up_again_she_does() -> None:  # AH-28
    state = scene(player(tokens="rr", yellow="tycoon", white="valkyrie"))
    invade(state, BLUE, "turn_down tycoon")
    assert (live(state), final(state, "tycoon")) == (["valkyrie"], None)
    state = scene(player(tokens="rr", blue="detective", white="-tycoon"))
    invade(state, BLUE, "turn_up tycoon")
    assert final(state, "tycoon") == 1


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert paid("yyyy", red="tycoon") == 2


@pytest.mark.parametrize(("own", "vp"), [("", 8), ("tycoon", 16)])
def test_wiccan_counts_the_same_tokens_alone_and_beside(own: str, vp: int) -> None:  # AH-26
    assert paid("r" * 18, blue="wiccan:tycoon", white=own) == vp
    assert paid("rr", blue="wiccan:tycoon", white=own) == vp // 8


def test_a_pack_changes_the_numbers(tmp_path: Path) -> None:
    game = game_with(tmp_path, "tycoon", "tokens_per_vp = 2, max = 8", "tokens_per_vp = 3, max = 2")
    pays = [final(scene(player(tokens=tokens, yellow="tycoon"), game=game), "tycoon") for tokens in ("rrrg", "r" * 9)]
    assert pays == [1, 2]
