"""Standing orders: what a player has said beforehand about questions to come, carried out when the seat is asked.

An order answers from what its seat may know, and nothing else: whoever sees it carried out learns no more than from a
hand's choice. Who keeps orders and carries them out (a server, a terminal) does so by `answered`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from wabe.kernel.errors import BadOrder, quoted
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.kernel.state import State

UNANSWERED: Final = -1
ALWAYS_ASK: Final = "always_ask"  # given like an order: then a question with one answer is asked all the same


class Amount:
    """A number that belongs to an order.

    Args:
        name: its key.
        least, most: its bounds; `most` stands for "no matter how much".
        usual: what is offered first.
        odds: whether it is a chance that is worked out: `most` alone is allowed where a table shows none.
    """

    def __init__(self, name: str, least: int, most: int, usual: int, *, odds: bool = False) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.usual = usual
        self.odds = odds

    def allows(self, value: object, *, odds: bool) -> bool:
        """Whether it may have this value, at a table that shows odds or not."""
        if type(value) is not int or not self.least <= value <= self.most:
            return False
        return odds or not self.odds or value == self.most

    def to_json(self) -> Json:
        """`{"name", "least", "most", "usual", "odds"}`."""
        numbers = {"least": self.least, "most": self.most, "usual": self.usual}
        return {"name": self.name, **numbers, "odds": self.odds}


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """One kind of standing order of a title. Subclasses say what it answers.

    Args:
        name: its key; its texts are `order-<name>` and, once it stands, `order-<name>-said` (both with its amounts),
            `order-<name>-help`, `order-<name>-<amount>`.
        amounts: its numbers.
        passing: whether it holds only for the part of the play (`State.chapter`) in which it is given.
    """

    def __init__(self, name: str, amounts: tuple[Amount, ...] = (), *, passing: bool = False) -> None:
        self.name = name
        self.amounts = amounts
        self.passing = passing

    def may_be_given(self, state: State, seat: int) -> bool:
        """Whether there may be something to it for this seat from now on."""
        return True

    def answer(self, state: State, seat: int, amounts: dict[str, int]) -> i64:
        """The legal action that it comes to, from what the seat knows; `UNANSWERED` where it has nothing to say.

        Asked of a seat that has to decide.
        """
        raise NotImplementedError(self.name)

    def to_json(self) -> Json:
        """`{"name", "amounts", "passing"}`."""
        return {"name": self.name, "amounts": [each.to_json() for each in self.amounts], "passing": self.passing}


def given(state: State, seat: int, name: str, amounts: Mapping[str, Any], *, odds: bool) -> Json:
    """An order as it is kept: `{"amounts", "chapter"}`, the chapter for one that passes with it.

    Args:
        state: the position in which it is given.
        seat: who gives it.
        name: which; `ALWAYS_ASK` too.
        amounts: its numbers by name.
        odds: whether the table shows odds.

    Raises:
        BadOrder: there is no such order, it is nothing for this seat now, or its numbers are not what they may be.
    """
    if name == ALWAYS_ASK and not amounts:
        return {"amounts": {}, "chapter": None}
    order = next((order for order in state.game.orders() if order.name == name), None)
    if order is None or not order.may_be_given(state, seat):
        raise BadOrder("error-bad-order", name=quoted(name))
    if set(amounts) != {amount.name for amount in order.amounts}:
        raise BadOrder("error-order-amounts", names=[amount.name for amount in order.amounts] or "@error-none")
    for amount in order.amounts:
        if not amount.allows(amounts[amount.name], odds=odds):
            raise BadOrder("error-order-amount", name=amount.name, least=amount.least, most=amount.most)
    return {"amounts": dict(amounts), "chapter": state.chapter().to_json() if order.passing else None}


def standing(state: State, orders: Mapping[str, Json]) -> dict[str, Json]:
    """Those of the orders kept (`given`) that have not passed, and that the game still has, with these numbers."""
    now, amounts = state.chapter().to_json(), {ALWAYS_ASK: set[str]()}
    for each in state.game.orders():
        amounts[each.name] = {amount.name for amount in each.amounts}
    return {
        name: order
        for name, order in orders.items()
        if order["chapter"] in (None, now) and amounts.get(name) == set(order["amounts"])
    }


def answered(state: State, seat: int, orders: Mapping[str, Json]) -> i64:
    """What a seat's orders answer to what it is asked now; `UNANSWERED` if that is left to the player.

    One answer alone is given without having been ordered, unless the player wants to be asked always.
    """
    legal = state.legal_actions(seat)
    if not legal:
        return UNANSWERED
    if len(legal) == 1 and ALWAYS_ASK not in orders:
        return legal[0]
    if not orders:
        return UNANSWERED
    kept = standing(state, orders)
    for order in state.game.orders():
        if order.name in kept:
            action = order.answer(state, seat, kept[order.name]["amounts"])
            if action in legal:
                return action
    return UNANSWERED
