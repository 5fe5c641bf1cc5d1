"""Forging in battle and from the bag (WW-O10 to WW-O13, WW-O16 to WW-O18, WW-O24, WW-T27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import (
    CONTENT,
    bag,
    ending,
    exhausted,
    fighter,
    kinds_told,
    out,
    step_name,
    told,
    vps,
)
from tests.games.wonderlands_war.stated import GAME
from tests.games.wonderlands_war.tea import own
from wabe.games.wonderlands_war.gains.forging import forge_from_bag
from wabe.games.wonderlands_war.pieces.forge_tracks import ABOVE, BELOW, neighbours
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import RESERVE
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.message import Message
from wabe.texts import Texts

FULL = "forge forge forge forge"
EVERY_CHIP = ["forge_nothing", "forge_chip rose_weak", "forge_chip forge", "forge_chip faction_1"]


def forging(strength: int, active: str, **fields: Any) -> WarState:
    """Seat 0 (Alice) after a battle that she has won."""
    return ending(fighter(strength, active, **fields), fighter(0))


# --- how many -------------------------------------------------------------------------------------------------


def test_a_symbol_under_the_final_space_gives_one_forge() -> None:  # WW-O10
    state = forging(7, "rose_weak faction_1")
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert step_name(state) is None
    assert exhausted(state, 0) == {"faction_1": 1}


def test_no_symbol_and_no_forge_chip_give_none() -> None:  # WW-O10
    assert step_name(forging(8, "rose_weak faction_1")) is None


def test_each_active_forge_chip_gives_one() -> None:  # WW-O10
    state = forging(8, "forge rose_weak forge")
    play(state, "forge_chip forge", "forge_on 3")
    assert step_name(state) == "forging", "the Forge chip forged itself counts all the same"
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert step_name(state) is None


def test_symbol_and_forge_chip_add_up() -> None:  # WW-O10, WW-X01
    state = forging(7, "forge rose_weak faction_1")
    play(state, "forge_chip rose_weak", "forge_on 3", "forge_chip forge", "forge_on 3")
    assert step_name(state) is None


def prompt(state: WarState) -> str:
    decision = state.decision(0)
    assert decision is not None
    asked = decision["prompt"]
    return Texts(GAME, ["Ann", "Bea", "Cid"]).say(Message(asked["key"], asked["args"]))


def test_how_many_are_left_and_why_is_said() -> None:  # WW-O10
    state = forging(7, "forge forge rose_weak")
    assert prompt(state).endswith("one by the Forge symbol you stand on, 2 by your Forge chips")
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert prompt(state).endswith("Two forges are left, by the Forge symbol you stand on and your Forge chip")
    play(state, "forge_chip forge", "forge_on 3")
    assert prompt(state).endswith("One forge is left, by the Forge symbol you stand on")
    assert prompt(forging(8, "forge rose_weak")).endswith("One forge is left, by your Forge chip")


def test_forging_is_optional_and_declining_ends_it() -> None:  # WW-O10
    state = forging(7, "forge rose_weak faction_1")
    assert legal(state) == EVERY_CHIP
    play(state, "forge_nothing")
    assert step_name(state) is None
    assert exhausted(state, 0) == {"forge": 1, "rose_weak": 1, "faction_1": 1}


def test_a_forge_chip_removed_before_still_gives_its_forge() -> None:  # WW-O10, WW-C11
    state = ending(fighter(8, "red_rook_weak forge", hand="a_castle_by_any_other_name"), fighter(0), red_rook_set="C")
    supply = state.in_supply(10)
    play(state, "complete_feat", "discard_active forge")
    assert state.in_supply(10) == supply + 1
    assert legal(state) == ["forge_nothing", "forge_chip red_rook_weak"]


def test_who_has_bust_forges_nothing() -> None:  # WW-B12
    state = ending(fighter(8), fighter(2, "forge", status="bust"))
    assert step_name(state) is None


def test_every_chip_kind_but_madness_may_be_forged() -> None:  # WW-O11
    state = forging(7, "rose_strong forge faction_2 artifact humptys_gloves")
    assert len(legal(state)) == 6


def test_players_forge_one_after_the_other_in_order() -> None:  # WW-O16
    state = ending(fighter(8, "forge forge", vp=20), fighter(4, "forge", vp=0), fighter(1, "forge", vp=9))
    order = []
    while step_name(state) == "forging":
        order.append(state.seat)
        play(state, "forge_chip forge", "forge_on 3")
    assert order == [1, 2, 0, 0]


# --- where ----------------------------------------------------------------------------------------------------


def test_the_chip_goes_to_the_leftmost_empty_space() -> None:  # WW-O11
    state = forging(8, "forge", forged=["", "", "rose_weak"])
    play(state, "forge_chip forge", "forge_on 3")
    assert [int(state.forged(0, 2, space)) for space in range(4)] == [4, 10, -1, -1]
    assert told(state, "forged") == [{"seat": 0, "chip": "forge", "track": 3}]


def test_a_full_track_is_not_offered() -> None:  # WW-O18
    state = forging(8, "forge", forged=[FULL, "", FULL])
    play(state, "forge_chip forge")
    assert legal(state) == ["forge_on 2", "forge_on 4"]


def test_with_all_spaces_filled_forges_are_lost() -> None:  # WW-O18
    assert step_name(forging(7, "forge rose_weak", forged=[FULL] * 4)) is None


def test_with_no_active_chip_left_forges_are_lost() -> None:  # WW-O18
    state = forging(7, "forge")
    play(state, "forge_chip forge", "forge_on 3")
    assert step_name(state) is None


# --- rewards --------------------------------------------------------------------------------------------------


def test_leader_strength_space() -> None:  # WW-O11
    state = forging(8, "forge")
    play(state, "forge_chip forge", "forge_on 2")
    assert state.leader_strength(0) == 2


def test_a_supporter_space_adds_it_to_the_supply() -> None:  # WW-O12
    state = forging(8, "forge")
    before = state.supporters(0, RESERVE)
    play(state, "forge_chip forge", "forge_on 3")
    assert state.supporters(0, RESERVE) == before + 1


def test_a_star_gives_4_vp() -> None:  # WW-O12
    state = forging(8, "forge", forged=["", "", "", "forge forge"])
    before = vps(state)[0]
    play(state, "forge_chip forge", "forge_on 4")
    assert vps(state)[0] == before + 4


def test_the_last_space_gains_the_artifact_into_the_bag() -> None:  # WW-O11
    state = forging(8, "forge", forged=["", "", "", "forge forge forge"])
    artifacts = bag(state, 0, "artifact")
    play(state, "forge_chip forge", "forge_on 4")
    assert bag(state, 0, "artifact") == artifacts + 1
    assert told(state, "artifact-gained") == [{"seat": 0}]


def test_a_reward_between_tracks_needs_both_spaces() -> None:  # WW-O11: Alice's Shield between tracks 1 and 2
    state = forging(8, "forge forge")
    state.set_shield(0, False)
    play(state, "forge_chip forge", "forge_on 2")
    assert not state.is_shield_whole(0)
    play(state, "forge_chip forge", "forge_on 1", "gain_chip rose_weak")
    assert state.is_shield_whole(0)
    assert told(state, "between-gained") == [{"seat": 0, "reward": "shield"}]


def test_neighbours_above_and_below() -> None:  # WW-O11, WW-O18
    state = ending(out(forged=["forge", "", "forge forge", "forge forge forge"]), step=None)
    assert neighbours(state, 0, 1, 0) == ABOVE | BELOW
    assert neighbours(state, 0, 1, 1) == BELOW
    assert neighbours(state, 0, 0, 0) == 0, "nothing lies above the first track, and the second is empty"
    assert neighbours(state, 0, 2, 2) == BELOW
    assert neighbours(state, 0, 3, 2) == 0


def test_where_nothing_is_printed_between_nothing_is_gained() -> None:
    state = forging(8, "forge", forged=["", "forge"])
    play(state, "forge_chip forge", "forge_on 3")
    assert "between-gained" not in kinds_told(state)


def test_order_of_one_forge() -> None:  # WW-O18: space, between, Artifact, the chip's own effect
    state = ending(fighter(7, "rose_weak", forged=["forge forge forge", "", "", "forge"], unlocked=""), fighter(0))
    state.set_forged(0, 1, 3, 10)
    play(state, "forge_chip rose_weak", "forge_on 1", "unlock love_of_learning")
    kinds = [kind for kind in kinds_told(state) if kind in ("ability-unlocked", "artifact-gained", "vp-gained")]
    assert kinds[-3:] == ["ability-unlocked", "artifact-gained", "vp-gained"]


def test_between_reward_and_artifact_follow_the_space() -> None:  # WW-X04
    state = ending(out(), fighter(8), out(), out(), fighter(4, "forge", forged=["", "forge forge forge", FULL]))
    seat, before = 4, bag(state, 4, "madness")
    play(state, "forge_chip forge", "forge_on 2")
    assert state.leader_strength(seat) == 2
    play(state, "discard_madness")
    assert bag(state, seat, "madness") == before - 1
    kinds = kinds_told(state)
    assert kinds.index("leader-strength") < kinds.index("madness-discarded") < kinds.index("artifact-gained")


def test_rewards_act_at_once_in_any_region() -> None:  # WW-O17
    state = forging(8, "forge", forged=["", "", "", ""])
    state.set_forged(0, 2, 0, 10)
    play(state, "forge_chip forge", "forge_on 4")
    assert step_name(state) == "choose_region"
    assert legal(state) == [f"choose_region {name}" for name in REGION_NAMES]
    play(state, "choose_region red_keep")
    assert state.supporters(0, 0) == 1


def test_no_figure_comes_back_from_the_reserve_before_the_next_tea_party() -> None:  # WW-O17
    state = forging(8, "forge", forged=["", "", "", ""])
    state.set_forged(0, 2, 0, 10)
    own(state, "walrus", RESERVE)
    play(state, "forge_chip forge", "forge_on 4", "choose_region red_keep")
    assert (state.supporters(0, 0), state.standees(0, RESERVE)) == (1, 1)
    assert step_name(state) is None


def test_a_figure_gained_by_forging_has_no_part_in_this_battle() -> None:  # WW-O13, WW-O17
    state = forging(8, "forge", forged=["forge forge"])
    state.set_market(0, CONTENT.wonder_names.index("white_rabbit"))
    play(state, "forge_chip forge", "forge_on 1", "take_wonderlandian white_rabbit")
    assert legal(state) == [f"place_figure white_rabbit {name}" for name in REGION_NAMES], "also yet to fight"
    before = vps(state)
    play(state, "place_figure white_rabbit witzend")
    assert state.units(0, REGION_NAMES.index("witzend")) == 2
    assert vps(state) == before


def test_what_forging_unlocks_does_nothing_in_this_battle() -> None:  # WW-O13
    state = forging(7, "rose_weak forge", forged=["forge"])
    play(state, "forge_chip forge", "forge_on 1", "unlock love_of_learning", "forge_nothing")
    assert step_name(state) is None
    assert exhausted(state, 0) == {"rose_weak": 1}


def test_befriend_the_populace_waits_for_the_clean_up() -> None:  # WW-O13, WW-C08
    state = forging(8, "rose_weak forge", forged=["forge"])
    play(state, "forge_chip forge", "forge_on 1", "unlock befriend_the_populace")
    kinds = kinds_told(state)
    assert kinds.index("chips-exhausted") < kinds.index("figure-gained")
    assert state.region == -1
    assert step_name(state) == "place_figure"


# --- from the bag ---------------------------------------------------------------------------------------------


def from_bag(**fields: Any) -> WarState:
    """Seat 0 may forge a chip of its bag."""
    state = ending(out(**fields), step=None)
    state.region = -1
    forge_from_bag(state, 0)
    state.settle()
    return state


def test_forging_from_the_bag_needs_no_forge_chip_and_is_optional() -> None:  # WW-T27
    state = from_bag()
    assert legal(state) == [
        "forge_nothing",
        "forge_chip forge",
        "forge_chip faction_1",
        "forge_chip faction_2",
        "forge_chip artifact",
    ]
    play(state, "forge_nothing")
    assert step_name(state) is None


def test_a_chip_of_the_bag_is_forged_like_any_other() -> None:  # WW-T27, WW-O11
    state = from_bag()
    play(state, "forge_chip artifact", "forge_on 2")
    assert bag(state, 0, "artifact") == 1
    assert state.forged(0, 1, 0) == 13
    assert state.leader_strength(0) == 2


def test_neither_madness_nor_poison_of_the_bag_is_forged() -> None:  # WW-T27
    assert not any("madness" in each for each in legal(from_bag()))


def test_with_full_tracks_nothing_is_asked() -> None:  # WW-T28
    assert step_name(from_bag(forged=[FULL] * 4)) is None


@pytest.mark.parametrize("track", [1, 2, 3, 4])
def test_chips_on_tracks_lie_there_for_good(track: int) -> None:  # WW-O11
    state = forging(8, "forge", forged=["rose_weak", "", "rose_weak", "rose_weak"])
    play(state, "forge_chip forge", f"forge_on {track}")
    assert sum(state.forged(0, each, space) >= 0 for each in range(4) for space in range(4)) == 4
