"""What a seat has been shown, as one number: the search tells positions apart by it (XIII-A54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.odds.odds import is_hidden_known, known_top
from wabe.games.wonderland_xiii.table.layout import DECKS, KINDS
from wabe.kernel.game import SIGHT_FACTOR, SIGHT_MASK

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


def sight(g: XiiiState, seat: i64) -> i64:
    """A number that tells apart what the seat has been shown: Notebooks, Tunnel, the tops and hidden cards it knows."""
    seen: i64 = g.top_frame() & SIGHT_MASK
    for owner in range(g.players):
        for kind in range(KINDS):
            seen = (seen * SIGHT_FACTOR + g.notebook(owner, kind)) & SIGHT_MASK
        for index in range(g.hidden_size(owner)):
            known = g.hidden(owner, index) if is_hidden_known(g, owner, index, seat) else KINDS
            seen = (seen * SIGHT_FACTOR + known) & SIGHT_MASK
    for kind in range(KINDS):
        seen = (seen * SIGHT_FACTOR + g.in_tunnel(kind) * 64 + g.under_queens(kind)) & SIGHT_MASK
    for deck in range(DECKS):
        seen = (seen * SIGHT_FACTOR + known_top(g, deck, seat) + 1) & SIGHT_MASK
    return seen
