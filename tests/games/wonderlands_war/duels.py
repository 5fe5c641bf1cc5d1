"""Battles of seats 0 and 1 in Witzend, chip by chip, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.wonderlands_war.table import battle
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import Event
from wabe.kernel.message import Json

HERE = "witzend"


def duel(
    g: WarState,
    own: Sequence[str],
    others: Sequence[str] = ("forge",) * 6,
    mine: Json | None = None,
    theirs: Json | None = None,
    first: Sequence[str] = (),
) -> list[Event]:
    """Up to the first decision after the first draw.

    Args:
        g: the state.
        own, others: the bags of seats 0 and 1; of each the first chip is drawn.
        mine, theirs: what they have there, as `battle` takes it; 3 Supporters unless told otherwise.
        first: what seat 0 draws, where that is several chips.
    """
    seats: dict[int, Json] = {
        0: {"supporters": 3, "bag": own, **(mine or {})},
        1: {"supporters": 3, "bag": others, **(theirs or {})},
    }
    return battle(g, HERE, seats, first={0: first or own[0], 1: others[0]})
