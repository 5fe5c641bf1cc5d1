"""The house switches, each with both values (AHA-03, AHA-04, AHA-06, AHA-13, AHA-31, AHA-34, AHA-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    crowds,
    holders,
    how,
    invade,
    kinds,
    needed,
    player,
    scene,
    sheet,
    slot_points,
    summon,
    targets,
    territory,
    tile_points,
    tokens,
    told,
    vp,
)
from tests.games.alicematic_heroes.walks import SWITCHES
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.table.cards import KINGDOMS
from wabe.kernel.errors import BadOptions
from wabe.kernel.message import Json

HOME = 0
FULL = "- - - -"
DEFAULTS: dict[str, bool | str] = {
    "reveal_copies_fire": False,  # AHA-48
    "optional_invasion": False,  # AHA-04
    "repeat_own_city": False,  # AHA-06
    "original_needs_sole_most": False,  # AHA-34
    "rotate_start_player": False,  # AHA-03
    "steal_attack_allowed": True,  # AHA-13
    "slot_majority_by": "slot",  # AHA-31
}
SEATS = {f"kingdom_{seat}": "random" for seat in range(1, 6)}  # AHA-87


def test_the_defaults_are_the_rulings() -> None:  # AHA-03 AHA-04 AHA-06 AHA-13 AHA-31 AHA-34 AHA-48
    assert {option.name: option.default for option in GAME.options} == {**DEFAULTS, **SEATS}
    assert GAME.new(3, 1).options == {**DEFAULTS, **SEATS}


@pytest.mark.parametrize("name", DEFAULTS)
def test_each_switch_has_one_other_value_and_names_its_ruling(name: str) -> None:
    (option,) = [option for option in GAME.options if option.name == name]
    (other,) = set(option.choices) - {option.default}
    assert GAME.new(3, 1, {name: other}).options == {**DEFAULTS, **SEATS, name: other}
    assert all(rule.startswith("AHA-") for rule in option.rules)


@pytest.mark.parametrize(
    "options",
    [
        {"optional_invasion": 1},
        {"slot_majority_by": "size"},
        {"kingdom_1": "duchess"},
        {"kingdom_6": "random"},
        [],
        "x",
    ],
)
def test_other_values_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.new(3, 1, options)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_each_kingdom_may_be_chosen_by_one_seat(kingdom: str) -> None:  # AHA-87 AH-86
    names = [seat["kingdom"] for seat in GAME.new(4, 3, {"kingdom_3": kingdom}).view(None)["seats"]]
    assert names[2] == kingdom
    assert names.count(kingdom) == 1
    with pytest.raises(BadOptions, match=kingdom):
        GAME.new(4, 3, {"kingdom_3": kingdom, "kingdom_1": kingdom})


# ----- reveal_copies_fire -----


@pytest.mark.parametrize(("fire", "drawn"), [(False, 0), (True, 2)])
def test_a_second_copy_acts_when_revealed_only_by_the_switch(fire: bool, drawn: int) -> None:  # AHA-48
    me = player("little jet", holds=[HOME], blue="little")
    state = scene(me, step="choose_card", reveal_copies_fire=fire)
    events = summon(state, "little")
    assert sum(event.args["count"] for event in events if event.kind == "cards-drawn") == drawn
    me = player("magical jet", holds=[HOME], white="magical")
    state = scene(me, step="choose_card", reveal_copies_fire=fire)
    summon(state, "magical")
    assert tokens(state) == "y" * drawn


@pytest.mark.parametrize("fire", [False, True])
def test_the_first_copy_acts_with_both_values(fire: bool) -> None:  # AHA-48
    state = scene(player("hunter jet", holds=[HOME], yellow="-"), step="choose_card", reveal_copies_fire=fire)
    summon(state, "hunter")
    assert asked(state) == "keep"


@pytest.mark.parametrize("fire", [False, True])
def test_the_switch_stacks_nothing_that_is_always_on(fire: bool) -> None:  # AH-25
    state = scene(player(holds=[HOME], red="panzer panzer"), reveal_copies_fire=fire)
    assert state.view(None)["seats"][0]["powers"]["military"] == 4


# ----- optional_invasion -----


def test_the_invasion_may_be_skipped_only_by_the_switch() -> None:  # AHA-04
    assert "no_invasion" not in legal(scene(player("- -", holds=[HOME])))
    state = scene(player("- -", holds=[HOME]), optional_invasion=True)
    before = targets(state)
    assert legal(state)[-1] == "no_invasion"
    assert len(before) == len(legal(state)) - 1
    events = play(state, "no_invasion")
    assert kinds(events) == ["invasion-skipped"]
    assert (territory(state), state.active) == (15, 1)


# ----- repeat_own_city -----


def test_a_city_held_already_may_be_invaded_again_only_by_the_switch() -> None:  # AHA-06 AHA-73
    me = player("- -", "r", holds=[HOME], red=FULL, white="princess")
    assert HOME not in targets(scene(me))
    state = scene(me, repeat_own_city=True)
    assert how(state, HOME) == ["pay"]
    assert needed(state, HOME) == (5, 0)
    invade(state, HOME)
    assert (holders(state, HOME), vp(state), territory(state)) == ([0, 0], 3 + 2, 14)
    assert tile_points(state, 0) == [6, 0, 0]
    assert state.view(None)["seats"][0]["cities"] == 1
    assert state.view(None)["majorities"]["tiles"][0]["tokens"] == [2, 0, 0]


def test_a_repeated_city_needs_a_free_spot_and_outright_success() -> None:  # AHA-73
    assert HOME not in targets(scene(player("- -", holds=[HOME], red=FULL), repeat_own_city=True))
    full = scene(player("- -", "rr", holds=[HOME], red=FULL), player(holds=[HOME]), repeat_own_city=True)
    assert HOME not in targets(full)


# ----- original_needs_sole_most -----


@pytest.mark.parametrize(("sole", "others", "paid"), [(False, 2, 2), (False, 3, 0), (True, 2, 0), (True, 1, 2)])
def test_original_pays_with_a_tie_unless_the_switch_is_on(sole: bool, others: int, paid: int) -> None:  # AHA-34
    slots: list[Json] = [{"white": "original original"}, *crowds(others, 0)]
    state = scene(*(player("- -", **each) for each in slots), step="over", original_needs_sole_most=sole)
    assert sheet(state)["effects"] == {"original": paid}


# ----- rotate_start_player -----


@pytest.mark.parametrize(("rotate", "first"), [(False, 1), (True, 2)])
def test_the_start_stays_or_passes_clockwise(rotate: bool, first: int) -> None:  # AHA-03
    state = scene(player("- -", holds=[HOME]), start=1, round_number=1, rotate_start_player=rotate)
    assert state.view(None)["start"] == 1
    events = invade(state, 4)
    assert told(events, "round-started") == [{"round": 2, "seat": first}]
    assert (state.active, state.view(None)["start"]) == (first, first)


# ----- steal_attack_allowed -----


def test_an_unconnected_space_may_be_attacked_unless_the_switch_is_off() -> None:  # AHA-13
    seats = (player("- -", holds=[HOME]), player(holds=[28, 2]))
    assert how(scene(*seats), 2) == ["attack"]
    assert 2 not in targets(scene(*seats, steal_attack_allowed=False))
    strong = (player("- -", holds=[HOME], red=FULL), seats[1])
    assert how(scene(*strong, steal_attack_allowed=False), 2) == ["success"]
    assert how(scene(player("- -", "rrrr", holds=[HOME]), seats[1], steal_attack_allowed=False), 2) == ["pay"]


def test_empty_land_may_be_attacked_with_both_values() -> None:  # AHA-13
    assert how(scene(player("- -", holds=[HOME]), steal_attack_allowed=False), 2) == ["attack"]


def test_with_the_switch_off_jet_does_not_help_on_an_enemy_s_space() -> None:  # AHA-70 AH-75
    seats = (player("- -", holds=[HOME], green="jet"), player(holds=[28, 2]))
    assert how(scene(*seats), 2) == ["attack", "jet"]
    assert 2 not in targets(scene(*seats, steal_attack_allowed=False))


def test_an_attack_that_lies_there_may_be_finished_with_both_values() -> None:  # AHA-13 AHA-14
    seats = (player("- -", holds=[HOME], attacks=[2]), player(holds=[28, 2]))
    assert how(scene(*seats, steal_attack_allowed=False), 2) == ["finish"]


# ----- slot_majority_by -----


@pytest.mark.parametrize(("by", "blue", "red"), [("slot", [1, 0, 0], [0, 1, 0]), ("colour", [0, 0, 0], [1, 1, 0])])
def test_alices_are_compared_by_slot_or_by_colour(by: str, blue: list[int], red: list[int]) -> None:  # AHA-31
    state = scene(player(blue="panzer"), player(red="fighter"), step="over", slot_majority_by=by)
    assert (slot_points(state, "blue"), slot_points(state, "red")) == (blue, red)
    alices = state.view(None)["majorities"]["slots"]
    assert (alices["blue"]["points"], alices["red"]["points"]) == (blue, red)


def test_every_switch_is_tested_here_and_in_random_games() -> None:

    assert set(SWITCHES) == {"default", *DEFAULTS}
