"""The odds of the own bag (WW-B07): against all orders in which the chips can come, played by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import pytest

from tests.games.wonderlands_war.table import (
    asked,
    battle,
    draw,
    fill_active,
    fill_exhausted,
    fill_track,
    play,
    table,
    unlock,
)
from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS
from wabe.games.wonderlands_war.table.layout import BUST, DOUBLING, EXTRA, STATUS, TRACKER
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.losses import KIND

HERE: Final = "witzend"
FAR_AHEAD: Final = 24  # of the opponent, so that nothing ends the battle
MAD: Final = ("madness", "double_madness", "poison")
SHARP: Final = 0.011  # odds are shown rounded


def position(bag: Sequence[str], **more: Any) -> WarState:
    """The first seat before its second draw, with these chips in the bag; its only opponent is far ahead.

    `more`: ally_set, faction, units (2), shield (broken), active, exhausted, track: chips; abilities, doubling.
    """
    g = table(3, [more.get("faction", "alice")], more.get("ally_set", "A"))
    own = {"supporters": more.get("units", 2), "bag": ["forge", *bag]}
    battle(g, HERE, {0: own, 1: {"supporters": 3}}, first={0: "forge", 1: "forge"})
    g.set_mark(1, TRACKER, FAR_AHEAD)
    g.set_mark(0, DOUBLING, more.get("doubling", 0))
    g.set_shield(0, more.get("shield", False))
    fill_active(g, 0, *more.get("active", []))
    fill_exhausted(g, 0, *more.get("exhausted", []))
    fill_track(g, 0, *more.get("track", []))
    unlock(g, 0, *more.get("abilities", []))
    return g


def answer(g: WarState) -> None:
    """Decisions as the model takes them: the Shield is kept for the chip that would bust, chips are strengthened."""
    while asked(g) not in ("draw_or_halt", "rest"):
        if asked(g) == "shield":
            kind = KIND.of(g.top_arg())
            cost = 2 if kind == DOUBLE_MADNESS else 1
            play(g, "break_shield" if cost >= g.units(0, g.region) else "accept_chip")
        else:
            offers = [g.form(action) for action in g.legal_actions()]
            strong = [form for form in offers if form["kind"] == "change_strength"]
            play(g, (strong or offers)[0])


def ends(bag: Sequence[str], count: int, **more: Any) -> list[dict[str, Any]]:
    """Bust, Strength and symbol after so many draws, for each order of the chips of a bag."""
    found = []
    for order in permutations(bag, count):
        g = position(bag, **more)
        for number, name in enumerate(order):
            if g.mark(0, STATUS) != BUST and asked(g) == "draw_or_halt":
                draw(g, {0: name}, halt=[] if number else [1])
                if asked(g) != "rest":
                    answer(g)
        bust = asked(g) == "rest"
        symbol = not bust and is_symbol(g, g.strength(0))
        found.append({"bust": bust, "strength": g.strength(0), "symbol": symbol})
    return found


def check(bag: Sequence[str], count: int, **more: Any) -> None:
    """The odds of so many draws are the means over all orders."""
    shown = position(bag, **more).odds(0)["draws"][count - 1]
    played = ends(bag, count, **more)
    standing = [end for end in played if not end["bust"]]
    assert shown["draws"] == count
    assert shown["bust"] == pytest.approx(1 - len(standing) / len(played), abs=SHARP)
    assert shown["strength"] == pytest.approx(sum(end["strength"] for end in standing) / len(standing), abs=SHARP)
    mad = sum(name in MAD for name in bag) / len(bag)
    if more.get("units", 2) > count * 2 and not more.get("track"):
        assert shown["madness"] == pytest.approx(mad * count, abs=SHARP)
    assert shown["forge_symbol"] == pytest.approx(sum(end["symbol"] for end in standing) / len(played), abs=SHARP)


BAG: Final = ["madness", "faction_2", "artifact", "forge", "double_madness"]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("units", [1, 2, 3, 7])
def test_odds_are_those_of_all_orders(count: int, units: int) -> None:  # WW-B07 WW-B09 WW-B12
    check(BAG, count, units=units)


@pytest.mark.parametrize("count", [1, 2])
def test_poison_costs_a_unit(count: int) -> None:  # WW-B21
    check(["poison", "faction_1", "artifact", "forge"], count, units=1)


@pytest.mark.parametrize(
    "set_and_bag",
    [
        ("A", ["card_soldier_weak", "flamingo_weak", "rose_strong", "red_rook_weak"]),
        ("B", ["card_soldier_strong", "flamingo_weak", "rose_weak", "red_rook_weak"]),
        ("C", ["creature_weak", "creature_strong", "rose_weak", "forge"]),
        ("D", ["card_soldier_strong", "rose_weak", "forge"]),
    ],
)
def test_allies_count_with_their_abilities(set_and_bag: tuple[str, list[str]]) -> None:  # WW-C01 to WW-C06, WW-C14
    ally_set, bag = set_and_bag
    for count in (1, 2):
        check(bag, count, ally_set=ally_set, active=["forge"] + (["creature_weak"] if ally_set == "C" else []))


def test_red_rook_b_is_weak_beside_another() -> None:  # WW-C04
    check(["red_rook_weak", "red_rook_strong", "forge"], 2, ally_set="B")


def test_a_doubling_that_waits_counts() -> None:  # WW-C02
    check(["faction_2", "forge", "artifact"], 2, doubling=1)


@pytest.mark.parametrize(
    ("faction", "ability"),
    [
        ("jabberwock", "manxome_foe"),
        ("mad_hatter", "piping_hot"),
        ("red_queen", "paint_it_red"),
        ("alice", "looking_glass_guard"),
    ],
)
def test_artifacts_count_with_their_abilities(faction: str, ability: str) -> None:  # WW-C02 WW-C08
    check(["artifact", "artifact", "rose_weak"], 2, faction=faction, abilities=[ability], shield=True)


def test_tools_count_with_their_abilities() -> None:  # WW-C07
    check(["tweedles_rattle", "tweedles_rattle", "forge"], 2)
    check(["humptys_gloves", "forge", "faction_2"], 2, shield=True)
    check(["white_knights_mousetrap", "madness", "madness"], 2, units=1)


def test_a_shield_is_kept_for_the_chip_that_would_bust() -> None:  # WW-B11
    assert position(BAG, units=1, shield=True).odds(0)["draws"][0]["bust"] == 0.0
    two = position(["madness"], units=1, shield=True).odds(0)["draws"][1]
    assert two["bust"] == 1.0  # it goes back into the bag


def test_the_fourth_madness_brings_the_exhausted_chips_back() -> None:  # WW-B13
    g = position(["madness"], units=3, track=["madness"] * 3, exhausted=["artifact"] * 4)
    second = g.odds(0)["draws"][1]
    assert second["strength"] == pytest.approx(float(g.strength(0)) + 3 * 4 / 8, abs=SHARP)
    assert second["madness"] == pytest.approx(1.5, abs=SHARP)


def test_an_empty_bag_is_filled_first() -> None:  # WW-B14
    g = position([], exhausted=["artifact"])
    assert g.odds(0)["bag"] == 0
    assert g.odds(0)["draws"][0]["strength"] == float(g.strength(0)) + 3
    assert g.odds(0)["draws"][1]["strength"] == float(g.strength(0)) + 3  # then it is empty, and one halts


def test_of_several_chips_the_strongest_is_played() -> None:  # WW-B26
    g = position(["madness", "madness", "artifact"], units=1)
    g.set_mark(0, EXTRA, 1)
    first = g.odds(0)["draws"][0]
    assert first["bust"] == pytest.approx(1 / 3, abs=SHARP)
    assert first["strength"] == float(g.strength(0)) + 3


@pytest.mark.parametrize("chip", ["madness", "caterpillars_hookah", "card_soldier_weak"])
def test_none_are_told_while_a_chip_is_not_in_its_place(chip: str) -> None:  # WW-B07
    g = position(["forge", chip, "madness"], units=5, shield=True, exhausted=["artifact"])
    draw(g, {0: chip}, halt=[1])
    assert asked(g) in ("shield", "use")
    assert g.odds(0) == {}
    while asked(g) != "draw_or_halt":
        play(g, g.form(g.legal_actions()[0]))
    assert g.odds(0)["draws"][0]["draws"] == 1


def test_nobody_else_is_told_odds() -> None:  # WW-B07
    g = position(BAG)
    assert g.odds(2) == {}  # takes no part
    assert g.odds(None) == {}
    draw(g, {0: "forge"}, halt=[1])
    assert g.odds(1) == {}  # has halted
    assert table(3).odds(0) == {}  # at the tea table
