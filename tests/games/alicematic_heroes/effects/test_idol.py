"""Idol Alice: two cards and a VP for each City invaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, effects_vp, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, reach, told
from wabe.kernel.message import Json

STRONG: Json = {"red": "- - - -", "green": "- - -"}  # enough for the free City


def test_a_city_gives_two_cards_and_a_vp_besides_its_own_three() -> None:  # AH-57 AHA-52
    state = scene(player(blue="idol", **STRONG))
    assert (reach(state, CITY)["bonus"]["vp"], reach(state, CITY)["bonus"]["cards"]) == (4, 2)
    events = invade(state, CITY)
    assert kinds(events) == ["invaded", "vp-gained", "vp-by-effect", "cards-drawn"]
    assert told(events, "vp-by-effect") == [{"seat": 0, "count": 1, "card": "idol"}]
    assert told(events, "cards-drawn") == [{"seat": 0, "count": 2}]
    assert (state.scores()[0], effects_vp(state)) == (4, 1)


@pytest.mark.parametrize("space", [BLUE, 8])
def test_land_and_forests_give_nothing(space: int) -> None:
    state = scene(player(white="idol", holds=[7, 9, 13, 14], **STRONG))
    assert "vp-by-effect" not in kinds(invade(state, space))


def test_start_cities_give_nothing() -> None:  # AHA-83
    assert effects_vp(scene(player(blue="idol"))) == 0


def test_without_any_card_left_the_vp_comes_all_the_same() -> None:  # AHA-40
    state = scene(player(blue="idol", **STRONG), rest="hand")
    assert kinds(invade(state, CITY))[-2:] == ["vp-by-effect", "nothing-to-draw"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player(blue="idol idol", **STRONG))
    assert kinds(invade(state, CITY)).count("vp-by-effect") == 1
    state = scene(player(blue="idol idol", white="valkyrie", **STRONG))
    assert kinds(invade(state, CITY, "turn_down idol", "turn_no_more")).count("vp-by-effect") == 1


def test_turned_in_that_invasion_she_gives_nothing() -> None:  # AH-78
    state = scene(player(blue="idol", white="valkyrie", **STRONG))
    assert kinds(invade(state, CITY, "turn_down idol")) == ["alice-turned-down", "invaded", "vp-gained"]


def test_face_down_she_gives_nothing_and_turned_up_she_works() -> None:  # AH-28
    assert kinds(invade(scene(player(blue="-idol", **STRONG)), CITY)) == ["invaded", "vp-gained"]
    state = scene(player(blue="detective -idol"))
    invade(state, BLUE, "turn_up idol")
    assert live(state) == ["detective", "idol"]


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    state = scene(player(yellow="idol", **STRONG))
    invade(state, CITY)
    assert effects_vp(state) == 1


@pytest.mark.parametrize(("white", "times"), [("", 1), ("idol", 2)])
def test_wiccan_alone_and_beside(white: str, times: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:idol", white=white, **STRONG))
    events = invade(state, CITY)
    assert [each["count"] for each in told(events, "cards-drawn")] == [2] * times
    assert effects_vp(state) == times


def test_a_pack_changes_the_numbers(tmp_path: Path) -> None:
    game = game_with(tmp_path, "idol", "cards = 2, vp = 1", "cards = 1, vp = 3")
    state = scene(player(blue="idol", **STRONG), game=game)
    assert told(invade(state, CITY), "cards-drawn") == [{"seat": 0, "count": 1}]
    assert effects_vp(state) == 3
