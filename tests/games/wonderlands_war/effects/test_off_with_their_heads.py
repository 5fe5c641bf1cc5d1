"""Off with Their Heads: two VP for an opponent who busts (WW-R03)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE
from tests.games.wonderlands_war.table import battle, table, told, unlock
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import Event


def queen() -> WarState:
    g = table(4, ["red_queen", "alice", "mad_hatter"])
    unlock(g, 0, "off_with_their_heads")
    for seat in range(3):
        g.set_shield(seat, False)
    return g


def fight(g: WarState, own: str, units: int = 1) -> list[Event]:
    one = {"supporters": 1, "bag": ["madness", "forge"]}
    seats = {0: {"supporters": units, "bag": [own, "forge"]}, 1: one, 2: one}
    return battle(g, HERE, seats, first={0: own, 1: "madness", 2: "madness"})


def test_two_vp_for_each() -> None:  # WW-R03
    g = queen()
    events = fight(g, "forge")
    gained = [each for each in told(events, "vp-gained") if each["reason"] == "@ability-off_with_their_heads"]
    assert [each["count"] for each in gained] == [2, 2]


def test_not_if_she_busts_on_the_same_draw() -> None:  # WW-R03
    g = queen()
    fight(g, "madness")
    assert g.vp(0) == 0


def test_also_if_she_only_lost_a_unit() -> None:  # WW-R03
    g = queen()
    events = fight(g, "madness", 2)
    assert len(told(events, "vp-gained")) >= 2


def test_not_in_a_battle_in_which_she_takes_no_part() -> None:  # WW-R03
    g = queen()
    one = {"supporters": 1, "bag": ["madness", "forge"]}
    battle(g, HERE, {1: one, 2: {"supporters": 1, "bag": ["forge"] * 2}}, first={1: "madness", 2: "forge"})
    assert g.vp(0) == 0
