"""Piping Hot: two Strength for each other Active Faction chip (WW-C02)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table, unlock
from wabe.games.wonderlands_war.table.state import WarState


def hatter() -> WarState:
    g = table(3, ["mad_hatter", "alice"])
    unlock(g, 0, "piping_hot")
    return g


def test_nothing_without_other_faction_chips() -> None:  # WW-C02
    g = hatter()
    duel(g, ["artifact", "forge"])
    assert strengths(g)[0] == 3


def test_two_for_each_at_most_four_artifacts_included() -> None:  # WW-C02
    g = hatter()
    duel(g, ["faction_1", "artifact", "artifact", "artifact"])
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 1 + 3 + 2
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 6 + 3 + 4
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 13 + 3 + 4
