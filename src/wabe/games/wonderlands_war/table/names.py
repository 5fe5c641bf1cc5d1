"""What forms and events call units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, LEADER, SUPPORTER

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def unit_name(g: WarState, unit: i64) -> str:
    """`supporter`, `leader` or the id of the figure."""
    if unit == SUPPORTER:
        return "supporter"
    if unit == LEADER:
        return "leader"
    return g.content.figure_names[g.content.standee_figure[unit - FIRST_STANDEE]]
