"""Every kind of reward with its limits, but those of test_rewards_board: WW-T08, T11 to T20, T26, T33, WW-O12."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.table import asked, bag, chip
from tests.games.wonderlands_war.tea import (
    CAT,
    HATTER,
    ONE,
    QUEEN,
    RESERVE,
    THREE,
    TWO,
    WITZEND,
    card,
    do,
    empty_supply,
    gained,
    give,
    kinds,
    legal,
    own,
    play,
    seen,
    supporters,
    tea,
    told,
)
from wabe.games.wonderlands_war.gains import rewards
from wabe.games.wonderlands_war.pieces import resources, reward_kinds
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import FIRST, FROM_AWARDS, FROM_FORGING, PLACE, WAGER
from wabe.games.wonderlands_war.war import outcome


def test_every_kind_of_reward_has_its_class() -> None:  # WW-T07
    assert len(rewards.BY_KIND) == len(reward_kinds.KIND_NAMES) == len(set(rewards.BY_KIND))


# ----- units -----


def test_units_are_a_placement_of_their_own() -> None:  # WW-T08
    state = tea()
    give(state, "units-3")
    play(state, "choose_region witzend")
    assert supporters(state) == [0, 0, 0, 0, 3]


def test_figures_of_the_reserve_serve_what_is_forged_at_a_tea_party() -> None:  # WW-O17, WW-T08
    state = tea()
    own(state, "walrus", RESERVE)
    give(state, "units-1")
    play(state, "choose_region witzend")
    assert legal(state) == ["place supporter witzend", "place walrus witzend"]


def test_units_without_any_have_no_effect() -> None:  # WW-T28
    state = tea()
    state.add_supporters(0, RESERVE, -10)
    assert give(state, "units-3") == []


# ----- Ally chips -----


@pytest.mark.parametrize("name", ["card_soldier_weak", "flamingo_strong", "rose_weak", "red_rook_strong"])
def test_an_ally_icon_brings_that_chip_into_the_bag(name: str) -> None:  # WW-T11 WW-S17
    state = tea()
    before, left = bag(state), state.in_supply(chip(name))
    events = give(state, f"ally-{name}")
    assert told(events, "chip-gained") == [{"seat": 0, "chip": name}]
    assert gained(before, bag(state)) == {name: 1}
    assert state.in_supply(chip(name)) == left - 1


def test_another_ally_of_the_same_level_may_replace_one_that_has_run_out() -> None:  # WW-T11 WW-T28
    state = tea()
    empty_supply(state, "rose_weak", "forge", "flamingo_strong")
    give(state, "ally-creature_weak")
    assert legal(state) == ["gain_chip rose_weak", "gain_chip forge", "gain_no_chip"]
    before = bag(state)
    play(state, "gain_chip forge")
    assert gained(before, bag(state)) == {"forge": 1}


def test_the_replacement_may_be_declined() -> None:  # WW-T28
    state = tea()
    empty_supply(state, "flamingo_strong")
    give(state, "ally-rose_strong")
    before = bag(state)
    play(state, "gain_no_chip")
    assert bag(state) == before
    assert asked(state) == "choose_chair"


def test_with_no_chip_of_that_level_nothing_is_gained() -> None:  # WW-T11
    state = tea()
    empty_supply(state, "flamingo_strong")
    assert give(state, "ally-rose_weak") == []


def test_any_ally_is_of_the_players_choice_and_a_weak_one_may_be_a_forge_chip() -> None:  # WW-T12
    state = tea()
    give(state, "any_ally-weak")
    weak = ["card_soldier", "flamingo", "rose", "red_rook", "creature"]
    assert legal(state) == [*(f"gain_chip {ally}_weak" for ally in weak), "gain_chip forge"]
    before = bag(state)
    play(state, "gain_chip rose_weak")
    assert gained(before, bag(state)) == {"rose_weak": 1}


def test_any_strong_ally_is_no_forge_chip() -> None:  # WW-T12
    state = tea()
    give(state, "any_ally-strong")
    assert len(legal(state)) == 5
    assert all(move.endswith("_strong") for move in legal(state))


def test_any_ally_is_one_in_supply_or_nothing() -> None:  # WW-T12 WW-T11
    state = tea()
    empty_supply(state, "rose_strong")
    before = bag(state)
    give(state, "any_ally-strong")  # forced
    assert gained(before, bag(state)) == {"rose_strong": 1}
    assert give(state, "any_ally-strong") == []


def test_a_forge_chip_comes_from_supply_or_is_replaced_by_a_weak_ally() -> None:  # WW-T11
    state = tea()
    before = bag(state)
    give(state, "forge_chip")
    assert gained(before, bag(state)) == {"forge": 1}
    empty_supply(state, "rose_weak", "rose_strong")
    give(state, "forge_chip")
    assert legal(state) == ["gain_chip rose_weak", "gain_no_chip"]


# ----- the Shard die, Shards -----


@pytest.mark.parametrize(("face", "shown"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_the_corner_die_must_be_rolled(face: int, shown: int) -> None:  # WW-T13
    state = tea(HATTER, CAT, QUEEN)
    before = state.shards(0)
    events = card(state, "shard_die", chance=[face])
    assert told(events, "die-rolled") == [{"seat": 0, "count": shown}]
    assert state.shards(0) == before + shown


def test_shards_run_out_at_eighty() -> None:  # WW-T26
    state = tea(HATTER, CAT, QUEEN)
    state.set_shards(1, 80 - state.shards(0) - state.shards(2) - 2)
    before = state.shards(0)
    card(state, "shard_die", chance=[THREE])
    assert state.shards(0) == before + 2
    assert resources.shards_left(state) == 0
    events = card(state, "shard_die", chance=[THREE])
    assert "shards-gained" not in kinds(events)
    assert state.shards(0) == before + 2


@pytest.mark.parametrize(("owned", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_shards_are_discarded_all_if_there_are_fewer(owned: int, left: int) -> None:  # WW-T17
    state = tea()
    state.set_shards(0, owned)
    give(state, "discard_shards-2")
    assert state.shards(0) == left


# ----- Shield, Leader Strength, Madness -----


def test_a_broken_shield_is_mended_a_whole_one_stays() -> None:  # WW-T14
    state = tea()
    state.set_shield(0, False)
    assert kinds(give(state, "shield")) == ["shield-mended"]
    assert state.is_shield_whole(0)
    assert give(state, "shield") == []


def test_leader_strength_rises_by_one() -> None:  # WW-T19
    state = tea()
    events = give(state, "leader_strength")
    assert told(events, "leader-strength") == [{"seat": 0, "count": 2}]
    assert state.leader_strength(0) == 2


@pytest.mark.parametrize(("shards", "left"), [(3, 2), (0, 0)])
def test_at_the_maximum_leader_strength_discards_a_shard(shards: int, left: int) -> None:  # WW-T19
    state = tea()
    state.set_leader_strength(0, 6)
    state.set_shards(0, shards)
    give(state, "leader_strength")
    assert state.leader_strength(0) == 6
    assert state.shards(0) == left


def test_a_regular_madness_may_go_to_the_supply() -> None:  # WW-T20 WW-T28
    state = tea()
    before, supply = bag(state), state.in_supply(MADNESS)
    give(state, "discard_madness")
    assert legal(state) == ["keep_madness", "discard_madness"]
    play(state, "discard_madness")
    assert gained(before, bag(state)) == {"madness": -1}
    assert state.in_supply(MADNESS) == supply + 1


def test_madness_may_be_kept() -> None:  # WW-T28
    state = tea()
    before = bag(state)
    give(state, "discard_madness")
    play(state, "keep_madness")
    assert bag(state) == before


def test_double_madness_and_madness_on_the_track_are_not_discarded() -> None:  # WW-T20
    state = tea()
    state.add_to_bag(0, MADNESS, -2)
    state.put_on_track(0, MADNESS)
    assert state.in_bag(0, chip("double_madness")) == 1
    assert give(state, "discard_madness") == []


# ----- Forge spaces alone -----


def test_a_supporter_space_frees_a_supporter() -> None:  # WW-O12
    state = tea()
    assert kinds(give(state, "supporter")) == ["supporter-freed"]
    assert state.supporters(0, RESERVE) == 11


def test_a_castle_space_tells_the_new_value() -> None:  # WW-O12
    state = tea()
    state.set_forged(0, 3, 0, FORGE)
    expected = seen(state)["castle_value"]
    assert told(give(state, "castle_value"), "castle-value") == [{"seat": 0, "count": expected}]


def test_the_star_gives_four_vp() -> None:  # WW-O12
    state = tea()
    events = give(state, "vp-4")
    assert told(events, "vp-gained") == [{"seat": 0, "count": 4, "reason": "@reason-star"}]
    assert state.vp_from(0, FROM_FORGING) == 4


# ----- a supply too short for several -----


def test_players_gain_from_a_short_supply_in_the_order_of_fewest_vp() -> None:  # WW-T33
    state = tea()
    state.region = WITZEND
    state.add_vp(0, FROM_AWARDS, 5)
    for seat in (0, 1):
        state.set_mark(seat, WAGER, 1 + 2)  # on seat 2, which has won
    state.set_mark(2, PLACE, FIRST)
    empty_supply(state, "rose_weak")
    before = bag(state, 0), bag(state, 1)
    do(state, outcome.WAGERS)
    assert gained(before[1], bag(state, 1)) == {"rose_weak": 1}
    assert bag(state, 0) == before[0]
