"""Humpty Dumpty: the first to be lost (WW-B09)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import standee, strengths, table, values
from wabe.games.wonderlands_war.table.layout import RESERVE


def test_he_is_lost_first() -> None:  # WW-B09
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["double_madness", "forge"], mine={"supporters": 2, "figures": ["humpty_dumpty", "walrus"]})
    assert g.standee_at(standee("humpty_dumpty")) == RESERVE
    assert values(g, "unit") == ["supporter", "walrus"]


def test_his_strength_stays() -> None:  # WW-B10
    g = table(3)
    g.set_shield(0, False)
    duel(g, ["madness", "forge"], mine={"supporters": 2, "figures": ["humpty_dumpty"]})
    assert strengths(g)[0] == 4
