"""What players may say beforehand: the deck they draw from when the Hatter makes them (XIII-20)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.layout import DECKS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.table.step_ids import DRAW_ID
from wabe.kernel.orders import UNANSWERED, Amount, Order
from wabe.kernel.state import State


class DrawFrom(Order):
    """The Hatter's target draws from this deck while it has a face-down top. XIII-20, XIII-A20."""

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        g, deck = cast("XiiiState", state), amounts["deck"] - 1
        asked = g.top_id() == DRAW_ID and g.top_arg() == seat
        return deck if asked and g.face_down_tops() >> deck & 1 else UNANSWERED


ORDERS: Final = (DrawFrom("draw_from", (Amount("deck", 1, DECKS, 1),)),)
