"""The Strength that chips are worth to a bag, their abilities included: for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import KeepActive, Vp
from wabe.games.wonderlands_war.effects.chips import (
    ChipStrengthSet,
    DoubleNextPlaced,
    ExtraDraw,
    ExtraDrawByStrength,
    ReturnOrMultiply,
)
from wabe.games.wonderlands_war.effects.moves import BringOrMultiply
from wabe.games.wonderlands_war.effects.strength import Aura, ChipStrength, ChipStrengthPerCreature
from wabe.games.wonderlands_war.odds.bag import chip_effects
from wabe.games.wonderlands_war.table.chips import ARTIFACT, STRONG
from wabe.games.wonderlands_war.table.on_cards import Effect

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def effective(g: WarState, seat: i64, kind: i64) -> float:
    """The Strength that a chip is worth, its abilities included."""
    strength = float(g.content.strength[kind])
    for effect in chip_effects(g, seat, kind):
        strength += effect_strength(effect, kind, float(g.content.strength[kind]))
    return strength


def effect_strength(effect: Effect, kind: i64, strength: float) -> float:
    """The Strength that an effect of a chip is worth, beside its printed one."""
    if isinstance(effect, ReturnOrMultiply | BringOrMultiply):
        return strength
    if isinstance(effect, DoubleNextPlaced | ExtraDrawByStrength):
        return 1.2
    if isinstance(effect, ChipStrength):
        return 0.6 * (strength * float(effect.multiply - 1) + float(effect.add))
    if isinstance(effect, ChipStrengthSet):
        return 0.5 * (float(effect.value) - strength)
    if isinstance(effect, ChipStrengthPerCreature):
        return 0.6 * float(effect.strong if kind & 1 == STRONG else effect.weak)
    if isinstance(effect, Aura | ExtraDraw | KeepActive | Vp):
        return 0.8
    return 0.5 if kind >= ARTIFACT else 0.0
