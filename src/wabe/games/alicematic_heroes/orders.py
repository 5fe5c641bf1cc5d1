"""What players may say beforehand: that they keep the cards they are dealt (AH-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.step_ids import MULLIGAN_ID
from wabe.kernel.orders import UNANSWERED, Order
from wabe.kernel.state import State

NO_CARD: Final = 0  # of the bit mask of those given back


class KeepHand(Order):
    """Keep all the cards dealt. AH-07."""

    def may_be_given(self, state: State, seat: int) -> bool:
        return seat in state.waiting and state.top_id() == MULLIGAN_ID

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        return NO_CARD if state.top_id() == MULLIGAN_ID else UNANSWERED


ORDERS: Final = (KeepHand("keep_hand"),)
