"""What a success brings: the base bonus of the space, and which Alices act (AH-52 to AH-57, AH-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.effects import kinds as effects
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


def would_act(g: HeroesState, kind: i64, space: i64, robbed: i64) -> bool:
    """Whether an Alice of the kind has an effect when this space is invaded, and so stolen from somebody or nobody."""
    content = g.content
    effect = content.effect[kind]
    land = g.board.kind[space]
    if content.timing[kind] & effects.ON_CITY:
        return land == CITY
    if not content.timing[kind] & effects.ON_INVASION_SUCCESS:
        return False
    if effect == effects.PLUNDER:
        return robbed >= 0
    if effect == effects.VP_BESIDE_FOREST:
        return land < CITY and len(g.board.touched[space]) > 0
    return bool(content.space[kind] >> land & 1)
