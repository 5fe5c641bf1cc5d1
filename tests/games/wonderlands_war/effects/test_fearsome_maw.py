"""Fearsome Maw: a Poison into the bag of an opponent (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, bag, kinds, offered, play, set_supply, table, unlock
from wabe.games.wonderlands_war.table.chips import POISON
from wabe.games.wonderlands_war.table.state import WarState


def jabberwock(poison: int) -> WarState:
    g = table(3, ["jabberwock", "alice"])
    unlock(g, 0, "fearsome_maw")
    set_supply(g, poison=poison)
    return g


def test_gives_a_poison() -> None:  # WW-C08
    g = jabberwock(2)
    duel(g, ["artifact", "forge"])
    assert offered(g) == [{"kind": "pass"}, {"kind": "give_poison", "target": 1}]
    play(g, {"kind": "give_poison", "target": 1})
    assert (bag(g, 1)["poison"], g.in_supply(POISON)) == (1, 1)


def test_is_optional() -> None:  # WW-C08
    g = jabberwock(2)
    duel(g, ["artifact", "forge"])
    play(g, "pass")
    assert (bag(g, 1)["poison"], g.in_supply(POISON)) == (0, 2)


def test_not_without_poison() -> None:  # WW-C08
    g = jabberwock(0)
    duel(g, ["artifact", "forge"])
    assert asked(g) == "draw_or_halt"


def test_not_if_the_only_opponent_busts() -> None:  # WW-B28 WW-R04
    g = jabberwock(2)
    g.set_shield(1, False)
    events = duel(g, ["artifact", "forge"], ["madness"], theirs={"supporters": 1})
    assert "poison-taken" not in kinds(events)
    assert asked(g) != "use"
