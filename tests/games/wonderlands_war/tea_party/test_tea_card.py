"""Carrying out a tea card: WW-T07, WW-T22, WW-T23, WW-T28, WW-R01, WW-R07."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.table import asked, bag, unlock
from tests.games.wonderlands_war.tea import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    KEEP,
    ONE,
    QUEEN,
    WITZEND,
    card,
    empty_supply,
    gained,
    kinds,
    lay,
    legal,
    market,
    play,
    put_card,
    sit,
    supporters,
    tea,
    told,
    wonder_deck,
)
from wabe.games.wonderlands_war.table.state import WarState


def taken(name: str, *factions: str) -> WarState:
    """Seat 0 has taken this card."""
    state = tea(*factions)
    lay(state, 8)
    put_card(state, 8, name)
    play(state, "take_card 8")
    return state


def left(state: WarState) -> list[str]:
    """The parts of the card that are left."""
    parts: list[str] = state.view(None)["card"]["parts"]
    return parts


# ----- the order of parts -----


def test_the_player_says_which_part_comes_next() -> None:  # WW-T07
    state = tea()
    card(state, "units-2", "shard_die", "wonderlandian")
    assert asked(state) == "choose_part"
    assert legal(state) == ["resolve units-2", "resolve shard_die", "resolve wonderlandian"]
    play(state, "resolve shard_die", chance=[ONE])
    assert left(state) == ["units-2", "wonderlandian"]


def test_the_last_part_needs_no_choice() -> None:  # WW-T07 WW-R17
    state = tea()
    card(state, "units-2")
    assert asked(state) == "choose_region"


def test_equal_parts_are_offered_once() -> None:  # WW-T07
    state = tea()
    card(state, "units-2", "quest1", "units-2")
    assert legal(state) == ["resolve units-2", "resolve quest1"]


def test_parts_whose_order_cannot_matter_come_at_once() -> None:  # WW-T07
    state = tea()
    state.set_shield(0, False)
    before = bag(state)
    events = card(state, "units-2", "ally-rose_weak", "forge_chip", "shield", "leader_strength", "quest1")
    assert kinds(events) == ["chip-gained", "chip-gained", "shield-mended", "leader-strength"]
    assert gained(before, bag(state)) == {"rose_weak": 1, "forge": 1}
    assert left(state) == ["units-2", "quest1"]


def test_an_ally_that_has_run_out_and_strength_at_the_maximum_wait_for_their_turn() -> None:  # WW-T07
    state = tea()
    empty_supply(state, "creature_weak")
    state.set_leader_strength(0, 6)
    card(state, "ally-rose_weak", "leader_strength", "units-1")
    assert left(state) == ["ally-rose_weak", "leader_strength", "units-1"]


def test_all_parts_of_a_card_are_carried_out() -> None:  # WW-T07
    state = taken("t1_01")  # 2 units, weak Card Soldier, weak Flamingo
    assert asked(state) == "choose_region"
    play(state, "choose_region witzend")
    assert supporters(state)[WITZEND] == 2
    assert state.active == 1
    assert state.card < 0


def test_two_unit_icons_are_two_placements() -> None:  # WW-T08
    state = tea()
    card(state, "units-2", "units-1")
    play(state, "resolve units-2", "choose_region witzend", "choose_region red_keep")
    assert supporters(state)[WITZEND] == 2
    assert supporters(state)[KEEP] == 1


def test_two_placements_may_share_a_region() -> None:  # WW-T08
    state = tea()
    card(state, "units-2", "units-1")
    play(state, "resolve units-1", "choose_region witzend", "choose_region witzend")
    assert supporters(state)[WITZEND] == 3


# ----- split cards -----


@pytest.mark.parametrize("half", ["top", "bottom"])
def test_a_split_card_gives_one_half(half: str) -> None:  # WW-T22 WW-R01
    state = taken("t1_06")  # 2 units; weak Card Soldier, or the other half
    assert legal(state) == ["resolve units-2", "resolve split"]
    before = bag(state)
    events = play(state, "resolve split", f"choose_half {half}")
    assert told(events, "half-chosen") == [{"seat": 0, "half": half}]
    assert (gained(before, bag(state)).get("card_soldier_weak", 0) == 1) == (half == "top")


def test_the_units_of_a_split_card_always_apply() -> None:  # WW-T22
    state = taken("t1_06")
    play(state, "resolve split", "choose_half top")
    assert asked(state) == "choose_region"


def test_the_half_joins_what_is_left_in_any_order() -> None:  # WW-R01
    state = taken("t1_29")  # 2 units; an ability, or the other half
    play(state, "resolve split", "choose_half top")
    assert legal(state) == ["resolve units-2", "resolve ability"]


# ----- corrupted cards -----


def test_a_corrupted_reward_costs_a_roll_of_the_die() -> None:  # WW-T23
    state = taken("t1_07")  # 2 units, weak Flamingo; corrupted: a Wonderlandian
    shards = state.shards(0)
    events = play(state, "resolve corrupted", "take_corrupted", chance=[ONE])
    assert kinds(events)[:3] == ["corrupted", "die-rolled", "shards-gained"]
    assert state.shards(0) == shards + 1
    assert left(state) == ["units-2", "wonderlandian"]


def test_a_corrupted_reward_may_be_left() -> None:  # WW-T23 WW-T28
    state = taken("t1_07")
    shards = state.shards(0)
    events = play(state, "resolve corrupted", "leave_corrupted")
    assert kinds(events) == ["corruption-left"]
    assert asked(state) == "choose_region"
    assert state.shards(0) == shards


def test_the_plain_rewards_of_a_corrupted_card_come_anyway() -> None:  # WW-T23
    state = tea()
    before = bag(state)
    lay(state, 8)
    put_card(state, 8, "t1_08")  # weak Creature; corrupted: any strong Ally
    play(state, "take_card 8", "resolve corrupted", "leave_corrupted", "choose_region witzend")
    assert gained(before, bag(state)) == {"creature_weak": 1}


def test_the_die_is_rolled_when_the_part_comes_up() -> None:  # WW-R01
    state = tea()
    state.set_shards(0, 0)
    card(state, "discard_shards-1", "corrupted", name="t1_09")  # corrupted: a Castle
    play(state, "resolve corrupted", "take_corrupted", chance=[ONE])
    play(state, "resolve discard_shards-1")
    assert state.shards(0) == 0
    assert asked(state) == "place_castle"


# ----- abilities unlocked by the card itself -----


def test_borogoves_unlocked_by_a_card_does_not_act_on_it() -> None:  # WW-R07
    state = tea(JABBERWOCK, CAT, QUEEN)
    play(state, "place_poison 1")
    card(state, "ability", name="t1_02")  # shows a Creature
    play(state, "unlock borogoves")
    assert asked(state) == "choose_chair"
    assert state.card < 0
    assert state.all_units(0) == 0


def test_twice_as_fast_unlocked_by_a_card_does_not_act_on_it() -> None:  # WW-R07
    state = tea(QUEEN, CAT, HATTER)
    sit(state, s1=6)
    state.passed = True
    card(state, "ability")
    play(state, "unlock twice_as_fast")
    assert asked(state) == "choose_chair"
    assert state.card < 0
    assert state.all_units(0) == 0


def test_befriend_the_populace_acts_when_unlocked_by_a_card() -> None:  # WW-R07 WW-C08
    state = tea(ALICE, CAT, QUEEN)
    wonder_deck(state, "tweedles_rattle", "mock_turtle", "walrus")
    market(state)
    events = card(state, "ability")
    events = play(state, "unlock befriend_the_populace", "place_figure mock_turtle witzend", chance=[0])
    assert told(events, "figure-gained") == [{"seat": 0, "figure": "mock_turtle"}]
    assert state.units(0, WITZEND) == 1


def test_an_ability_unlocked_earlier_in_the_party_acts_from_the_next_card_on() -> None:  # WW-R07
    state = tea(JABBERWOCK, CAT, QUEEN)
    lay(state, 8)
    play(state, "place_poison 8")
    put_card(state, 8, "t1_02")
    unlock(state, 0, "borogoves")
    play(state, "take_card 8")
    assert asked(state) == "use"
