"""Rabbit's Pocket Watch: may move the tracker by one."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import draw, kinds, offered, play, strengths, table, values
from wabe.games.wonderlands_war.table.layout import LOWERED, TRACKER


def test_forwards_or_backwards() -> None:
    g = table(3)
    duel(g, ["rabbits_pocket_watch", "forge"])
    assert offered(g) == [{"kind": "pass"}, {"kind": "move_tracker", "to": 1}, {"kind": "move_tracker", "to": 3}]
    play(g, {"kind": "move_tracker", "to": 3})
    assert strengths(g)[0] == 3


def test_not_below_zero() -> None:
    g = table(3)
    duel(g, ["forge", "rabbits_pocket_watch"])
    g.set_mark(0, TRACKER, 0)
    g.add_mark(0, LOWERED, 2)
    draw(g, {0: "rabbits_pocket_watch", 1: "forge"})
    assert values(g, "to") == [1]


def test_down_to_zero() -> None:
    g = table(3)
    duel(g, ["forge", "rabbits_pocket_watch"])
    g.set_mark(0, TRACKER, 1)
    g.add_mark(0, LOWERED, 2)
    draw(g, {0: "rabbits_pocket_watch", 1: "forge"})
    assert values(g, "to") == [0, 2]


def test_moving_to_the_end_wins() -> None:  # WW-B18
    g = table(3)
    g.set_leader_strength(0, 22)
    duel(g, ["rabbits_pocket_watch", "forge"], mine={"leader": True})
    events = play(g, {"kind": "move_tracker", "to": 25})
    assert "battle-ended" in kinds(events)


def test_not_at_the_end() -> None:
    g = table(3)
    g.set_leader_strength(0, 23)
    events = duel(g, ["rabbits_pocket_watch", "forge"], mine={"leader": True})
    assert "battle-ended" in kinds(events)
