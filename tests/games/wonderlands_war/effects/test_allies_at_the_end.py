"""Ally abilities at the end of a battle, on Feats, when forged or Exhausted (WW-C03 to WW-C06, WW-C10 to WW-C12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import bag, ending, exhausted, fighter, kinds_told, out, step_name, told, vps
from wabe.games.wonderlands_war.gains.forging import forge_from_bag
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.chips_flow import exhaust, exhaust_chip
from wabe.games.wonderlands_war.war.outcome import CLEAN_UP

WITZEND = "a_castle_by_any_other_name"
SIX = "six_impossible_things"
FOREIGN = "paint_the_roses"
CREATURE_WEAK, CREATURE_STRONG = 8, 9

# --- Rose A ---------------------------------------------------------------------------------------------------


def test_rose_a_gives_1_vp_each() -> None:  # WW-C03
    state = ending(fighter(9, "rose_weak rose_strong forge"), fighter(4, "rose_weak"))
    assert vps(state) == [6, 3, 0]
    assert told(state, "vp-gained")[-1]["reason"] == "@ability-rose_a"


def test_rose_a_of_who_bust_gives_nothing() -> None:  # WW-C03
    assert vps(ending(fighter(9), fighter(0, "rose_weak", status="bust"))) == [4, 0, 0]


def test_rose_a_forged_in_battle_gives_2_vp() -> None:  # WW-C03, WW-X02
    state = ending(fighter(8, "forge rose_weak"), fighter(4))
    assert vps(state)[0] == 5
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert vps(state)[0] == 7


def test_rose_a_forged_from_the_bag_gives_nothing() -> None:  # WW-C03, WW-T27
    state = ending(step=None)
    state.add_to_bag(0, 4, 1)
    state.region = -1
    forge_from_bag(state, 0)
    state.settle()
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert vps(state)[0] == 0


def test_many_roses_do_not_fill_the_list_of_effects() -> None:
    roses = " ".join(["rose_weak"] * 11 + ["rose_strong"] * 8)
    state = ending(fighter(9, roses, figures="gryphon", unlocked="love_of_learning"), fighter(4))
    assert vps(state)[0] == 4 + 19


# --- Red Rook A -----------------------------------------------------------------------------------------------


def test_a_forge_chip_cannot_forge_red_rook_a() -> None:  # WW-C03
    assert legal(ending(fighter(8, "forge red_rook_weak"), fighter(4))) == ["forge_nothing", "forge_chip forge"]


def test_a_track_symbol_forges_red_rook_a() -> None:  # WW-C03
    state = ending(fighter(7, "forge red_rook_weak"), fighter(4))
    play(state, "forge_chip red_rook_weak", "forge_on 3", "forge_chip forge", "forge_on 3")
    assert step_name(state) is None


def test_the_symbol_is_spared_for_red_rook_a() -> None:  # WW-C03: Forge chips are used up before the symbol
    state = ending(fighter(7, "forge red_rook_weak"), fighter(4))
    play(state, "forge_chip forge", "forge_on 3")
    assert legal(state) == ["forge_nothing", "forge_chip red_rook_weak"]
    state = ending(fighter(7, "forge forge red_rook_weak red_rook_strong"), fighter(4))
    play(state, "forge_chip red_rook_weak", "forge_on 3")
    assert legal(state) == ["forge_nothing", "forge_chip forge"]


def test_red_rook_a_may_be_forged_from_the_bag() -> None:  # WW-T27
    state = ending(step=None)
    state.add_to_bag(0, 6, 1)
    forge_from_bag(state, 0)
    state.settle()
    assert "forge_chip red_rook_weak" in legal(state)


def test_other_sets_red_rooks_may_be_forged_by_forge_chips() -> None:  # WW-C03
    state = ending(fighter(8, "forge red_rook_weak"), fighter(4), red_rook_set="B")
    assert "forge_chip red_rook_weak" in legal(state)


# --- Creature A -----------------------------------------------------------------------------------------------


def exhausting(active: str, weak: int, strong: int, **options: Any) -> WarState:
    """Seat 0 has Exhausted its Active chips with so many Creatures in supply before."""
    state = ending(out(active=active), step=None, **options)
    state.add_supply(CREATURE_WEAK, weak - state.in_supply(CREATURE_WEAK))
    state.add_supply(CREATURE_STRONG, strong - state.in_supply(CREATURE_STRONG))
    exhaust(state, 0)
    return state


@pytest.mark.parametrize(
    ("active", "weak", "strong", "expected"),
    [
        ("creature_weak", 3, 3, {"creature_strong": 1}),
        ("creature_strong", 3, 3, {"creature_weak": 1}),
        ("creature_weak", 3, 0, {"creature_weak": 1}),  # none of the other level: it stays as it is
        ("creature_strong creature_weak", 1, 0, {"creature_weak": 1, "creature_strong": 1}),  # left to right: WW-R13
        ("creature_weak creature_strong", 0, 0, {"creature_weak": 1, "creature_strong": 1}),
        ("creature_weak creature_weak", 0, 1, {"creature_weak": 1, "creature_strong": 1}),
        ("rose_weak creature_weak", 1, 1, {"rose_weak": 1, "creature_strong": 1}),
    ],
)
def test_creature_a_changes_its_level(active: str, weak: int, strong: int, expected: dict[str, int]) -> None:
    assert exhausted(exhausting(active, weak, strong), 0) == expected  # WW-C03, WW-R13


def test_creature_a_goes_back_to_supply() -> None:  # WW-C03, WW-C12
    state = exhausting("creature_weak", 3, 3)
    assert [int(state.in_supply(kind)) for kind in (CREATURE_WEAK, CREATURE_STRONG)] == [4, 2]


def test_creature_a_being_played_on_a_bust_changes_too() -> None:  # WW-C12, WW-B28
    state = ending(step=None)
    exhaust_chip(state, 0, CREATURE_WEAK)
    assert exhausted(state, 0) == {"creature_strong": 1}


def test_other_sets_creatures_stay_as_they_are() -> None:
    assert exhausted(exhausting("creature_weak", 3, 3, creature_set="B"), 0) == {"creature_weak": 1}


def test_creatures_of_several_players_change_in_order() -> None:  # WW-T33, WW-B16
    state = ending(fighter(9, "creature_weak", vp=9), fighter(4, "creature_weak"), step=None)
    state.add_supply(CREATURE_STRONG, 1 - state.in_supply(CREATURE_STRONG))
    state.then(CLEAN_UP)
    state.settle()
    assert exhausted(state, 1) == {"creature_strong": 1}, "fewest VP first"
    assert exhausted(state, 0) == {"creature_weak": 1}


# --- set B ----------------------------------------------------------------------------------------------------


def test_rose_b_goes_back_to_the_bag() -> None:  # WW-C04
    state = ending(fighter(9, "rose_weak rose_strong faction_1"), fighter(4), rose_set="B")
    assert exhausted(state, 0) == {"faction_1": 1}
    assert bag(state, 0, "rose_weak") == bag(state, 0, "rose_strong") == 1
    assert vps(state)[0] == 4


def test_rose_b_is_forged_before_it_would_return() -> None:  # WW-C04
    state = ending(fighter(7, "rose_weak"), fighter(4), rose_set="B")
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert bag(state, 0, "rose_weak") == 0


@pytest.mark.parametrize(
    ("own", "other", "places"),
    [
        ("creature_weak", "", True),
        ("creature_weak creature_strong", "creature_weak", True),
        ("creature_weak", "creature_strong", False),
        ("", "", False),
    ],
)
def test_creature_b_places_a_supporter_with_strictly_most(own: str, other: str, places: bool) -> None:  # WW-C04, WW-C10
    state = ending(
        fighter(9, own), fighter(4, other), fighter(0, "creature_weak " * 3, status="bust"), creature_set="B"
    )
    assert step_name(state) == ("choose_region" if places else None)
    if places:
        assert len(legal(state)) == 5
        play(state, "choose_region red_keep")
        assert state.supporters(0, 0) == 1
        assert step_name(state) is None, "once, however many Creatures"


# --- set C ----------------------------------------------------------------------------------------------------


def test_rose_c_completes_a_feat_of_any_region_and_condition() -> None:  # WW-C05, WW-O22
    state = ending(fighter(8, "rose_weak rose_strong", hand=f"{FOREIGN} {WITZEND}"), fighter(4), rose_set="C")
    assert legal(state) == ["no_feat", f"free_feat {FOREIGN}", f"free_feat {WITZEND}"]
    play(state, f"free_feat {FOREIGN}")
    assert legal(state) == ["no_feat"], "the usual Feat is asked about all the same"
    play(state, "no_feat")
    assert step_name(state) is None


def test_rose_c_comes_before_or_after_the_usual_feat() -> None:  # WW-O22
    for moves in ([f"complete_feat {SIX}", f"free_feat {FOREIGN}"], [f"free_feat {FOREIGN}", f"complete_feat {SIX}"]):
        state = ending(fighter(8, "rose_weak rose_weak faction_1", hand=f"{FOREIGN} {SIX}"), fighter(4), rose_set="C")
        play(state, *moves)
        assert step_name(state) is None
        assert len(told(state, "feat-completed")) == 2


def test_rose_c_needs_two_roses_and_acts_once() -> None:  # WW-C05, WW-C10
    assert legal(ending(fighter(8, "rose_weak", hand=FOREIGN), fighter(4), rose_set="C")) == ["no_feat"]
    state = ending(
        fighter(8, "rose_weak rose_weak rose_weak rose_weak", hand=f"{FOREIGN} {WITZEND} faster_faster"),
        fighter(4),
        rose_set="C",
    )
    play(state, f"free_feat {FOREIGN}")
    assert legal(state) == ["no_feat"]


def test_red_rook_c_costs_a_chip_for_each_feat() -> None:  # WW-C05, WW-C10, WW-C11
    state = ending(fighter(8, "red_rook_weak red_rook_strong faction_1", hand=WITZEND), fighter(4), red_rook_set="C")
    supply = state.in_supply(6)
    play(state, f"complete_feat {WITZEND}")
    assert step_name(state) == "discard_active"
    play(state, "discard_active red_rook_weak")
    assert state.in_supply(6) == supply + 1
    assert exhausted(state, 0) == {"red_rook_strong": 1, "faction_1": 1}
    assert told(state, "chip-removed") == [{"seat": 0, "chip": "red_rook_weak"}]


def test_a_faction_chip_removed_leaves_the_game() -> None:  # WW-C11
    state = ending(fighter(8, "red_rook_weak faction_1", hand=WITZEND), fighter(4), red_rook_set="C")
    supply = state.in_supply(11)
    play(state, f"complete_feat {WITZEND}", "discard_active faction_1")
    assert state.in_supply(11) == supply
    assert exhausted(state, 0) == {"red_rook_weak": 1}


def test_red_rook_c_without_a_feat_costs_nothing() -> None:  # WW-C05
    state = ending(fighter(8, "red_rook_weak", hand=WITZEND), fighter(4), red_rook_set="C")
    play(state, "no_feat")
    assert exhausted(state, 0) == {"red_rook_weak": 1}


def test_a_free_feat_costs_a_chip_too_which_may_end_rose_c() -> None:  # WW-C05
    state = ending(
        fighter(8, "red_rook_weak rose_weak rose_weak", hand=f"{FOREIGN} {SIX}"),
        fighter(4),
        red_rook_set="C",
        rose_set="C",
    )
    play(state, f"complete_feat {SIX}", "discard_active rose_weak")
    assert step_name(state) is None


def test_the_chip_placed_last_is_a_choice_of_its_own_while_a_feat_may_ask_for_it() -> None:  # WW-C11, WW-X01
    """Witzend asks for a final chip of 1: a Rose of 2 is last, and another lies before a Faction chip of 1."""
    chips = "red_rook_weak rose_strong rose_strong faction_1 rose_strong"
    for move, fulfilled in (("discard_active", False), ("discard_last", True)):
        state = ending(fighter(8, chips, hand=f"{FOREIGN} {WITZEND}"), fighter(4), red_rook_set="C", rose_set="C")
        play(state, f"free_feat {FOREIGN}")
        assert legal(state)[-1] == "discard_last rose_strong"
        play(state, f"{move} rose_strong")
        assert (f"complete_feat {WITZEND}" in legal(state)) == fulfilled
    play(state, f"complete_feat {WITZEND}")
    assert step_name(state) == "discard_active"
    assert "discard_last" not in " ".join(legal(state))  # no Feat is left that could ask


def test_of_equal_chips_side_by_side_the_last_is_no_other_choice() -> None:  # WW-C11
    state = ending(
        fighter(8, "red_rook_weak rose_weak rose_weak", hand=f"{FOREIGN} {WITZEND}"),
        fighter(4),
        red_rook_set="C",
        rose_set="C",
    )
    play(state, f"free_feat {FOREIGN}")
    assert legal(state) == ["discard_active rose_weak", "discard_active red_rook_weak"]


# --- set D ----------------------------------------------------------------------------------------------------


def test_rose_d_places_a_supporter_when_forged() -> None:  # WW-C06
    state = ending(fighter(8, "forge rose_weak"), fighter(4), rose_set="D")
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert len(legal(state)) == 5
    play(state, "choose_region tulgey_woods")
    assert state.supporters(0, 1) == 1


def test_rose_d_may_use_the_supporter_just_freed() -> None:  # WW-O18: the chip's own effect comes last
    state = ending(fighter(8, "forge rose_weak", supporters=10), fighter(4), rose_set="D")
    play(state, "forge_chip rose_weak", "forge_on 3", "choose_region tulgey_woods")
    assert state.supporters(0, 1) == 1
    assert "unit-moved" not in kinds_told(state)


def test_rose_d_acts_from_the_bag_too() -> None:  # WW-T27
    state = ending(step=None, rose_set="D")
    state.add_to_bag(0, 4, 1)
    state.region = -1
    forge_from_bag(state, 0)
    state.settle()
    play(state, "forge_chip rose_weak", "forge_on 3", "choose_region witzend")
    assert state.supporters(0, 4) == 1


@pytest.mark.parametrize(
    ("active", "own", "other", "shards"),
    [
        ("red_rook_weak", 9, 4, 1),
        ("red_rook_strong", 9, 4, 2),
        ("red_rook_weak red_rook_strong red_rook_weak", 9, 4, 4),
        ("red_rook_strong", 4, 9, 0),
        ("red_rook_strong", 9, 9, 0),  # a tie is no win
    ],
)
def test_red_rook_d_brings_shards_on_a_win(active: str, own: int, other: int, shards: int) -> None:  # WW-C06
    state = ending(fighter(own, active), fighter(other), red_rook_set="D")
    while step_name(state) in ("choose_award", "choose_effect"):
        state.apply(state.legal_actions()[0])
    assert state.shards(0) == shards


@pytest.mark.parametrize(
    ("active", "moves", "shards"),
    [
        ("red_rook_strong", ["use love_of_learning", "return_chip red_rook_strong"], 0),
        ("red_rook_strong", ["use red_rook_d", "return_chip red_rook_strong"], 2),
        ("red_rook_weak red_rook_weak", ["use love_of_learning", "return_chip red_rook_weak"], 1),
        ("red_rook_weak red_rook_weak", ["use red_rook_d", "use love_of_learning", "return_chip red_rook_weak"], 2),
        ("red_rook_weak red_rook_strong", ["use love_of_learning", "return_chip red_rook_strong"], 1),
        (
            "red_rook_weak red_rook_strong",
            ["use_copy red_rook_d red_rook_strong", "use love_of_learning", "return_chip red_rook_strong"],
            3,
        ),
        (
            "red_rook_strong red_rook_weak",
            ["use_copy red_rook_d red_rook_weak", "use love_of_learning", "return_chip red_rook_weak"],
            3,
        ),
    ],
)
def test_red_rook_d_looks_at_what_is_active_when_its_turn_comes(
    active: str, moves: list[str], shards: int
) -> None:  # WW-R20
    state = ending(fighter(9, active, unlocked="love_of_learning"), fighter(4), red_rook_set="D")
    while step_name(state) == "choose_award":
        state.apply(state.legal_actions()[0])
    play(state, *moves)
    assert state.shards(0) == shards


# --- no-ops ---------------------------------------------------------------------------------------------------


def test_end_of_battle_abilities_are_lost_on_a_bust() -> None:  # WW-O09
    state = ending(
        fighter(9), fighter(0, "rose_weak creature_weak", figures="gryphon", status="bust"), creature_set="B"
    )
    assert step_name(state) is None
    assert vps(state)[1] == 0
