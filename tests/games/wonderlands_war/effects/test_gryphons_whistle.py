"""Gryphon's Whistle: a Supporter of the supply comes here."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import asked, place, play, region, strengths, table, values
from wabe.games.wonderlands_war.table.layout import RESERVE


def test_places_a_supporter_here() -> None:
    g = table(3)
    duel(g, ["gryphons_whistle", "forge"])
    before = g.supporters(0, RESERVE)
    assert values(g, "kind")[0] == "pass"
    play(g, "use_it")
    assert (g.supporters(0, region(HERE)), g.supporters(0, RESERVE)) == (4, before - 1)
    assert strengths(g)[0] == 1


def test_may_be_declined() -> None:
    g = table(3)
    duel(g, ["gryphons_whistle", "forge"])
    play(g, "pass")
    assert g.supporters(0, region(HERE)) == 3


def test_from_the_supply_only() -> None:
    g = table(3)
    place(g, 0, "tulgey_woods", supporters=int(g.supporters(0, RESERVE)) - 3)
    duel(g, ["gryphons_whistle", "forge"])
    assert asked(g) == "draw_or_halt"
