"""Flamingo B: later Ally chips have one more Strength (WW-C04, WW-C10)."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, draw, place, play, strengths, table, values
from wabe.games.wonderlands_war.table.layout import DOUBLING, LOWERED
from wabe.games.wonderlands_war.table.state import WarState


def test_ally_chips_played_later_have_one_more() -> None:  # WW-C04
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "rose_weak", "forge"])
    assert strengths(g)[0] == 1
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3
    draw(g, {0: "forge", 1: "forge"})
    assert strengths(g)[0] == 1 + 3 + 2


def test_one_more_in_all_however_many_flamingos() -> None:  # WW-C10
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "flamingo_weak", "rose_weak"])
    draw(g, {0: "flamingo_weak", 1: "forge"})
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 2 + 3


def test_no_other_chips() -> None:  # WW-C04
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "faction_1", "hares_butter_knife"])
    draw(g, {0: "faction_1", 1: "forge"})
    assert strengths(g)[0] == 2


def test_not_a_red_rook_of_set_a() -> None:  # WW-C03
    g = table(3, ally_set="B", red_rook_set="A")
    duel(g, ["flamingo_weak", "red_rook_weak"])
    draw(g, {0: "red_rook_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3


def flamingo(chip: str, soldiers: str = "B", rule: str = "double") -> WarState:
    """A weak Flamingo of set B is Active, then this chip comes; what is to be decided about it."""
    g = table(3, ally_set="B", card_soldier_set=soldiers, card_soldier_a=rule)
    place(g, 0, "red_keep", supporters=5)
    duel(g, ["flamingo_weak", chip])
    draw(g, {0: chip, 1: "forge"})
    return g


@pytest.mark.parametrize(
    ("chip", "ally_set", "strength"),
    [
        ("card_soldier_weak", "A", (1 + 1) * 2),
        ("card_soldier_strong", "A", (2 + 1) * 2),
        ("card_soldier_weak", "B", (1 + 1) * 2),
        ("card_soldier_strong", "B", (2 + 1) * 2),
        ("card_soldier_weak", "D", (1 + 1) * 3),
        ("card_soldier_strong", "D", (2 + 1) * 3),
    ],
)
def test_card_soldiers_multiply_it(chip: str, ally_set: str, strength: int) -> None:  # WW-R22 WW-C14
    g = flamingo(chip, ally_set)
    if asked(g) == "use":
        play(g, {"kind": "change_strength", "ability": f"card_soldier_{ally_set.lower()}"})
    assert strengths(g)[0] == 1 + strength


def test_a_card_soldier_of_set_a_that_adds_one_adds_to_it() -> None:  # WW-R22 WW-C01
    assert strengths(flamingo("card_soldier_strong", "A", "plus_one"))[0] == 1 + 2 + 1 + 1


@pytest.mark.parametrize(("chip", "most"), [("card_soldier_weak", 2), ("card_soldier_strong", 3)])
def test_a_card_soldier_of_set_b_brings_one_supporter_more(chip: str, most: int) -> None:  # WW-R22 WW-C04
    g = flamingo(chip)
    assert values(g, "count") == list(range(1, most + 1))
    play(g, {"kind": "bring_supporters", "from": "red_keep", "count": most})
    assert strengths(g)[0] == 1 + most


def test_a_crown_takes_from_the_chip_first() -> None:  # WW-R22 WW-R02
    g = table(3, ally_set="B")
    place(g, 0, "red_keep", supporters=5)
    duel(g, ["flamingo_weak", "card_soldier_weak"])
    g.set_mark(0, LOWERED, 2)
    draw(g, {0: "card_soldier_weak", 1: "forge"})
    assert values(g, "count") == [1]


def test_before_a_doubling() -> None:  # WW-C14
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "rose_weak"])
    g.set_mark(0, DOUBLING, 1)
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + (2 + 1) * 2
