"""We're All Mad Here: a Shard to an opponent who has fewer (WW-R14)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, offered, play, table, told, unlock
from wabe.games.wonderlands_war.table.state import WarState


def cat(own: int, other: int) -> WarState:
    g = table(3, ["cheshire_cat", "alice"])
    unlock(g, 0, "we_are_all_mad_here")
    g.set_shield(0, False)
    g.set_shards(0, own)
    g.set_shards(1, other)
    return g


def test_gives_a_shard() -> None:  # WW-R14
    g = cat(2, 1)
    duel(g, ["madness", "forge"])
    assert offered(g) == [{"kind": "pass"}, {"kind": "choose_opponent", "target": 1}]
    play(g, {"kind": "choose_opponent", "target": 1})
    assert (g.shards(0), g.shards(1)) == (1, 2)


def test_a_double_counts_once() -> None:  # WW-R14
    g = cat(5, 0)
    duel(g, ["double_madness", "forge"])
    play(g, {"kind": "choose_opponent", "target": 1})
    assert asked(g) == "draw_or_halt"


def test_not_with_as_few_shards() -> None:  # WW-R14
    g = cat(2, 2)
    duel(g, ["madness", "forge"])
    assert asked(g) == "draw_or_halt"


def test_not_for_poison_a_shielded_chip_or_a_bust() -> None:  # WW-R14
    g = cat(2, 0)
    duel(g, ["poison", "forge"])
    assert asked(g) == "draw_or_halt"
    g = cat(2, 0)
    g.set_shield(0, True)
    duel(g, ["madness", "forge"])
    play(g, "break_shield")
    assert asked(g) == "draw_or_halt"
    g = cat(2, 0)
    events = duel(g, ["madness"], mine={"supporters": 1})
    assert told(events, "shard-given") == []
