"""Card Soldier D: may triple without an own Castle here (WW-C06)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, battle, offered, play, region, strengths, table
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import SIDEWAYS

YES = {"kind": "change_strength", "ability": "card_soldier_d"}


def test_may_triple() -> None:  # WW-C06
    g = table(3, ally_set="D")
    duel(g, ["card_soldier_strong", "forge"])
    assert offered(g) == [{"kind": "pass"}, YES]
    play(g, YES)
    assert strengths(g)[0] == 6


def test_may_be_declined() -> None:  # WW-C06
    g = table(3, ally_set="D")
    duel(g, ["card_soldier_strong", "forge"])
    play(g, "pass")
    assert strengths(g)[0] == 2


def test_not_with_an_own_castle_here() -> None:  # WW-C06
    g = table(3, ally_set="D")
    duel(g, ["card_soldier_strong", "forge"], mine={"castle": True})
    assert (asked(g), strengths(g)[0]) == ("draw_or_halt", 4)


def test_the_castle_of_another_does_not_matter() -> None:  # WW-C06
    g = table(3, ally_set="D")
    duel(g, ["card_soldier_strong", "forge"], theirs={"castle": True})
    assert asked(g) == "use"


def test_a_sideways_castle_counts() -> None:  # WW-2P08
    g = table(2, ally_set="D")
    here = REGION_NAMES[g.next_region(g.closed)]
    g.set_castle(0, region(here), SIDEWAYS)
    seats = {0: {"bag": ["card_soldier_weak", "forge"]}, 1: {"bag": ["forge"] * 3}}
    battle(g, here, seats, first={0: "card_soldier_weak", 1: "forge"})
    assert (asked(g), strengths(g)[0]) == ("draw_or_halt", 3)
