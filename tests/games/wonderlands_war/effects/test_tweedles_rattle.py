"""Tweedles' Rattle: three more with the other one Active."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, fill_exhausted, strengths, table


def test_the_second_has_three_more() -> None:
    g = table(3)
    duel(g, ["tweedles_rattle", "tweedles_rattle"])
    assert strengths(g)[0] == 2
    draw(g, {0: "tweedles_rattle", 1: "forge"})
    assert strengths(g)[0] == 2 + 5


def test_an_exhausted_one_does_not_count() -> None:
    g = table(3)
    fill_exhausted(g, 0, "tweedles_rattle")
    duel(g, ["tweedles_rattle", "forge"])
    assert strengths(g)[0] == 2
