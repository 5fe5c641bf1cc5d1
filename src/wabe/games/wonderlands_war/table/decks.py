"""Shuffling a deck where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def shuffle_cells(g: WarState, first: i64, size: i64) -> None:
    """Bring the cards in the cells `first` to `first + size - 1` into random order."""
    last = size - 1
    while last > 0:
        other = g.below(last + 1)
        card = g.cells[first + last]
        g.cells[first + last] = g.cells[first + other]
        g.cells[first + other] = card
        last -= 1
