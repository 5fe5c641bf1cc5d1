"""Sheriff Alice: nobody invades the spaces that her owner holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, RED, scene, swapped
from tests.games.alicematic_heroes.table import invade, live, player
from tests.games.playing import legal
from wabe.games.alicematic_heroes.table.state import HeroesState

FOREST = 8  # around it 7 (a City of seat 0), 9 and 13


def against(holds: list[int], **slots: Any) -> HeroesState:
    """Seat 0 on turn against seat 1, who has such a kingdom and, unconnected, these spaces."""
    me = player(red="- - - -", attacks=[16], holds=[0, 7, 14, 21, 42, 9, 13])
    return scene(me, player("- -", holds=holds, **slots))


def may_invade(state: HeroesState, space: int) -> bool:
    return f"invade {space}" in legal(state)


@pytest.mark.parametrize("space", [RED, FOREST])
def test_unconnected_spaces_and_forests_are_safe(space: int) -> None:
    assert may_invade(against([space]), space)
    assert not may_invade(against([space], white="sheriff"), space)


def test_not_even_an_attack_may_be_laid() -> None:
    for white, able in (("-", True), ("sheriff", False)):
        state = scene(player(), player("- -", holds=[16], white=white))
        assert may_invade(state, 16) == able  # too hard to be taken at once


def test_a_standing_attack_stays_and_waits_until_she_is_turned_down() -> None:
    state = against([16], white="sheriff")
    assert not may_invade(state, 16)
    assert state.view(None)["map"]["spaces"][16]["attack"] == 0
    assert may_invade(against([16], white="-sheriff"), 16)


def test_neither_free_city_spots_nor_her_owners_attacks_are_safe() -> None:
    me = player(red="- - - -", green="- - -", tokens="r")
    state = scene(me, player("- -", white="sheriff", attacks=[RED]))
    assert may_invade(state, 28)
    assert may_invade(state, RED)


def test_her_owner_is_not_hindered_and_others_spaces_are_not_safe() -> None:
    state = scene(player(white="sheriff"), player("- -", holds=[RED]))
    assert may_invade(state, RED)
    assert state.view(None)["seats"][0]["protected"] is True


def test_turned_down_she_protects_no_more_and_turned_up_she_does() -> None:  # AH-28
    state = scene(player(white="sheriff valkyrie", holds=[7, 14, 21, 50]))
    invade(state, BLUE, "turn_down sheriff")
    assert state.view(None)["seats"][0]["protected"] is False
    state = scene(player(blue="detective", red="-sheriff"))
    invade(state, BLUE, "turn_up sheriff")
    assert state.view(None)["seats"][0]["protected"] is True


def test_the_next_player_finds_the_space_open_once_she_is_turned_down() -> None:
    for moves, able in ((["turn_no_more"], False), (["turn_down sheriff"], True)):
        state = scene(player(white="sheriff valkyrie", holds=[7, 14, 29]), player("- -", red="- - -"))
        invade(state, BLUE, *moves)
        state.apply(state.legal_actions()[0])
        state.apply(state.legal_actions()[0])
        assert (state.seat, may_invade(state, 29)) == (1, able)


def test_a_second_copy_takes_over() -> None:  # AH-25
    state = scene(player(white="sheriff sheriff valkyrie"))
    invade(state, BLUE, "turn_down sheriff", "turn_no_more")
    assert live(state) == ["sheriff", "valkyrie"]
    assert state.view(None)["seats"][0]["protected"] is True


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    assert not may_invade(against([RED], green="sheriff"), RED)


@pytest.mark.parametrize("own", ["", "sheriff"])
def test_wiccan_alone_and_beside_nothing_more(own: str) -> None:  # AH-26
    assert not may_invade(against([RED], blue="wiccan:sheriff", white=own), RED)


def test_in_a_pack_another_kind_may_have_her_effect(tmp_path: Path) -> None:
    game = swapped(tmp_path, "sheriff", "ninja")
    for white, able in (("sheriff", True), ("ninja", False)):
        assert may_invade(scene(player(), player("- -", holds=[RED], white=white), game=game), RED) == able
