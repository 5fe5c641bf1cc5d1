"""Miko Alice: a VP for each land invaded beside a Mystic Forest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import (
    BLUE,
    CITY,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    effects_vp,
    game_with,
    scene,
)
from tests.games.alicematic_heroes.table import invade, kinds, live, player, reach, told

FOREST = 8  # around it 7 (a City of seat 0), 9 and 13
BLUE_BESIDE = 11  # difficulty 3, beside the Forest 1
CITY_BESIDE = 35  # beside the Forest 36
HARD = 16  # red, difficulty 3, beside the Forest 15


@pytest.mark.parametrize("space", [RED, YELLOW, WHITE])
def test_a_vp_beside_a_forest(space: int) -> None:
    state = scene(player(blue="miko"))
    assert reach(state, space)["bonus"]["vp"] == 1
    assert told(invade(state, space), "vp-by-effect") == [{"seat": 0, "count": 1, "card": "miko"}]
    assert (effects_vp(state), state.scores()[0]) == (1, 1)


@pytest.mark.parametrize("space", [BLUE, GREEN, CITY, FOREST])
def test_nothing_elsewhere_nor_for_forests_and_cities(space: int) -> None:
    state = scene(player(white="miko", red="- - - -", green="- - -", holds=[0, 7, 14, 9, 13]))
    assert kinds(invade(state, space))[0] == "invaded"
    assert effects_vp(state) == 0


def test_nothing_for_a_city_beside_a_forest() -> None:
    state = scene(player(white="miko", red="- - - -", green="- - -", tokens="r"))
    assert kinds(invade(state, CITY_BESIDE)) == ["tokens-paid", "invaded", "vp-gained"]


def test_a_taken_forest_is_still_a_forest() -> None:  # AH-64
    state = scene(player(blue="miko"), player("- -", holds=[1]))
    invade(state, RED)
    assert effects_vp(state) == 1


def test_is_not_halved_on_a_steal() -> None:  # AH-52
    state = scene(player(white="miko"), player("- -", holds=[WHITE]))
    assert reach(state, WHITE)["bonus"] == {"tokens": {}, "cards": 0, "vp": 1, "halved": True}
    invade(state, WHITE)
    assert effects_vp(state) == 1


def test_laying_an_attack_pays_nothing_and_finishing_it_does() -> None:  # AH-47 AH-48
    assert kinds(invade(scene(player(white="miko")), HARD)) == ["attacked"]
    assert kinds(invade(scene(player(white="miko", attacks=[HARD])), HARD)) == ["invaded", "vp-by-effect"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25 AH-28
    state = scene(player(blue="miko miko"))
    invade(state, RED)
    assert effects_vp(state) == 1
    state = scene(player(blue="miko miko", white="valkyrie"))
    invade(state, RED, "turn_down miko", "turn_no_more")
    assert effects_vp(state) == 1


def test_turned_down_in_the_invasion_she_pays_nothing() -> None:  # AH-78
    state = scene(player(blue="miko", white="valkyrie"))
    assert kinds(invade(state, RED, "turn_down miko")) == ["alice-turned-down", "invaded"]


def test_turned_up_beside_a_forest_she_pays_from_the_next_success_on() -> None:  # AHA-60
    state = scene(player(blue="detective", red="- - -", green="-miko"))
    invade(state, BLUE_BESIDE, "turn_up miko")
    assert (live(state), effects_vp(state)) == (["detective", "miko"], 0)


def test_a_copy_turned_up_before_her_slot_changes_nothing_about_this_success() -> None:  # AHA-60 AH-25
    state = scene(player(blue="detective", red="- - -miko", white="miko"))
    invade(state, BLUE_BESIDE, "turn_up miko")
    assert (live(state), effects_vp(state)) == (["miko", "detective"], 1)


@pytest.mark.parametrize(("own", "vp"), [("", 1), ("miko", 2)])
def test_wiccan_alone_and_beside(own: str, vp: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:miko", white=own))
    invade(state, RED)
    assert effects_vp(state) == vp


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "miko", "vp = 1", "vp = 5")
    state = scene(player(blue="miko"), game=game)
    invade(state, RED)
    assert effects_vp(state) == 5
