"""Knight Alice: a red token for each card placed into the own red slot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, summon, tokens, told
from tests.games.playing import play
from wabe.kernel.message import Json

GAIN = {"seat": 0, "token": "red", "count": 1}


def turn(hand: str = "ninja -", bank: int = 20, **slots: Any) -> list[str]:
    """Events and tokens after seat 0 has put Ninja face down into the red slot."""
    state = scene(player(hand, **slots), player("- -", "r" * (20 - bank)), step="choose_card")
    return [*kinds(play(state, "play ninja", "commoner ninja red")), tokens(state)]


def test_a_commoner_in_the_red_slot_gives_a_token_before_its_draw() -> None:  # AH-83 E-35 AHA-92
    assert turn(red="knight") == ["commoner-placed", "tokens-gained", "cards-drawn", "r"]


def test_an_alice_in_the_red_slot_gives_a_token_that_can_be_paid_at_once() -> None:  # AH-83
    state = scene(player("fighter", red="knight"), step="choose_card")
    events = summon(state, "fighter", "invade 16", "pay_tokens 1")  # difficulty 3 against two cards and the token
    assert told(events, "tokens-gained")[0] == GAIN
    assert told(events, "tokens-paid") == [{"seat": 0, "red": 1, "yellow": 0, "green": 0}]


@pytest.mark.parametrize("colour", ["blue", "yellow", "green", "white"])
def test_other_slots_give_nothing(colour: str) -> None:
    state = scene(player("ninja -", red="knight"), step="choose_card")
    assert kinds(play(state, "play ninja", f"commoner ninja {colour}")) == ["commoner-placed", "cards-drawn"]


def test_not_for_her_own_arrival() -> None:  # AHA-35
    state = scene(player("knight -", yellow="-"), step="choose_card")
    summon(state, "knight")
    assert (tokens(state), live(state)) == ("", ["knight"])


def test_the_arrival_of_a_second_knight_pays_once_and_so_does_the_next_card() -> None:  # AHA-36 AHA-35
    state = scene(player("knight -", red="knight", yellow="-"), step="choose_card")
    summon(state, "knight")
    assert tokens(state) == "r"
    assert turn(red="knight knight")[-1] == "r"


def test_other_players_cards_give_nothing() -> None:
    state = scene(player("ninja -"), player("- -", red="knight"), step="choose_card")
    play(state, "play ninja", "commoner ninja red")
    assert (tokens(state, 0), tokens(state, 1)) == ("", "")


def test_an_empty_bank_gives_nothing() -> None:  # AH-53
    assert turn(red="knight", bank=0) == ["commoner-placed", "cards-drawn", ""]


def test_turning_cards_over_is_no_placement() -> None:  # AHA-35
    state = scene(player(red="knight ninja valkyrie"))
    assert kinds(invade(state, BLUE, "turn_down ninja", "turn_no_more")) == ["alice-turned-down", "invaded"]
    state = scene(player(red="knight -ninja", blue="detective"))
    invade(state, BLUE, "turn_up ninja")
    assert tokens(state) == ""


def test_face_down_she_gives_nothing() -> None:  # AH-28
    assert turn(red="-knight")[-1] == ""


def test_the_second_knight_takes_over_from_one_that_is_turned_down() -> None:  # AH-25
    state = scene(player("ninja -", red="knight valkyrie knight"))
    invade(state, BLUE, "turn_down knight red 0", "turn_no_more")
    assert live(state) == ["valkyrie", "knight"]
    assert turn(red="-knight knight")[-1] == "r"


def test_turned_up_in_the_blue_slot_she_works_for_the_red_slot() -> None:  # AH-27 AH-79
    state = scene(player(blue="detective -knight"))
    invade(state, BLUE, "turn_up knight")
    assert live(state) == ["detective", "knight"]
    assert turn(blue="knight")[-1] == "r"
    state = scene(player("ninja -", blue="knight"), step="choose_card")
    play(state, "play ninja", "commoner ninja blue")
    assert tokens(state) == ""


@pytest.mark.parametrize(("slots", "gained"), [({}, "r"), ({"red": "knight"}, "rr")])
def test_wiccan_alone_and_beside(slots: Json, gained: str) -> None:  # AH-26
    assert turn(blue="wiccan:knight", **slots)[-1] == gained


def test_wiccan_copying_her_starts_with_the_next_card() -> None:  # AHA-35
    state = scene(player("wiccan -", yellow="- - - -", red="knight"), step="choose_card")
    summon(state, "wiccan", "copy knight")
    assert (tokens(state), live(state)) == ("", ["knight", "knight"])


def test_a_pack_changes_slot_token_and_amount(tmp_path: Path) -> None:
    new = '{ slot = "white", token = "green", amount = 3 }'
    game = game_with(tmp_path, "knight", '{ slot = "red", token = "red", amount = 1 }', new)
    state = scene(player("ninja -", red="knight"), step="choose_card", game=game)
    play(state, "play ninja", "commoner ninja white")
    assert tokens(state) == "ggg"
