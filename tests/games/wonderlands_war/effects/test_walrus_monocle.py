"""Walrus' Monocle: one chip more at the next draw (WW-C07, WW-B26)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import active, bag, draw, play, strengths, table, values


def test_one_more_at_the_next_draw() -> None:  # WW-B26
    g = table(3)
    duel(g, ["walrus_monocle", "rose_weak", "forge", "madness"])
    assert strengths(g)[0] == 2
    draw(g, {0: ["rose_weak", "madness"], 1: "forge"})
    assert values(g, "chip") == ["rose_weak", "madness"]
    play(g, {"kind": "play_chip", "chip": "rose_weak"})
    assert bag(g, 0) == {"forge": 1, "madness": 1}
    draw(g, {0: "forge", 1: "forge"})
    assert active(g, 0) == ["walrus_monocle", "rose_weak", "forge"]
