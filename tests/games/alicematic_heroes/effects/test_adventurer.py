"""Adventurer Alice: one more Mobility, and paths through Mystic Forests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, game_with, scene
from tests.games.alicematic_heroes.table import invade, kinds, live, player, powers, reach, tokens
from tests.games.playing import legal

FOREST, BEHIND = 15, 54  # the Forest beside the City 14, and yellow land of difficulty 3 behind it
NEAR = 53  # red, difficulty 1, two steps from that City
AT_HOME = [14]


def test_one_more_mobility_which_lowers_no_need() -> None:  # AH-45
    state = scene(player(green="adventurer -", red="- - - -"))
    assert (reach(state, CITY)["mobility"], powers(state)["mobility"]) == ([3, 3], 3)
    assert kinds(invade(state, CITY)) == ["invaded", "vp-gained"]
    assert f"invade {CITY}" not in legal(scene(player(green="- -", red="- - - -")))


def test_she_is_one_card_for_the_bonus() -> None:  # AH-53
    state = scene(player(green="adventurer"))
    invade(state, GREEN)
    assert tokens(state) == "g"


def test_paths_lead_through_a_forest_at_one_step() -> None:  # AH-42 E-11
    plain, free = (reach(scene(player(white=white, holds=AT_HOME)), BEHIND) for white in ("-", "adventurer"))
    assert (plain["mobility"], free["mobility"]) == ([0, 3], [1, 2])
    assert free["path"] == [14, FOREST, BEHIND]


def test_a_forest_that_another_player_holds_costs_one_more() -> None:  # AH-43
    state = scene(player(white="adventurer", holds=AT_HOME), player("- -", holds=[FOREST]))
    assert reach(state, BEHIND)["mobility"] == [1, 3]


def test_she_opens_no_forest_for_invading() -> None:  # AH-59
    assert f"invade {FOREST}" not in legal(scene(player(white="adventurer", red="- - - -", tokens="rrr")))


def test_she_may_be_declined_to_make_an_attack_of_a_success() -> None:  # AHA-68 AH-23
    assert kinds(invade(scene(player(green="-adventurer", red="-", holds=AT_HOME)), NEAR)) == ["attacked"]
    assert kinds(invade(scene(player(green="adventurer", red="-", holds=AT_HOME)), NEAR, "succeed"))[0] == "invaded"
    assert kinds(invade(scene(player(green="adventurer", red="-", holds=AT_HOME)), NEAR, "attack")) == ["attacked"]


def test_her_way_through_a_forest_may_be_declined() -> None:  # AHA-68 AH-42
    state = scene(player(white="adventurer", green="- -", red="- - -", holds=AT_HOME))
    assert reach(state, BEHIND)["mobility"] == [3, 2]
    assert reach(state, BEHIND)["how"] == ["success", "attack"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25
    state = scene(player(white="adventurer adventurer valkyrie"))
    assert powers(state)["mobility"] == 1
    invade(state, BLUE, "turn_down adventurer", "turn_no_more")
    assert (live(state), powers(state)["mobility"]) == (["adventurer", "valkyrie"], 1)


def test_turned_in_that_invasion_she_helps_no_more() -> None:  # AHA-66
    state = scene(player(green="adventurer -", white="valkyrie", holds=AT_HOME))
    assert reach(state, BEHIND)["mobility"] == [3, 2]
    assert kinds(invade(state, BEHIND, "turn_down adventurer")) == ["alice-turned-down", "attacked"]


def test_face_down_she_is_one_card_and_turned_up_she_works() -> None:  # AH-28
    state = scene(player(blue="detective", white="-adventurer"))
    assert powers(state)["mobility"] == 0
    invade(state, BLUE, "turn_up adventurer")
    assert powers(state)["mobility"] == 1


@pytest.mark.parametrize(("own", "mobility"), [("", 1), ("adventurer", 2)])
def test_wiccan_alone_and_beside(own: str, mobility: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:adventurer", white=own, holds=AT_HOME))
    assert reach(state, BEHIND)["mobility"] == [mobility, 2]


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "adventurer", "mobility = 1", "mobility = 3")
    assert powers(scene(player(white="adventurer"), game=game))["mobility"] == 3
