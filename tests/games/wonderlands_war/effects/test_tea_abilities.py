"""Abilities at the tea table: Twice as Fast, Clean Cups, Borogoves: WW-C08, WW-R08, WW-T30, WW-L06."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.table import asked, bag, unlock
from tests.games.wonderlands_war.tea import (
    CAT,
    HATTER,
    JABBERWOCK,
    KEEP,
    ONE,
    QUEEN,
    WITZEND,
    WOODS,
    gained,
    lay,
    play,
    put,
    put_card,
    sit,
    tea,
)
from wabe.games.wonderlands_war.table.state import WarState


def passing(*factions: str, unlocked: bool = True) -> WarState:
    """The Red Queen with Twice as Fast."""
    state = tea(*(factions or (QUEEN, CAT, HATTER)))
    if unlocked:
        unlock(state, 0, "twice_as_fast")
    return state


def corner(state: WarState) -> str:
    """The first part left of the card."""
    parts: list[str] = state.view(None)["card"]["parts"]
    return parts[0]


def test_twice_as_fast_adds_a_unit_to_the_corner_when_a_leader_was_passed() -> None:  # WW-C08 WW-R08
    state = passing()
    lay(state, 2, 8)
    sit(state, s1=6)
    put_card(state, 8, "t1_04")  # 2 units, a weak Flamingo and a Quest
    play(state, "take_card 8")
    assert asked(state) == "choose_part"
    assert corner(state) == "units-3"


def test_twice_as_fast_cannot_be_declined_but_needs_something_to_place() -> None:  # WW-R18
    state = passing()
    lay(state, 8)
    sit(state, s1=6)
    put_card(state, 8, "t1_24")  # no units
    state.add_supporters(0, 5, -state.supporters(0, 5))
    play(state, "take_card 8")
    assert state.view(None)["card"]["parts"] == ["any_ally-weak", "quest2keep"]


def test_twice_as_fast_gives_a_card_without_units_a_placement() -> None:  # WW-C08
    state = passing()
    lay(state, 8)
    sit(state, s1=6)
    put_card(state, 8, "t1_24")  # no units; Leader Strength, any weak Ally, Quest 2-keep
    play(state, "take_card 8")
    assert state.view(None)["card"]["parts"] == ["units-1", "any_ally-weak", "quest2keep"]


@pytest.mark.parametrize("chair", [9, 10])
def test_twice_as_fast_needs_a_leader_on_a_chair_moved_over(chair: int) -> None:  # WW-R08
    state = passing()
    lay(state, 8)
    sit(state, s1=chair)
    put_card(state, 8, "t1_04")
    play(state, "take_card 8")
    assert asked(state) == "choose_part"
    assert corner(state) == "units-2"


def test_twice_as_fast_counts_leaders_before_and_beyond_the_head() -> None:  # WW-R08
    for other in (12, 1):
        state = passing()
        lay(state, 3, 10)
        sit(state, s0=8, s1=other)
        put_card(state, 3, "t1_04")
        play(state, "visit_head", chance=[ONE])
        play(state, "take_card 3")
        assert corner(state) == "units-3"


def test_the_head_does_not_count_as_a_leader_with_three_players() -> None:  # WW-R08
    state = passing()
    lay(state, 3, 10)
    sit(state, s0=8)
    put_card(state, 3, "t1_04")
    play(state, "visit_head", chance=[ONE])
    play(state, "take_card 3")
    assert asked(state) == "choose_part"
    assert corner(state) == "units-2"


def test_with_two_players_passing_the_head_will_do_for_twice_as_fast() -> None:  # WW-L06
    state = passing(QUEEN, CAT)
    lay(state, 3, 10)
    sit(state, s0=8)
    put_card(state, 3, "t1_04")
    play(state, "visit_head", chance=[ONE])
    play(state, "take_card 3")
    assert corner(state) == "units-3"


def test_a_locked_ability_does_not_act() -> None:  # WW-S08
    state = passing(unlocked=False)
    lay(state, 8)
    sit(state, s1=6)
    put_card(state, 8, "t1_04")
    play(state, "take_card 8")
    assert asked(state) == "choose_part"


def clean_cups() -> WarState:
    """The Mad Hatter with Clean Cups."""
    state = tea(HATTER, CAT, QUEEN)
    unlock(state, 0, "clean_cups")
    return state


def test_clean_cups_places_a_supporter_after_refilling_at_the_head() -> None:  # WW-L04 (Clean Cups)
    state = clean_cups()
    play(state, "visit_head", chance=[ONE])
    play(state, "choose_region witzend")
    assert state.supporters(0, WITZEND) == 1
    assert asked(state) == "choose_chair"


def test_clean_cups_acts_with_his_party_too_and_cannot_be_declined() -> None:  # WW-L04 (Clean Cups) WW-R18
    state = clean_cups()
    play(state, "my_party")
    assert asked(state) == "choose_region"
    play(state, "choose_region witzend")
    assert asked(state) == "take_any"
    assert state.supporters(0, WITZEND) == 1


def test_clean_cups_moves_a_unit_when_none_is_in_supply_and_asks_nothing_without_any() -> None:  # WW-T30
    state = clean_cups()
    put(state, WOODS, 1)
    state.add_supporters(0, 5, -state.supporters(0, 5))
    play(state, "visit_head", chance=[ONE])
    play(state, "choose_region witzend", "move supporter tulgey_woods")
    assert state.supporters(0, WITZEND) == 1
    bare = clean_cups()
    bare.add_supporters(0, 5, -bare.supporters(0, 5))
    play(bare, "visit_head", chance=[ONE])
    assert asked(bare) == "choose_chair"


def borogoves() -> WarState:
    """The Jabberwock with Borogoves about to move."""
    state = tea(JABBERWOCK, CAT, QUEEN)
    unlock(state, 0, "borogoves")
    lay(state, 8)
    play(state, "place_poison 8")
    return state


def test_borogoves_gives_one_more_unit_for_a_card_with_a_creature() -> None:  # WW-C08
    state = borogoves()
    put_card(state, 8, "t1_02")  # 2 units, weak Rose, weak Creature
    before = bag(state)
    play(state, "take_card 8", "use_it")
    assert gained(before, bag(state)) == {"rose_weak": 1, "creature_weak": 1}
    assert state.view(None)["card"]["parts"] == ["units-2", "units-1"]
    play(state, "resolve units-2", "choose_region witzend", "choose_region red_keep")
    assert state.supporters(0, WITZEND) == 2
    assert state.supporters(0, KEEP) == 1


def test_borogoves_may_be_declined() -> None:  # WW-C08
    state = borogoves()
    put_card(state, 8, "t1_02")
    play(state, "take_card 8", "pass", "choose_region witzend")
    assert state.all_units(0) == 2


def test_borogoves_asks_for_a_creature_icon() -> None:  # WW-C08
    state = borogoves()
    put_card(state, 8, "t1_01")  # Card Soldier and Flamingo
    play(state, "take_card 8")
    assert asked(state) == "choose_region"
