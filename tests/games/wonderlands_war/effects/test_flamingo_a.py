"""Flamingo A: doubles the next chip placed, once (WW-C02, WW-C13)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table, unlock


def test_doubles_the_next_chip_once() -> None:  # WW-C02
    g = table(3, ally_set="A")
    duel(g, ["flamingo_weak", "rose_weak", "rose_strong"])
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 4
    draw(g, {0: "rose_strong", 1: "forge"})
    assert strengths(g)[0] == 1 + 4 + 3


def test_after_the_chips_own_changes() -> None:  # WW-C02 WW-X05
    g = table(3, ally_set="A")
    duel(g, ["faction_2", "flamingo_weak", "card_soldier_weak"])
    draw(g, {0: "flamingo_weak", 1: "forge"})
    assert strengths(g)[0] == 3
    draw(g, {0: "card_soldier_weak", 1: "forge"})
    assert strengths(g)[0] == 7


def test_no_separate_strength_gains() -> None:  # WW-C02
    g = table(3, ["mad_hatter", "alice"], ally_set="A")
    unlock(g, 0, "piping_hot")
    duel(g, ["faction_1", "flamingo_weak", "artifact"])
    draw(g, {0: "flamingo_weak", 1: "forge"})
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 1 + 1 + 2 * 3 + 2


def test_the_chips_own_strength_is_doubled() -> None:  # WW-C02
    g = table(3, ["red_queen", "alice"], ally_set="A")
    unlock(g, 0, "paint_it_red")
    duel(g, ["rose_weak", "flamingo_weak", "artifact"])
    draw(g, {0: "flamingo_weak", 1: "forge"})
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 2 + 1 + 2 * (3 + 2)


def test_madness_does_not_spend_it() -> None:  # WW-C13
    g = table(3, ally_set="A")
    g.set_shield(0, False)
    duel(g, ["flamingo_weak", "madness", "rose_weak"])
    draw(g, {0: "madness", 1: "forge"})
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 4


def test_a_red_rook_of_set_a_spends_it_without_effect() -> None:  # WW-C13 WW-C03
    g = table(3, ally_set="A")
    duel(g, ["flamingo_weak", "red_rook_weak", "rose_weak"])
    draw(g, {0: "red_rook_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3 + 2


def test_a_doubled_flamingo_passes_on_a_plain_doubling() -> None:  # WW-C13 WW-C10
    g = table(3, ally_set="A")
    duel(g, ["flamingo_weak", "flamingo_strong", "rose_weak"])
    draw(g, {0: "flamingo_strong", 1: "forge"})
    assert strengths(g)[0] == 1 + 4
    draw(g, {0: "rose_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 4 + 4
