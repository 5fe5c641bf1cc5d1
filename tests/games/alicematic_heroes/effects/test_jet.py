"""Jet Alice: a discarded card makes a success of a mere attack."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, effects_vp, scene, swapped
from tests.games.alicematic_heroes.table import asked, hand, invade, kinds, live, player, reach, tokens, told
from tests.games.playing import legal, play

HARD = 16  # red, difficulty 3
FAR = 50  # red, difficulty 4, three steps away
FOREST = 8  # around it 7 (a City of seat 0), 9 and 13


def test_a_discard_succeeds_with_the_full_bonus_and_pays_no_tokens() -> None:  # AHA-46
    state = scene(player("miko mayor", green="jet", red="- -", tokens="r"))
    assert reach(state, HARD)["how"] == ["attack", "pay", "jet"]
    invade(state, HARD, "jet")
    assert (asked(state), legal(state)) == ("discard", ["discard miko", "discard mayor"])
    events = play(state, "discard mayor")
    assert kinds(events) == ["discarded", "invaded", "tokens-gained"]
    assert told(events, "discarded") == [{"seat": 0, "cards": ["mayor"], "count": 1}]
    assert told(events, "invaded")[0]["how"] == "jet"
    assert (tokens(state), hand(state), state.view(None)["discard"]) == ("rrr", ["miko"], {"mayor": 1})


def test_whatever_is_lacking() -> None:
    state = scene(player("miko mayor", green="jet"))
    assert reach(state, FAR)["short"] == {"red": 4, "green": 2}
    assert kinds(invade(state, FAR, "jet", "discard miko")) == ["discarded", "invaded"]


def test_owner_may_lay_the_attack_instead() -> None:  # AH-23
    state = scene(player("miko mayor", green="jet"))
    assert kinds(invade(state, HARD, "attack")) == ["attacked"]


def test_a_hand_without_a_card_cannot() -> None:
    assert kinds(invade(scene(player(green="jet")), HARD)) == ["attacked"]


def test_the_last_card_of_the_hand_will_do() -> None:
    state = scene(player("miko", green="jet"))
    assert kinds(invade(state, HARD, "jet")) == ["discarded", "invaded"]


@pytest.mark.parametrize("space", [CITY, FOREST])
def test_not_for_cities_and_forests(space: int) -> None:  # AH-75
    state = scene(player("miko mayor", green="jet - -", holds=[7, 9, 13, 14]))
    assert f"invade {space}" not in legal(state)


def test_not_where_another_player_attacks() -> None:  # AH-75
    state = scene(player("miko mayor", green="jet"), player("- -", attacks=[HARD]))
    assert f"invade {HARD}" not in legal(state)


def test_nothing_is_asked_when_strength_suffices_or_an_attack_is_finished() -> None:  # AHA-47 AH-48
    state = scene(player("miko mayor", green="jet"))
    assert kinds(invade(state, BLUE)) == ["invaded"]
    state = scene(player("miko mayor", green="jet", attacks=[HARD]))
    assert told(invade(state, HARD), "invaded")[0]["how"] == "finished"


def test_an_enemys_space_with_half_the_bonus_and_pirate() -> None:  # AH-52
    state = scene(player("miko mayor", green="jet pirate", red="- -"), player("- -", "g", holds=[HARD]))
    events = invade(state, HARD, "jet", "discard miko", "plunder green")
    assert kinds(events) == ["discarded", "stolen", "invaded", "tokens-gained", "vp-by-effect", "token-taken"]
    assert (tokens(state), effects_vp(state)) == ("rg", 1)


def test_not_for_a_steal_where_a_steal_needs_outright_success() -> None:  # AHA-70
    rival = player("- -", holds=[HARD])
    state = scene(player("miko mayor", green="jet"), rival, steal_attack_allowed=False)
    assert f"invade {HARD}" not in legal(state)


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player("miko mayor", green="jet jet", white="valkyrie"))
    invade(state, HARD, "turn_down jet", "turn_no_more")
    assert legal(state) == ["attack", "jet"]
    assert kinds(play(state, "jet", "discard miko"))[:3] == ["alice-turned-down", "discarded", "invaded"]
    assert live(state) == ["jet", "valkyrie"]


def test_turned_in_that_invasion_she_does_not_fly() -> None:  # AH-78
    state = scene(player("miko mayor", green="jet", white="valkyrie"))
    assert kinds(invade(state, HARD, "turn_down jet")) == ["alice-turned-down", "attacked"]


def test_face_down_she_is_nothing_and_turned_up_she_works() -> None:  # AH-28 AH-79
    assert kinds(invade(scene(player("miko mayor", green="-jet")), HARD)) == ["attacked"]
    state = scene(player("miko mayor", blue="detective", red="-jet"))
    assert state.view(None)["seats"][0]["jet"] is False
    invade(state, BLUE, "turn_up jet")
    assert state.view(None)["seats"][0]["jet"] is True


@pytest.mark.parametrize("own", ["", "jet"])
def test_wiccan_alone_and_beside_one_discard_is_enough(own: str) -> None:  # AH-26
    state = scene(player("miko mayor", blue="wiccan:jet", white=own))
    assert kinds(invade(state, HARD, "jet", "discard miko")) == ["discarded", "invaded"]
    assert hand(state) == ["mayor"]


def test_in_a_pack_another_kind_may_have_her_effect(tmp_path: Path) -> None:
    game = swapped(tmp_path, "jet", "little")
    assert kinds(invade(scene(player("miko mayor", green="jet"), game=game), HARD)) == ["attacked"]
    state = scene(player("miko mayor", blue="little"), game=game)
    assert kinds(invade(state, HARD, "jet", "discard miko")) == ["discarded", "invaded"]
