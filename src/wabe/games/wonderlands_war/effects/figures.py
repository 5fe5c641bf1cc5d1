"""Figures in the Region of the battle: a lost figure's ability stops at once (WW-B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.on_cards import Effect

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def is_here(g: WarState, seat: i64, sought: Effect) -> bool:
    """Whether the seat has the figure of this effect in the Region of the battle."""
    for standee in g.standees_at(seat, g.region):
        for effect in figure_effects(g, standee):
            if effect is sought:
                return True
    return False


def is_lost(g: WarState, seat: i64, sought: Effect) -> bool:
    """Whether this is the effect of a figure that the seat does not have there any more."""
    return any(sought in effects for effects in g.content.figure_effects) and not is_here(g, seat, sought)


def figure_effects(g: WarState, standee: i64) -> list[Effect]:
    """The effects of the figure that a standee (0 to 12) shows."""
    return g.content.figure_effects[g.content.standee_figure[standee]]
