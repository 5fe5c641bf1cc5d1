"""Madness and Poison: Shield, losses, the Madness track, refresh (WW-B08 to WW-B13, WW-B21, WW-B30, WW-B33)."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.stated import GAME
from tests.games.wonderlands_war.table import (
    active,
    asked,
    bag,
    battle,
    draw,
    exhausted,
    fill_active,
    fill_exhausted,
    fill_track,
    kinds,
    offered,
    play,
    region,
    set_supply,
    strengths,
    table,
    told,
    track,
    values,
)
from wabe.games.wonderlands_war.table.chips import LEADER, POISON
from wabe.games.wonderlands_war.table.layout import BUST, MADNESS_DRAWN, POISON_DRAWN, RESERVE, STATUS
from wabe.texts import Texts

REST = ["forge"] * 4


def test_madness_adds_nothing_and_costs_one_unit() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    in_reserve = g.supporters(0, RESERVE)
    events = duel(g, ["madness", *REST])
    assert told(events, "unit-lost") == [{"seat": 0, "unit": "supporter", "region": HERE}]
    assert strengths(g) == [0, 1, 0]
    assert g.supporters(0, region(HERE)) == 2
    assert g.supporters(0, RESERVE) == in_reserve - 3 + 1
    assert track(g, 0) == ["madness"]


def test_double_madness_costs_two_units_chosen_one_by_one() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["double_madness", *REST], mine={"supporters": 1, "figures": ["walrus", "unicorn"]})
    assert values(g, "unit") == ["supporter", "walrus", "unicorn"]
    play(g, {"kind": "lose", "unit": "walrus"})
    assert values(g, "unit") == ["supporter", "unicorn"]
    play(g, {"kind": "lose", "unit": "unicorn"})
    assert (g.supporters(0, region(HERE)), g.standees(0, RESERVE)) == (1, 2)
    assert track(g, 0) == ["double_madness"]


def test_the_leader_is_lost_last() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["double_madness", *REST], mine={"supporters": 1, "leader": True})
    assert g.has_not_bust(0) is False
    assert g.leader_at(0) == RESERVE


def test_the_leader_is_no_choice_while_another_unit_is_there() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["madness", *REST], mine={"supporters": 1, "leader": True})  # forced, not asked
    assert g.count_unit(0, LEADER, region(HERE)) == 1
    assert g.supporters(0, region(HERE)) == 0


def test_equal_units_are_offered_once() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    twins = ["tweedledum_and_tweedledee"] * 2
    duel(g, ["madness", *REST], mine={"supporters": 2, "figures": twins})
    assert values(g, "unit") == ["supporter", "tweedledum_and_tweedledee"]


def test_madness_comes_before_all_effects_of_the_draw() -> None:  # WW-B08
    g = table(3, ["cheshire_cat", "alice"])
    g.unlock(0, 0)
    g.set_shards(1, 80 - g.shards(0) - g.shards(2))
    events = duel(g, ["artifact", "forge"], ["madness", "forge"])
    assert asked(g) == "shield"
    events = play(g, "accept_chip")
    assert kinds(events).index("unit-lost") < kinds(events).index("strength-gained")


def test_the_shield_returns_the_chip_and_breaks() -> None:  # WW-B11 WW-B30
    g = table(3)
    duel(g, ["madness", *REST])
    assert values(g, "kind") == ["accept_chip", "break_shield"]
    events = play(g, "break_shield")
    assert told(events, "shield-broken") == [{"seat": 0, "chip": "madness"}]
    assert (bag(g, 0)["madness"], track(g, 0), g.units(0, region(HERE))) == (1, [], 3)
    assert not g.is_shield_whole(0)
    assert g.mark(0, MADNESS_DRAWN) == 1  # drawn all the same


def test_the_shield_may_be_kept() -> None:  # WW-B11
    g = table(3)
    duel(g, ["madness", *REST])
    play(g, "accept_chip")
    assert g.is_shield_whole(0)
    assert track(g, 0) == ["madness"]


@pytest.mark.parametrize(
    ("chip", "units", "traps", "wanted"),
    [
        ("madness", 3, 0, "Keep the Shield: lose a unit, and have 2 left here"),
        ("double_madness", 3, 0, "Keep the Shield: lose 2 units, and have 1 left here"),
        ("double_madness", 3, 1, "Keep the Shield: lose a unit, and have 2 left here"),
        ("madness", 1, 0, "Keep the Shield: lose your only unit here, and bust"),
        ("double_madness", 1, 0, "Keep the Shield: lose your only unit here, and bust"),
        ("double_madness", 2, 0, "Keep the Shield: lose your last 2 units here, and bust"),
        ("madness", 1, 1, "Keep the Shield: the chip costs no unit, and goes to the Madness track"),
    ],
)
def test_to_keep_the_shield_says_what_it_costs(chip: str, units: int, traps: int, wanted: str) -> None:  # WW-B11 WW-B12
    g = table(3)
    fill_active(g, 0, *["white_knights_mousetrap"] * traps)
    battle(g, HERE, {0: {"supporters": units, "bag": [chip, *REST]}, 1: {"supporters": 3}}, first={0: chip, 1: "forge"})
    assert asked(g) == "shield"
    before = g.units(0, region(HERE))
    label = g.label(g.parse({"kind": "accept_chip"}, 0), 0)
    said = Texts(GAME, ["Ann", "Bea", "Cid"]).say(label)
    assert said == wanted
    play(g, "accept_chip")
    assert before - g.units(0, region(HERE)) == label.args["count"]
    assert ("bust" in said) == (g.mark(0, STATUS) == BUST)


def test_a_broken_shield_is_not_asked_for_until_mended() -> None:  # WW-B30
    g = table(3)
    duel(g, ["madness", "madness", "madness", *REST])
    play(g, "break_shield")
    draw(g, {0: "madness", 1: "forge"})
    assert track(g, 0) == ["madness"]
    g.set_shield(0, True)
    draw(g, {0: "madness", 1: "forge"})
    assert asked(g) == "shield"


def test_the_fourth_madness_refreshes() -> None:  # WW-B13
    g = table(3)
    g.set_shield(0, False)
    fill_track(g, 0, "madness", "madness", "double_madness")
    fill_exhausted(g, 0, "rose_weak", "artifact")
    duel(g, ["forge", "madness"])
    events = draw(g, {0: "madness", 1: "forge"})
    assert told(events, "refreshed") == [{"seat": 0}]
    assert (track(g, 0), exhausted(g, 0), active(g, 0)) == ([], {}, ["forge"])
    assert bag(g, 0) == {"madness": 3, "double_madness": 1, "rose_weak": 1, "artifact": 1}
    assert not g.is_shield_whole(0)
    assert g.has_not_bust(0)


def test_poison_costs_a_unit_and_returns_to_its_owner() -> None:  # WW-B21
    g = table(3)
    set_supply(g, poison=3)
    g.set_shield(0, False)
    events = duel(g, ["poison", *REST])
    assert "poison-returned" in kinds(events)
    assert (g.in_supply(POISON), track(g, 0), g.units(0, region(HERE))) == (4, [], 2)
    assert (g.mark(0, POISON_DRAWN), g.mark(0, MADNESS_DRAWN)) == (1, 0)


def test_a_shield_blocks_poison_which_goes_back_into_the_bag() -> None:  # WW-B21
    g = table(3)
    set_supply(g, poison=3)
    duel(g, ["poison", *REST])
    play(g, "break_shield")
    assert (bag(g, 0)["poison"], int(g.in_supply(POISON))) == (1, 3)


@pytest.mark.parametrize("mine", [{"supporters": 0, "leader": True}, {"supporters": 0, "figures": ["walrus"]}])
def test_poison_takes_any_unit_and_can_bust(mine: dict[str, object]) -> None:  # WW-B33 WW-B21
    g = table(3)
    set_supply(g, poison=0)
    g.set_shield(0, False)
    events = duel(g, ["poison", *REST], mine=mine)
    assert told(events, "bust") == [{"seat": 0}]
    assert g.in_supply(POISON) == 1


def test_with_poison_too_the_leader_is_lost_last() -> None:  # WW-B33
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["poison", *REST], mine={"supporters": 1, "leader": True, "figures": ["walrus"]})
    assert values(g, "unit") == ["supporter", "walrus"]


def test_a_lost_figure_leaves_its_strength_but_not_its_ability() -> None:  # WW-B10
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["forge", "madness", "rose_strong", "forge"], mine={"supporters": 1, "figures": ["knave_of_hearts"]})
    draw(g, {0: "madness", 1: "forge"})
    play(g, {"kind": "lose", "unit": "knave_of_hearts"})
    before = strengths(g)[0]
    events = draw(g, {0: "rose_strong", 1: "forge"})
    assert strengths(g)[0] == before + 3
    assert told(events, "strength-gained") == []


def test_the_choice_names_the_unit_and_where_it_stands() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["madness", *REST], mine={"supporters": 1, "figures": ["walrus"]})
    decision = g.decision(0)
    assert decision is not None
    assert [each["targets"] for each in decision["actions"]] == [
        [f"unit:0:supporter:{HERE}"],
        [f"unit:0:walrus:{HERE}"],
    ]
    assert decision["prompt"] == {"key": "prompt-lose_unit", "args": {"chip": "@chip-madness"}}
    assert offered(g)[0] == {"kind": "lose", "unit": "supporter"}
