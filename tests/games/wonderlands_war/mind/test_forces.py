"""Who is how strong where, against plain counts."""

from __future__ import annotations

from itertools import product

import pytest

from tests.campaign import some
from tests.games.wonderlands_war.mind.test_bots import walk
from wabe.games.wonderlands_war.effects.hooks import chip_effects
from wabe.games.wonderlands_war.mind.forces import effective, muster
from wabe.games.wonderlands_war.table.layout import KINDS, REGIONS
from wabe.games.wonderlands_war.table.state import WarState


@pytest.mark.parametrize("players", [2, 3, 5])
def test_units_and_strength_of_all_seats_at_once(players: int) -> None:  # WW-B03
    for g in some(walk(players, {}, f"muster {players}", quick=True), 5):
        for region in range(REGIONS):
            there = muster(g, region)
            assert [*there] == [g.units(seat, region) for seat in range(players)] + [
                strength(g, seat, region) for seat in range(players)
            ]


@pytest.mark.parametrize("ally_set", ["A", "B", "C", "D"])
def test_a_chip_is_worth_its_strength_and_what_its_abilities_say(ally_set: str) -> None:  # WW-S04
    for g in some(walk(3, {"ally_set": ally_set}, f"effective {ally_set}", quick=True), 3):
        for seat, kind in product(range(3), range(KINDS)):
            printed = float(g.content.strength[kind])
            worth = printed
            for effect in chip_effects(g, seat, kind):
                worth += effect.strength_worth(kind, printed)
            assert effective(g, seat, kind) == worth


def strength(g: WarState, seat: int, region: int) -> int:
    """Leader, Castle and figures, one after the other."""
    total = int(g.leader_strength(seat)) if g.leader_at(seat) == region else 0
    total += int(g.content.castle_strength) if g.has_castle(seat, region) else 0
    for standee in g.standees_at(seat, region):
        total += int(g.content.figure_strength[g.content.standee_figure[standee]])
    return total
