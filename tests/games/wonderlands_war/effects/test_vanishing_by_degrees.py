"""Vanishing by Degrees: the first Supporter lost may go to an adjacent Region (WW-R12)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import asked, draw, offered, play, region, table, told, unlock
from wabe.games.wonderlands_war.table.layout import VANISHED
from wabe.games.wonderlands_war.table.state import WarState


def cat() -> WarState:
    g = table(3, ["cheshire_cat", "alice"])
    unlock(g, 0, "vanishing_by_degrees")
    g.set_shield(0, False)
    return g


def test_the_first_supporter_may_go_next_door() -> None:  # WW-R12 WW-S02
    g = cat()
    duel(g, ["madness", "forge"])
    assert asked(g) == "lost_to"
    assert offered(g) == [
        {"kind": "lose_to", "unit": "supporter", "region": "red_keep"},
        {"kind": "lose_to", "unit": "supporter", "region": "pool_of_tears"},
        {"kind": "lose_to_reserve"},
    ]
    events = play(g, {"kind": "lose_to", "unit": "supporter", "region": "red_keep"})
    assert told(events, "unit-lost-to") == [{"seat": 0, "unit": "supporter", "from": HERE, "region": "red_keep"}]
    assert (g.supporters(0, region("red_keep")), g.supporters(0, region(HERE))) == (1, 2)


def test_only_the_first_even_if_that_one_went_to_the_supply() -> None:  # WW-R12
    g = cat()
    duel(g, ["double_madness", "forge"])
    play(g, "lose_to_reserve")
    assert asked(g) == "draw_or_halt"
    assert g.supporters(0, region(HERE)) == 1


def test_not_the_last_unit_here() -> None:  # WW-R12
    g = cat()
    events = duel(g, ["madness"], mine={"supporters": 1})
    assert told(events, "bust") == [{"seat": 0}]
    assert told(events, "unit-lost-to") == []


def test_other_units_do_not_use_it_up() -> None:  # WW-R12
    g = cat()
    duel(g, ["madness", "madness", "forge"], mine={"supporters": 2, "figures": ["walrus"]})
    play(g, {"kind": "lose", "unit": "walrus"})
    assert g.mark(0, VANISHED) == 0
    draw(g, {0: "madness", 1: "forge"})
    assert asked(g) == "lost_to"


def test_to_poison_too() -> None:  # WW-R12 WW-B33
    g = cat()
    duel(g, ["poison", "forge"])
    assert asked(g) == "lost_to"


def test_the_second_supporter_of_a_double_busts_all_the_same() -> None:  # WW-R12
    g = cat()
    duel(g, ["double_madness", "forge"], mine={"supporters": 2})
    events = play(g, {"kind": "lose_to", "unit": "supporter", "region": "red_keep"})
    assert told(events, "bust") == [{"seat": 0}]
    assert g.supporters(0, region("red_keep")) == 1
