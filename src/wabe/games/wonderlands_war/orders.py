"""What players may say beforehand: how long they draw in a battle (WW-B06), and that they lay no Wager (WW-B04)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from wabe.games.wonderlands_war.content.board import TRACK_END
from wabe.games.wonderlands_war.odds.forecast import forecast_of
from wabe.games.wonderlands_war.odds.next_chip import chance_of_bust
from wabe.games.wonderlands_war.table.layout import NOBODY, TRACKER
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import DRAW_OR_HALT_ID, WAGER_ID
from wabe.games.wonderlands_war.war.drawing import DRAW, HALT
from wabe.games.wonderlands_war.war.war import NO_WAGER
from wabe.kernel.orders import UNANSWERED, Amount, Order
from wabe.kernel.state import State

PERCENT: Final = 100


class DrawUntil(Order):
    """Draw on in this battle up to a Strength, or until the next chip would too likely bust; then halt. WW-B06."""

    def may_be_given(self, state: State, seat: int) -> bool:
        g = cast("WarState", state)
        return g.region != NOBODY and g.is_fighting(seat)

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        g = cast("WarState", state)
        if g.top_id() != DRAW_OR_HALT_ID:
            return UNANSWERED
        if g.mark(seat, TRACKER) >= amounts["strength"]:
            return HALT
        return HALT if PERCENT * chance_of_bust(forecast_of(g, seat)) > amounts["risk"] else DRAW


class NoWager(Order):
    """Lay no Wager. WW-B04."""

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        return NO_WAGER if state.top_id() == WAGER_ID else UNANSWERED


ORDERS: Final = (
    DrawUntil(
        "draw_until",
        (Amount("strength", 1, TRACK_END, 10), Amount("risk", 0, PERCENT, 25, odds=True)),
        passing=True,
    ),
    NoWager("no_wager"),
)
