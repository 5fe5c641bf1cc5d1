"""Merchant Alice: one more token from a space that gives tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, RED, WHITE, YELLOW, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, reach, tokens, told

HARD = 9  # green, difficulty 2


@pytest.mark.parametrize(("space", "gained"), [(RED, "r"), (YELLOW, "y"), (GREEN, "g")])
def test_one_more_of_the_colour_even_with_an_empty_slot(space: int, gained: str) -> None:  # AH-54
    state = scene(player(white="merchant"))
    assert tuple(reach(state, space)["bonus"]["tokens"].values()) == (1,)
    assert kinds(invade(state, space)) == ["invaded", "tokens-gained"]
    assert tokens(state) == gained


@pytest.mark.parametrize("space", [BLUE, WHITE, CITY])
def test_other_spaces_give_none(space: int) -> None:
    state = scene(player(yellow="merchant", red="- - - -", green="- - -"))
    invade(state, space)
    assert tokens(state) == ""


def test_after_the_base_bonus() -> None:  # AHA-52
    state = scene(player(yellow="merchant - -"))
    events = invade(state, YELLOW)
    assert [each["count"] for each in told(events, "tokens-gained")] == [3, 1]


@pytest.mark.parametrize(("slot", "gained"), [("merchant - -", 2), ("merchant", 1)])
def test_is_not_halved_on_a_steal(slot: str, gained: int) -> None:  # AH-52 E-18
    state = scene(player(yellow=slot), player("- -", holds=[YELLOW]))
    assert reach(state, YELLOW)["bonus"] == {"tokens": {"yellow": gained}, "cards": 0, "vp": 0, "halved": True}
    invade(state, YELLOW)
    assert tokens(state) == "y" * gained


@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_bank_may_run_out(bank: int, gained: int) -> None:  # AHA-39
    state = scene(player(yellow="merchant"), player("- -", "y" * (20 - bank)))
    invade(state, YELLOW)
    assert len(tokens(state)) == gained


def test_an_attack_gives_none_and_finishing_it_does() -> None:  # AH-47 AH-48
    assert kinds(invade(scene(player(white="merchant")), HARD)) == ["attacked"]
    assert kinds(invade(scene(player(white="merchant", attacks=[HARD])), HARD)) == ["invaded", "tokens-gained"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25 AH-28
    state = scene(player(white="merchant merchant"))
    invade(state, RED)
    assert tokens(state) == "r"
    state = scene(player(white="merchant merchant valkyrie"))
    invade(state, RED, "turn_down merchant", "turn_no_more")
    assert tokens(state) == "r"


def test_turned_down_in_the_invasion_she_gives_none() -> None:  # AH-78
    state = scene(player(white="merchant valkyrie"))
    assert kinds(invade(state, RED, "turn_down merchant")) == ["alice-turned-down", "invaded"]


def test_turned_up_again_she_works() -> None:  # AH-79
    state = scene(player(blue="detective", red="-merchant"))
    invade(state, BLUE, "turn_up merchant")
    assert live(state) == ["merchant", "detective"]


@pytest.mark.parametrize(("own", "gained"), [("", "g"), ("merchant", "gg")])
def test_wiccan_alone_and_beside(own: str, gained: str) -> None:  # AH-26
    state = scene(player(blue="wiccan:merchant", white=own))
    invade(state, GREEN)
    assert tokens(state) == gained


def test_a_pack_changes_spaces_and_number(tmp_path: Path) -> None:
    new = 'spaces = ["green"], amount = 3'
    game = game_with(tmp_path, "merchant", 'spaces = ["red", "yellow", "green"], amount = 1', new)
    for space, gained in ((RED, ""), (GREEN, "ggg")):
        state = scene(player(white="merchant"), game=game)
        invade(state, space)
        assert tokens(state) == gained
