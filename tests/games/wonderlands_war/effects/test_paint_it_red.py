"""Paint it Red: two more Strength for each red chip, at most four (WW-C02)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table, unlock
from wabe.games.wonderlands_war.table.state import WarState


def queen() -> WarState:
    g = table(3, ["red_queen", "alice"], ally_set="C")
    unlock(g, 0, "paint_it_red")
    return g


def test_two_for_each_card_soldier_rose_and_red_rook() -> None:  # WW-C02
    g = queen()
    duel(g, ["rose_weak", "red_rook_weak", "rose_strong", "artifact", "artifact"])
    draw(g, {0: "red_rook_weak", 1: "forge"})
    before = strengths(g)[0]
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == before + 3 + 4
    draw(g, {0: "rose_strong", 1: "forge"})
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == before + 7 + 3 + 3 + 4


def test_no_other_chips_count() -> None:  # WW-C02
    g = queen()
    duel(g, ["forge", "artifact"])
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 1 + 3
