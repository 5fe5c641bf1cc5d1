"""What the next draws from the own bag would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.state import WarState


def odds(g: WarState, seat: int) -> Json:
    """Nothing outside a battle."""
    return {}
