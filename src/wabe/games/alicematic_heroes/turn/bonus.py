"""The base bonus of a success (AH-52 to AH-57, AH-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.cards import CITY, CITY_VP, FOREST

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def bonus_size(g: HeroesState, seat: i64, space: i64, stolen: bool) -> i64:
    """How large the base bonus is, before bank and deck run out; half of it for a steal. AH-52, AH-65."""
    kind = g.board.kind[space]
    if kind == CITY:
        return CITY_VP
    size = g.board.number[space] if kind == FOREST else g.slot_size(seat, kind)
    return size // 2 if stolen else size
