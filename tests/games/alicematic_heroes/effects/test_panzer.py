"""Panzer Alice: stronger in every invasion."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, RED, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, powers, reach, tokens, told
from tests.games.playing import legal
from wabe.kernel.message import Json

FOREST = 8  # of number 3; around it 7, 9 and 13
HARD = 16  # red, difficulty 3


@pytest.mark.parametrize("space", [BLUE, CITY, FOREST])
def test_two_more_against_everything(space: int) -> None:
    state = scene(player(red="panzer -", green="- - -", holds=[7, 14, 9, 13]))
    assert (reach(state, space)["military"][0], powers(state)["military"]) == (4, 4)


def test_she_makes_a_success_of_an_attack_and_may_be_declined() -> None:  # AHA-68 AHA-47 AH-23
    assert kinds(invade(scene(player(red="-")), HARD)) == ["attacked"]
    assert kinds(invade(scene(player(red="panzer")), HARD, "succeed")) == ["invaded", "tokens-gained"]
    assert kinds(invade(scene(player(red="panzer")), HARD, "attack")) == ["attacked"]


def test_she_is_one_card_for_the_bonus() -> None:  # AH-53
    state = scene(player(red="panzer"))
    invade(state, RED)
    assert tokens(state) == "r"


def test_turned_by_valkyrie_she_brings_no_net_gain() -> None:  # AH-78
    state = scene(player(red="panzer valkyrie"))
    assert reach(state, HARD)["military"] == [4, 3]
    events = invade(state, HARD, "turn_down panzer")
    assert (kinds(events)[1], live(state), powers(state)["military"]) == ("invaded", ["valkyrie"], 2)
    state = scene(player(red="panzer - valkyrie", green="- - -"))
    assert reach(state, CITY)["military"] == [5, 4]
    assert told(invade(state, CITY, "turn_down panzer"), "invaded")[0]["how"] == "outright"


def test_face_down_she_is_nothing_and_turned_up_she_is_strong() -> None:  # AH-28
    state = scene(player(red="-panzer", blue="detective"))
    assert powers(state)["military"] == 1
    invade(state, BLUE, "turn_up panzer")
    assert powers(state)["military"] == 3


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player(red="panzer panzer valkyrie"))
    assert powers(state)["military"] == 5
    invade(state, BLUE, "turn_down panzer red 0", "turn_no_more")
    assert (live(state), powers(state)["military"]) == (["panzer", "valkyrie"], 5)


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert powers(scene(player(white="panzer")))["military"] == 2


@pytest.mark.parametrize(("slots", "power"), [({}, 2), ({"white": "panzer"}, 4)])
def test_wiccan_alone_and_beside(slots: Json, power: int) -> None:  # AH-26
    assert powers(scene(player(blue="wiccan:panzer", **slots)))["military"] == power


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "panzer", "military = 2", "military = 4")
    state = scene(player(white="panzer", green="- - -"), game=game)
    assert f"invade {CITY}" in legal(state)
