"""Red Rook A: no other chip of its owner touches it (WW-C03, WW-C13, WW-R06)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import bag, draw, fill_exhausted, fill_track, strengths, table, values
from wabe.games.wonderlands_war.table.layout import LOWERED


def test_others_own_effects_still_apply() -> None:  # WW-C03
    g = table(3, ally_set="A")
    duel(g, ["forge", "red_rook_strong"])
    g.add_mark(0, LOWERED, 2)
    draw(g, {0: "red_rook_strong", 1: "forge"})
    assert strengths(g)[0] == 1 + 2


def test_a_refresh_returns_it() -> None:  # WW-R06
    g = table(3, ally_set="A")
    g.set_shield(0, False)
    fill_exhausted(g, 0, "red_rook_weak")
    fill_track(g, 0, "madness", "madness", "madness")
    duel(g, ["madness", "forge"])
    assert bag(g, 0)["red_rook_weak"] == 1


def test_a_tureen_does_not_return_it() -> None:  # WW-R06
    g = table(3, ally_set="A")
    fill_exhausted(g, 0, "red_rook_weak", "rose_weak")
    duel(g, ["mock_turtles_tureen", "forge"])
    assert values(g, "chip") == ["rose_weak"]
