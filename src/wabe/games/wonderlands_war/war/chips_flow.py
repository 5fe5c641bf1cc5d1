"""Chips on their way from Active to Exhausted (WW-O15, WW-B12), with the Creatures that change level (WW-C03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import SwapLevel
from wabe.games.wonderlands_war.effects.hooks import chip_effects
from wabe.games.wonderlands_war.table.chips import FORGE, STRONG, ally_kind, level_of, type_of

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def exhaust(g: WarState, seat: i64) -> None:
    """All Active chips become Exhausted, from left to right (WW-R13)."""
    size = g.active_size(seat)
    if size == 0:
        return
    for _ in range(size):
        put_exhausted(g, seat, g.take_active(seat, 0))
    if g.log is not None:
        g.emit("chips-exhausted", {"seat": seat, "count": size})


def exhaust_chip(g: WarState, seat: i64, kind: i64) -> None:
    """A chip that lies nowhere else, as the one being played on a bust, becomes Exhausted (WW-B28)."""
    put_exhausted(g, seat, kind)
    if g.log is not None:
        g.emit("chips-exhausted", {"seat": seat, "count": 1})


def put_exhausted(g: WarState, seat: i64, kind: i64) -> None:
    """Put a chip to the Exhausted ones; a set A Creature as one of the other level, if there is one (WW-C12)."""
    if swaps(g, seat, kind) and g.in_supply(other_level(kind)) > 0:
        g.add_supply(kind, 1)
        kind = other_level(kind)
        g.add_supply(kind, -1)
    g.add_exhausted(seat, kind, 1)


def swaps(g: WarState, seat: i64, kind: i64) -> bool:
    """Whether a chip changes its level when it becomes Exhausted."""
    return kind < FORGE and any(isinstance(effect, SwapLevel) for effect in chip_effects(g, seat, kind))


def other_level(kind: i64) -> i64:
    """The weak chip for a strong Ally, the strong one for a weak."""
    return ally_kind(type_of(kind), STRONG - level_of(kind))
