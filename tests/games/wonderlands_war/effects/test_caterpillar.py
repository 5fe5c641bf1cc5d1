"""Caterpillar: one chip more on the first draw (WW-B26)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import active, asked, draw, place, play, table


def test_one_more_on_the_first_draw_alone() -> None:  # WW-B26
    g = table(3)
    bag_of = ["rose_weak", "forge", "forge", "forge"]
    duel(g, bag_of, mine={"supporters": 1, "figures": ["caterpillar"]}, first=["rose_weak", "forge"])
    play(g, {"kind": "play_chip", "chip": "forge"})
    draw(g, {0: "rose_weak", 1: "forge"})
    assert active(g, 0) == ["forge", "rose_weak"]


def test_not_if_he_is_elsewhere() -> None:  # WW-B26
    g = table(3)
    place(g, 0, "tulgey_woods", figures=["caterpillar"])
    duel(g, ["rose_weak", "forge"])
    assert asked(g) == "draw_or_halt"
