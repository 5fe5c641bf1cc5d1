"""The Strength that chips are worth to a bag, their abilities included: for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.hooks import chip_effects

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def effective(g: WarState, seat: i64, kind: i64) -> float:
    """The Strength that a chip is worth, its abilities included."""
    printed = float(g.content.strength[kind])
    strength = printed
    for effect in chip_effects(g, seat, kind):
        strength += effect.strength_worth(kind, printed)
    return strength
