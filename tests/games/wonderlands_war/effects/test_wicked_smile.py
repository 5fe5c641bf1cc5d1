"""Wicked Smile: one Strength if an opponent has more Shards (WW-C02)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, strengths, table, told, unlock
from wabe.games.wonderlands_war.table.state import WarState


def cat(own: int, other: int, third: int = 0) -> WarState:
    g = table(3, ["cheshire_cat", "alice", "red_queen"])
    unlock(g, 0, "wicked_smile")
    for seat, shards in enumerate((own, other, third)):
        g.set_shards(seat, shards)
    return g


def test_gains_if_an_opponent_has_more() -> None:  # WW-C02
    g = cat(1, 2)
    events = duel(g, ["artifact", "forge"])
    assert told(events, "strength-gained") == [{"seat": 0, "count": 1, "ability": "wicked_smile"}]
    assert strengths(g)[0] == 4


def test_not_if_equal_nor_for_others_who_take_no_part() -> None:  # WW-C02
    g = cat(2, 2, 9)
    duel(g, ["artifact", "forge"])
    assert strengths(g)[0] == 3


def test_not_for_who_has_bust() -> None:  # WW-B28
    g = cat(1, 9)
    g.set_shield(1, False)
    events = duel(g, ["artifact", "forge"], ["madness"], theirs={"supporters": 1})
    assert told(events, "strength-gained") == []


def test_is_not_doubled() -> None:  # WW-C02
    g = cat(1, 2)
    duel(g, ["flamingo_weak", "artifact"])
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 1 + 6 + 1
