"""Manxome Foe: two more Strength while an opponent is ahead (WW-C02, WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import battle, draw, strengths, table, told, unlock
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.state import WarState


def jabberwock() -> WarState:
    g = table(3, ["jabberwock", "alice"])
    unlock(g, 0, "manxome_foe")
    return g


def test_two_more_if_an_opponent_is_ahead() -> None:  # WW-C08
    g = jabberwock()
    duel(g, ["artifact", "forge"], theirs={"castle": True})
    assert strengths(g)[0] == 5


def test_compared_before_anybody_adds() -> None:  # WW-C08 WW-B22
    g = jabberwock()
    duel(g, ["artifact", "forge"], ["red_rook_strong", "forge"])
    assert strengths(g)[0] == 3


def test_halted_ones_count() -> None:  # WW-C08
    g = jabberwock()
    duel(g, ["forge", "artifact"], ["red_rook_strong", "forge"])
    events = draw(g, {0: "artifact"}, halt=[1])
    assert told(events, "chip-played") == [
        {"seat": 0, "chip": "artifact", "printed": 3, "changed": 1, "count": 5, "strength": 6}
    ]


def test_is_doubled() -> None:  # WW-C02
    g = jabberwock()
    duel(g, ["flamingo_weak", "artifact"], theirs={"castle": True})
    draw(g, {0: "artifact", 1: "forge"})
    assert strengths(g)[0] == 1 + (3 + 2) * 2


def test_the_resistance_is_never_ahead() -> None:  # WW-2P12 WW-2P07
    g = table(2, ["jabberwock", "alice"])
    unlock(g, 0, "manxome_foe")
    here = REGION_NAMES[g.next_region(g.closed)]
    battle(g, here, {0: {"bag": ["artifact", "forge", "forge"]}}, first={0: "artifact"})
    assert strengths(g)[0] == 3
