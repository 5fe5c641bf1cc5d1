"""The trackers of Battle Strength: gains and losses beside the chips (WW-B17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import TRACKER

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def raise_strength(g: WarState, seat: i64, count: i64) -> i64:
    """Move the tracker forward, to the end of the track at most (WW-B17); by how much."""
    strength = g.strength(seat)
    gained = min(count, g.content.track_end - strength)
    g.set_mark(seat, TRACKER, strength + gained)
    return gained


def gain_strength(g: WarState, seat: i64, count: i64, ability: str) -> None:
    """A gain of Strength beside the chip: Flamingo A never doubles it (WW-C02)."""
    gained = raise_strength(g, seat, count)
    if gained and g.log is not None:
        g.emit("strength-gained", {"seat": seat, "count": gained, "ability": ability})


def lose_strength(g: WarState, seat: i64, count: i64, ability: str) -> None:
    """A loss of Strength, to 0 at most (WW-B17)."""
    lost = min(count, g.strength(seat))
    g.add_mark(seat, TRACKER, -lost)
    if lost and g.log is not None:
        g.emit("strength-lost", {"seat": seat, "count": lost, "ability": ability})


def is_behind(g: WarState, seat: i64) -> bool:
    """Whether an opponent, halted ones too, has more Battle Strength."""
    for other in range(g.players):
        if is_ahead(g, seat, other):
            return True
    return False


def is_ahead(g: WarState, seat: i64, other: i64) -> bool:
    """Whether `other` is an opponent with more Battle Strength than the seat."""
    return g.is_opponent(seat, other) and g.strength(other) > g.strength(seat)


def is_symbol(g: WarState, strength: i64) -> bool:
    """Whether a space of the Battle track has a Forge symbol."""
    return bool(g.content.symbols >> strength & 1)
