"""Battle Strength and the Strength of the chip being played (WW-B17, WW-C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import ally_effects
from wabe.games.wonderlands_war.table.chips import FLAMINGO, RED_ROOK, is_ally, type_of
from wabe.games.wonderlands_war.table.foresight import Hand
from wabe.games.wonderlands_war.table.layout import CHIP_STRENGTH, DOUBLING

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def final_strength(g: WarState, seat: i64, kind: i64) -> i64:
    """What the chip being played adds: as changed by the effects before, doubled by Flamingo A, not below 0. WW-C14."""
    strength = g.mark(seat, CHIP_STRENGTH)
    if g.mark(seat, DOUBLING) and not is_immune(g, kind):
        strength *= 2
    return max(0, strength)


def is_immune(g: WarState, kind: i64) -> bool:
    """Whether abilities of the owner's other chips do not touch the chip: Red Rook A (WW-C03, WW-R06)."""
    if type_of(kind) != RED_ROOK:
        return False
    for effect in ally_effects(g, RED_ROOK):
        if effect.is_left_alone():
            return True
    return False


def aura(g: WarState, seat: i64, kind: i64) -> i64:
    """What Flamingo B makes the chip being played stronger: an Ally, with a Flamingo placed before. WW-C04, WW-C10."""
    return aura_on(g, kind) if g.count_active_allies(seat, FLAMINGO) else 0


def forecast_aura(g: WarState, hand: Hand, kind: i64) -> i64:
    """The same some draws ahead."""
    return aura_on(g, kind) if hand.active_allies(FLAMINGO) > 0 else 0


def aura_on(g: WarState, kind: i64) -> i64:
    """What an Active Flamingo makes a chip stronger that is played after it."""
    if not is_ally(kind) or is_immune(g, kind):
        return 0
    lent: i64 = 0
    for effect in ally_effects(g, FLAMINGO):
        lent += effect.lends()
    return lent
