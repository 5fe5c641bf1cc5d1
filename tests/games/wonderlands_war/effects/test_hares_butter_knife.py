"""Hare's Butter Knife: a Shard for three more Strength."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import asked, play, strengths, table


def test_a_shard_for_three_more() -> None:
    g = table(3)
    before = g.shards(0)
    duel(g, ["hares_butter_knife", "forge"])
    play(g, {"kind": "change_strength", "ability": "hares_butter_knife"})
    assert (g.shards(0), strengths(g)[0]) == (before + 1, 4)


def test_may_be_declined() -> None:
    g = table(3)
    before = g.shards(0)
    duel(g, ["hares_butter_knife", "forge"])
    play(g, "pass")
    assert (g.shards(0), strengths(g)[0]) == (before, 1)


def test_only_if_a_shard_is_left() -> None:  # WW-T26
    g = table(3)
    g.set_shards(2, 80 - g.shards(0) - g.shards(1))
    duel(g, ["hares_butter_knife", "forge"])
    assert asked(g) == "draw_or_halt"
