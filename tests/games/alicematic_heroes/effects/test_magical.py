"""Magical Alice: two yellow tokens when she is revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, YELLOW, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, player, summon, tokens, told
from tests.games.playing import play


def test_summoned_she_gains_two_yellow_tokens() -> None:
    state = scene(player("magical miko"), step="choose_card")
    events = summon(state, "magical")
    assert kinds(events) == ["alice-summoned", "tokens-gained"]
    assert told(events, "tokens-gained") == [{"seat": 0, "token": "yellow", "count": 2}]
    assert (tokens(state), state.view(None)["bank"]["yellow"]) == ("yy", 18)


@pytest.mark.parametrize(("bank", "gained"), [(1, "y"), (0, "")])
def test_the_bank_may_have_less(bank: int, gained: str) -> None:  # AH-53
    state = scene(player("magical miko"), player("- -", "y" * (20 - bank)), step="choose_card")
    summon(state, "magical")
    assert tokens(state) == gained


def test_played_face_down_she_gains_nothing() -> None:  # AH-28
    state = scene(player("magical miko"), step="choose_card")
    play(state, "play magical", "commoner magical yellow")
    assert tokens(state) == ""


def test_once_and_not_in_later_turns() -> None:
    assert kinds(invade(scene(player(yellow="magical")), YELLOW)) == ["invaded", "tokens-gained"]  # the bonus alone


def test_a_second_copy_does_nothing_beside_a_face_up_one_unless_the_switch_says_so() -> None:  # AHA-48
    for switch, gained in ((False, ""), (True, "yy")):
        state = scene(player("magical miko", yellow="magical"), step="choose_card", reveal_copies_fire=switch)
        summon(state, "magical")
        assert tokens(state) == gained


def test_turned_up_she_gains_in_whatever_slot() -> None:  # AH-79 AH-81
    state = scene(player(blue="detective", red="-magical"))
    invade(state, BLUE, "turn_up magical")
    assert tokens(state) == "yy"


def test_turned_down_she_keeps_her_tokens_and_turned_up_she_gains_again() -> None:  # AH-81
    state = scene(player(red="valkyrie", blue="detective", yellow="magical", tokens="yy"))
    invade(state, BLUE, "turn_down magical", "turn_no_more")
    assert tokens(state) == "yy"
    play(state, "turn_up magical")
    assert tokens(state) == "yyyy"


def test_turned_up_beside_a_face_up_copy_she_gains_nothing() -> None:  # AHA-48
    state = scene(player(blue="detective", yellow="magical -magical"))
    invade(state, BLUE, "turn_up magical")
    assert tokens(state) == ""


@pytest.mark.parametrize("own", ["- - - -", "magical - - -"])
def test_wiccan_gains_two_now_alone_and_beside(own: str) -> None:  # AH-80 AH-26
    state = scene(player("wiccan miko", yellow=own), player("- -", yellow="magical"), step="choose_card")
    assert kinds(summon(state, "wiccan", "copy magical")) == ["alice-summoned", "copied", "tokens-gained"]
    assert tokens(state) == "yy"


def test_a_pack_changes_colour_and_number(tmp_path: Path) -> None:
    new = '{ token = "green", amount = 3 }'
    game = game_with(tmp_path, "magical", '{ token = "yellow", amount = 2 }', new)
    state = scene(player("magical miko"), step="choose_card", game=game)
    summon(state, "magical")
    assert tokens(state) == "ggg"
