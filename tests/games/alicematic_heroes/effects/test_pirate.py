"""Pirate Alice: a steal gives a VP and a token of the robbed player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, RED, YELLOW, effects_vp, game_with, scene
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, reach, tokens, told
from tests.games.playing import legal, play

ROBBED = player("- -", "ryy", holds=[RED])
FOREST = 8  # around it 7 (a City of seat 0), 9 and 13
HARD = 11  # blue, difficulty 3


def test_owner_gains_a_vp_and_chooses_a_token_of_the_robbed_player() -> None:
    state = scene(player(green="pirate"), ROBBED, player("- -", "ggg"))
    assert reach(state, RED)["bonus"] == {"tokens": {}, "cards": 0, "vp": 1, "halved": True}
    events = invade(state, RED)
    assert told(events, "vp-by-effect") == [{"seat": 0, "count": 1, "card": "pirate"}]
    assert (asked(state), legal(state)) == ("plunder", ["plunder red 1", "plunder yellow 1", "plunder_nothing"])
    taken = {"seat": 0, "target": 1, "token": "yellow", "count": 1, "card": "pirate"}
    assert told(play(state, "plunder yellow"), "token-taken") == [taken]
    assert (tokens(state, 0), tokens(state, 1), effects_vp(state)) == ("y", "ry", 1)


def test_the_vp_comes_though_the_token_is_declined_or_there_is_none() -> None:  # AHA-71
    state = scene(player(green="pirate"), ROBBED)
    invade(state, RED, "plunder_nothing")
    assert (tokens(state, 1), effects_vp(state)) == ("ryy", 1)
    state = scene(player(green="pirate"), player("- -", holds=[RED]), player("- -", "ggg"))
    assert kinds(invade(state, RED)) == ["stolen", "invaded", "vp-by-effect"]
    assert asked(state) == "choose_card"


def test_neither_vp_nor_token_is_halved_and_no_card_is_needed_in_the_slot() -> None:  # AH-52
    state = scene(player(green="pirate", red="- -"), ROBBED)
    invade(state, RED, "plunder red")
    assert (tokens(state), effects_vp(state)) == ("rr", 1)  # half of two, and hers


def test_only_a_steal_counts() -> None:  # AH-52
    assert kinds(invade(scene(player(green="pirate"), ROBBED), YELLOW)) == ["invaded"]
    state = scene(player(green="pirate"), player("- -", "r", attacks=[RED]))
    assert kinds(invade(state, RED)) == ["attack-driven-out", "invaded"]


def test_laying_an_attack_is_no_steal_and_finishing_it_is() -> None:  # AHA-13 AHA-72
    rival = player("- -", "r", holds=[HARD])
    assert kinds(invade(scene(player(green="pirate"), rival), HARD)) == ["attacked"]
    state = scene(player(green="pirate", attacks=[HARD]), rival)
    assert kinds(invade(state, HARD, "plunder red")) == ["stolen", "invaded", "vp-by-effect", "token-taken"]


def test_a_third_players_attack_changes_nothing() -> None:  # E-43
    state = scene(player(green="pirate"), ROBBED, player("- -", "g", attacks=[RED]))
    invade(state, RED)
    assert legal(state) == ["plunder red 1", "plunder yellow 1", "plunder_nothing"]


def test_a_stolen_forest_counts() -> None:  # AH-65
    me = player(green="pirate", red="- - -", holds=[7, 9, 13])
    state = scene(me, player("- -", "g", holds=[FOREST]))
    assert kinds(invade(state, FOREST, "plunder green"))[-2:] == ["vp-by-effect", "token-taken"]
    assert state.scores()[0] == 2  # half of three, and hers


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25 AH-28
    state = scene(player(green="pirate pirate"), ROBBED)
    invade(state, RED, "plunder red")
    assert (effects_vp(state), asked(state)) == (1, "choose_card")
    state = scene(player(green="pirate pirate", white="valkyrie"), ROBBED)
    invade(state, RED, "turn_down pirate", "turn_no_more")
    assert asked(state) == "plunder"


def test_turned_down_in_the_invasion_she_gets_nothing() -> None:  # AH-78
    state = scene(player(green="pirate valkyrie"), ROBBED)
    assert kinds(invade(state, RED, "turn_down pirate")) == ["alice-turned-down", "stolen", "invaded"]


def test_turned_up_again_she_works_from_that_slot() -> None:  # AH-79
    state = scene(player(blue="detective", red="-pirate"))
    invade(state, BLUE, "turn_up pirate")
    assert live(state) == ["pirate", "detective"]


@pytest.mark.parametrize(("own", "vp", "left"), [("", 1, "yy"), ("pirate", 2, "y")])
def test_wiccan_alone_and_beside(own: str, vp: int, left: str) -> None:  # AH-26
    state = scene(player(blue="wiccan:pirate", white=own), ROBBED)
    invade(state, RED, *["plunder red", "plunder yellow"][:vp])
    assert (effects_vp(state), tokens(state, 1), asked(state)) == (vp, left, "choose_card")


def test_a_pack_changes_the_numbers(tmp_path: Path) -> None:
    game = game_with(tmp_path, "pirate", "vp = 1, tokens = 1", "vp = 3, tokens = 2")
    state = scene(player(green="pirate"), ROBBED, game=game)
    invade(state, RED, "plunder red", "plunder yellow")
    assert (effects_vp(state), tokens(state), asked(state)) == (3, "ry", "choose_card")


def test_in_a_pack_she_takes_no_more_than_there_is_and_may_stop(tmp_path: Path) -> None:
    game = game_with(tmp_path, "pirate", "tokens = 1", "tokens = 2")
    state = scene(player(green="pirate"), player("- -", "g", holds=[RED]), game=game)
    invade(state, RED, "plunder green")
    assert asked(state) == "choose_card"
    state = scene(player(green="pirate"), ROBBED, game=game)
    invade(state, RED, "plunder red", "plunder_nothing")
    assert (tokens(state), asked(state)) == ("r", "choose_card")
