"""Flamingo B: later Ally chips have one more Strength (WW-C04, WW-C10)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table
from wabe.games.wonderlands_war.layout import DOUBLING


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


def test_after_the_own_ability_and_before_a_doubling() -> None:  # WW-C14
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "card_soldier_strong"])
    draw(g, {0: "card_soldier_strong", 1: "forge"})
    assert strengths(g)[0] == 1 + 2 * 2 + 1
    g = table(3, ally_set="B")
    duel(g, ["flamingo_weak", "rose_weak"])
    g.set_mark(0, DOUBLING, 1)
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + (2 + 1) * 2
