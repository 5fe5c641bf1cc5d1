"""Princess Alice: two VP for each City invaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, effects_vp, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, reach, told
from wabe.kernel.message import Json

STRONG: Json = {"red": "- - - -", "green": "- - -"}  # enough for the free City
FOREST = 8


def test_two_vp_besides_the_three_of_the_city() -> None:  # AH-57 AHA-52
    state = scene(player(white="princess", **STRONG))
    assert reach(state, CITY)["bonus"]["vp"] == 5
    events = invade(state, CITY)
    assert kinds(events) == ["invaded", "vp-gained", "vp-by-effect"]
    assert told(events, "vp-by-effect") == [{"seat": 0, "count": 2, "card": "princess"}]
    assert (state.scores()[0], effects_vp(state)) == (5, 2)


@pytest.mark.parametrize("space", [BLUE, FOREST])
def test_land_and_forests_pay_nothing(space: int) -> None:
    state = scene(player(white="princess", holds=[7, 9, 13, 14], **STRONG))
    invade(state, space)
    assert effects_vp(state) == 0


def test_start_cities_pay_nothing() -> None:  # AHA-83 E-39
    assert effects_vp(scene(player(white="princess"))) == 0


def test_a_free_spot_beside_another_players_token_counts() -> None:  # AH-35
    state = scene(player(white="princess", tokens="r", **STRONG))
    invade(state, 28)
    assert effects_vp(state) == 2


def test_an_own_city_again_counts_with_the_switch() -> None:  # AHA-73
    state = scene(player(white="princess", red="- - - -", tokens="r"), repeat_own_city=True)
    invade(state, 0)
    assert effects_vp(state) == 2


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player(white="princess princess", **STRONG))
    invade(state, CITY)
    assert effects_vp(state) == 2
    state = scene(player(white="princess princess valkyrie", **STRONG))
    invade(state, CITY, "turn_down princess", "turn_no_more")
    assert effects_vp(state) == 2


def test_turned_in_that_invasion_she_pays_nothing() -> None:  # AH-78
    state = scene(player(white="princess valkyrie", **STRONG))
    assert kinds(invade(state, CITY, "turn_down princess")) == ["alice-turned-down", "invaded", "vp-gained"]


def test_face_down_she_pays_nothing_and_turned_up_she_works() -> None:  # AH-28
    assert kinds(invade(scene(player(white="-princess", **STRONG)), CITY)) == ["invaded", "vp-gained"]
    state = scene(player(blue="detective -princess"))
    invade(state, BLUE, "turn_up princess")
    assert live(state) == ["detective", "princess"]


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    state = scene(player(yellow="princess", **STRONG))
    invade(state, CITY)
    assert effects_vp(state) == 2


@pytest.mark.parametrize(("own", "vp"), [("", 2), ("princess", 4)])
def test_wiccan_alone_and_beside(own: str, vp: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:princess", white=own, **STRONG))
    invade(state, CITY)
    assert effects_vp(state) == vp


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "princess", "vp = 2", "vp = 1")
    state = scene(player(white="princess", **STRONG), game=game)
    invade(state, CITY)
    assert effects_vp(state) == 1
