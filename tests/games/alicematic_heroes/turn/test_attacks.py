"""Attacks, and how they end (AH-36, AH-47 to AH-50, AH-89, AHA-12, AHA-14, AHA-15, AHA-86)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    commoner,
    holders,
    how,
    invade,
    kinds,
    needed,
    player,
    reach,
    scene,
    space,
    targets,
    territory,
    tile_points,
    tokens,
    told,
    vp,
)
from tests.games.playing import play
from wabe.games.alicematic_heroes.pieces.terrain import held_around, named

HOME, HARD = 0, 2  # HARD is yellow, difficulty 4, beside HOME


@pytest.mark.parametrize(
    ("number", "lacks"), [(2, {"red": 3, "green": 0}), (30, {"red": 0, "green": 1}), (19, {"red": 2, "green": 1})]
)
def test_short_of_either_the_token_is_laid_face_down(number: int, lacks: dict[str, int]) -> None:  # AH-47
    state = scene(player(holds=[HOME], red="-", green="-", yellow="- - -"))
    assert reach(state, number)["short"] == lacks
    events = invade(state, number)
    assert kinds(events) == ["attacked"]
    assert (space(state, number)["attack"], holders(state, number)) == (0, [])
    assert (territory(state), tokens(state), vp(state)) == (14, "", 0)


def test_the_same_player_turns_it_up_on_a_later_turn_and_takes_the_bonus() -> None:  # AH-48 AHA-12
    state = scene(
        player("miko miko", holds=[HOME], yellow="-"),
        player("knight", holds=[28]),
        player("knight", holds=[35]),
        round_number=13,
        deck="idol idol idol",
    )
    invade(state, HARD)
    for number in (31, 38):
        play(state, "commoner knight white")
        invade(state, number)
    commoner(state, "miko", "yellow")
    assert how(state, HARD) == ["finish"]
    events = invade(state, HARD)
    assert told(events, "invaded")[0]["how"] == "finished"
    assert (holders(state, HARD), space(state, HARD)["attack"]) == ([0], None)
    assert tokens(state) == "yy"  # at the slot size of that turn
    assert territory(state) == 14


def test_two_turns_always_suffice() -> None:  # AH-48
    for number in (50, 61, 41):
        state = scene(player("- -", holds=[HOME], attacks=[number]))
        assert needed(state, number)[0] > 0
        assert how(state, number) == ["finish"]
        invade(state, number)
        assert holders(state, number) == [0]


def test_finishing_checks_neither_military_nor_mobility_and_pays_nothing() -> None:  # AHA-12
    state = scene(player("- -", "rrrggg", holds=[HOME], attacks=[50]))
    events = invade(state, 50)
    assert "tokens-paid" not in kinds(events)
    assert tokens(state) == "rrrggg"


def test_an_attack_another_player_takes_over_is_a_lost_turn() -> None:  # AH-89 AHA-15 AH-50
    state = scene(player("- -", holds=[HOME], red="-"), player("- -", holds=[28], attacks=[6]))
    before = (territory(state, 1), vp(state, 1), tokens(state, 1))
    events = invade(state, 6)
    assert told(events, "attack-driven-out") == [{"seat": 0, **named(state, 6), "target": 1}]
    assert (territory(state, 1), vp(state, 1), tokens(state, 1)) == (before[0] + 1, *before[1:])
    assert (space(state, 6)["attack"], holders(state, 6)) == (None, [0])


def test_a_space_that_was_only_under_attack_pays_in_full() -> None:  # AH-52 AHA-15
    state = scene(player("- -", holds=[HOME], red="- - -"), player("- -", holds=[28], attacks=[6]))
    assert reach(state, 6)["bonus"]["halved"] is False
    events = invade(state, 6)
    assert tokens(state) == "rrr"
    assert "stolen" not in kinds(events)


def test_an_attack_may_stand_for_any_time() -> None:  # AH-50 AHA-86
    state = scene(player("fighter fighter fighter fighter", holds=[HOME]), player(), player(), round_number=2)
    invade(state, HARD)
    for number in (4, 45, 27):
        while state.active != 0 or asked(state) != "choose_target":
            state.apply(state.legal_actions()[0])
        invade(state, number)
        assert space(state, HARD)["attack"] == 0


def test_an_attack_that_became_connected_may_be_finished_when_it_is_cut_off_again() -> None:  # AHA-14
    attack = player("- -", holds=[HOME], attacks=[30])
    assert 30 not in targets(scene(attack, player(holds=[28, 30])))
    assert how(scene(attack, player(holds=[7, 30])), 30) == ["finish"]


def test_attacks_count_neither_as_territory_nor_for_forests() -> None:  # AHA-26 AHA-16 AHA-21
    state = scene(player(holds=[HOME], attacks=[59, 60]), player(holds=[28, 57]))
    assert tile_points(state, 8) == [0, 6, 0]
    state = scene(player(holds=[HOME], attacks=[44, 48]), player(holds=[42]))
    assert [held_around(state, 43, seat) for seat in (0, 1)] == [0, 1]
    assert not space(state, 43)["surrounded"]


@pytest.mark.parametrize("number", [7, 42, 8, 43])
def test_cities_and_forests_are_never_under_attack(number: int) -> None:  # AH-49 AH-63
    assert number not in targets(scene(player("- -", holds=[HOME, 9, 13, 44, 48])))


def test_a_space_under_attack_is_not_put_under_a_second_attack() -> None:  # AH-49
    state = scene(player("- -", holds=[HOME], red="- - -"), player(holds=[28], attacks=[HARD]))
    assert HARD not in targets(state)
    state = scene(player("- -", "r", holds=[HOME], red="- - -"), player(holds=[28], attacks=[HARD]))
    assert how(state, HARD) == ["pay"]  # the one way: no attack


def test_everybody_sees_attacks() -> None:  # AHA-45
    state = scene(player(holds=[HOME], attacks=[HARD]))
    assert [state.view(seat)["map"]["spaces"][HARD]["attack"] for seat in (0, 1, 2, None)] == [0] * 4
