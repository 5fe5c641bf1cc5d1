"""Duchess: a VP for each unit lost (WW-C07)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, play, table, told
from wabe.games.wonderlands_war.table.state import WarState

DUCHESS = {"supporters": 2, "figures": ["duchess"]}
LOSE = {"kind": "lose", "unit": "supporter"}


def unshielded() -> WarState:
    g = table(3)
    g.set_shield(0, False)
    return g


def test_a_vp_for_each_unit_lost() -> None:  # WW-C07
    g = unshielded()
    duel(g, ["double_madness", "forge"], mine=DUCHESS)
    events = play(g, LOSE, LOSE)
    assert told(events, "vp-gained") == [{"seat": 0, "count": 2, "reason": "@ability-duchess"}]


def test_to_poison_too() -> None:  # WW-C07
    g = unshielded()
    duel(g, ["poison", "forge"], mine=DUCHESS)
    play(g, LOSE)
    assert g.vp(0) == 1


def test_nothing_on_a_draw_that_takes_her() -> None:  # WW-C07
    g = unshielded()
    duel(g, ["double_madness", "forge"], mine=DUCHESS)
    play(g, LOSE, {"kind": "lose", "unit": "duchess"})
    assert g.vp(0) == 0


def test_earlier_draws_stay_paid() -> None:  # WW-R15
    g = unshielded()
    duel(g, ["madness", "madness", "forge"], mine=DUCHESS)
    play(g, LOSE)
    draw(g, {0: "madness", 1: "forge"})
    play(g, {"kind": "lose", "unit": "duchess"})
    assert g.vp(0) == 1
