"""Card Soldier C: as many chips more at the next draw as its printed Strength (WW-C05)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import bag, draw, play, strengths, table, values
from wabe.games.wonderlands_war.table.layout import EXTRA


def test_draws_extra_chips_at_the_next_draw_and_plays_one() -> None:  # WW-C05
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_strong", "forge", "rose_weak", "rose_strong", "madness"])
    assert strengths(g)[0] == 2
    draw(g, {0: ["forge", "rose_weak", "rose_strong"], 1: "forge"})
    assert values(g, "chip") == ["rose_weak", "rose_strong", "forge"]
    play(g, {"kind": "play_chip", "chip": "rose_strong"})
    assert bag(g, 0) == {"forge": 1, "rose_weak": 1, "madness": 1}


def test_only_the_next_draw() -> None:  # WW-C05
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_weak", "forge", "forge", "forge"])
    draw(g, {0: ["forge", "forge"], 1: "forge"})
    play(g, {"kind": "play_chip", "chip": "forge"})
    draw(g, {0: "forge", 1: "forge"})
    assert bag(g, 0) == {"forge": 1}


def test_the_printed_strength_counts_not_a_lowered_or_doubled_one() -> None:  # WW-C14 WW-C05
    g = table(3, ally_set="C", flamingo_set="A")
    duel(g, ["flamingo_weak", "card_soldier_weak", "forge"])
    draw(g, {0: "card_soldier_weak", 1: "forge"})
    assert (strengths(g)[0], g.mark(0, EXTRA)) == (3, 1)
