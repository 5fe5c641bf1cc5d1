"""Creature C: Strength by the other Active Creatures (WW-C05)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table


def test_a_weak_one_has_two_more_for_each() -> None:  # WW-C05
    g = table(3, ally_set="C")
    duel(g, ["creature_weak", "creature_weak", "creature_weak"])
    assert strengths(g)[0] == 1
    draw(g, {0: "creature_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3
    draw(g, {0: "creature_weak", 1: "forge"})
    assert strengths(g)[0] == 1 + 3 + 5


def test_a_strong_one_has_two_less_for_each_not_below_zero() -> None:  # WW-C05 WW-C14
    g = table(3, ally_set="C")
    duel(g, ["creature_strong", "creature_strong", "creature_strong", "creature_strong"])
    for expected in (4 + 2, 6, 6):
        draw(g, {0: "creature_strong", 1: "forge"})
        assert strengths(g)[0] == expected


def test_the_floor_comes_after_all_changes() -> None:  # WW-C14
    g = table(3, ally_set="C", flamingo_set="B")
    duel(g, ["flamingo_weak", "creature_weak", "creature_weak", "creature_weak", "creature_strong"])
    for _ in range(3):
        draw(g, {0: "creature_weak", 1: "forge"})
    before = strengths(g)[0]
    draw(g, {0: "creature_strong", 1: "forge"})
    assert strengths(g)[0] == before  # 4 - 6 + 1 is below 0
