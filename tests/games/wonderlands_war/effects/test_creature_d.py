"""Creature D: the own Shards come nearer to its printed Strength (WW-C06)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import table


def shards_after(chip: str, shards: int) -> int:
    g = table(3, ally_set="D")
    g.set_shards(0, shards)
    duel(g, [chip, "forge"])
    return int(g.shards(0))


def test_more_shards_lose_one() -> None:  # WW-C06
    assert shards_after("creature_weak", 3) == 2


def test_fewer_shards_gain_one() -> None:  # WW-C06
    assert shards_after("creature_strong", 3) == 4
    assert shards_after("creature_weak", 0) == 1


def test_equal_shards_stay() -> None:  # WW-C06
    assert shards_after("creature_strong", 4) == 4


def test_none_is_gained_if_none_is_left() -> None:  # WW-T26
    g = table(3, ally_set="D")
    g.set_shards(0, 0)
    g.set_shards(2, 80 - g.shards(1))
    duel(g, ["creature_strong", "forge"])
    assert g.shards(0) == 0
