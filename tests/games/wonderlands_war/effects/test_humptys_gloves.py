"""Humpty's Gloves: mends the Shield, or two more Strength (WW-B30)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table


def test_two_more_with_a_whole_shield() -> None:
    g = table(3)
    duel(g, ["humptys_gloves", "forge"])
    assert strengths(g)[0] == 3


def test_mends_a_broken_one() -> None:  # WW-B30
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["humptys_gloves", "forge"])
    assert (strengths(g)[0], g.is_shield_whole(0)) == (1, True)


def test_is_doubled() -> None:  # WW-C14
    g = table(3, ally_set="A")
    duel(g, ["flamingo_weak", "humptys_gloves"])
    draw(g, {0: "humptys_gloves", 1: "forge"})
    assert strengths(g)[0] == 1 + 6
