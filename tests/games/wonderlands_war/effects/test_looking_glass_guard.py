"""Looking-Glass Guard: mends the Shield, or one more Strength (WW-B30)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table, told, unlock, values


def test_one_more_with_a_whole_shield() -> None:  # WW-C14
    g = table(3, ["alice", "red_queen"])
    unlock(g, 0, "looking_glass_guard")
    duel(g, ["artifact", "forge"])
    assert strengths(g)[0] == 4


def test_mends_a_broken_shield() -> None:  # WW-B30
    g = table(3, ["alice", "red_queen"])
    unlock(g, 0, "looking_glass_guard")
    g.set_shield(0, False)
    events = duel(g, ["artifact", "forge"])
    assert told(events, "shield-mended") == [{"seat": 0}]
    assert (strengths(g)[0], g.is_shield_whole(0)) == (3, True)


def test_a_mended_shield_may_be_used_again_in_the_same_battle() -> None:  # WW-B30
    g = table(3, ["alice", "red_queen"])
    unlock(g, 0, "looking_glass_guard")
    g.set_shield(0, False)
    duel(g, ["artifact", "madness", "forge"])
    draw(g, {0: "madness", 1: "forge"})
    assert values(g, "kind") == ["accept_chip", "break_shield"]
