"""Steps that are of one seat: their argument begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from wabe.kernel.argument import SEAT, Field
from wabe.kernel.message import Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic, Choice, Step

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class SeatChoice(Choice["WarState"]):
    """A decision of the seat that the argument begins with.

    Args:
        last: the last field of the argument, if it says more than the seat.
    """

    def __init__(self, step_id: int, name: str, last: Field = SEAT) -> None:
        super().__init__(step_id, name)
        self.last = last

    def who(self, g: WarState, arg: i64) -> i64:
        return SEAT.of(arg)

    def audit(self, g: WarState, arg: i64) -> None:
        need_seat(self, g, arg, self.last)


class SeatAutomatic(Automatic["WarState"]):
    """What happens to the seat that the argument begins with; `last` as in `SeatChoice`."""

    def __init__(self, step_id: int, name: str, last: Field = SEAT) -> None:
        super().__init__(step_id, name)
        self.last = last

    def audit(self, g: WarState, arg: i64) -> None:
        need_seat(self, g, arg, self.last)


def need_seat(step: Step[Any], g: WarState, arg: i64, last: Field) -> None:
    """Raise `BadSave` unless an argument is of a seat, and says nothing beyond its last field."""
    need(SEAT.of(arg) < g.players, Message("error-war-step-no-seat", {"name": step.name}))
    need(
        last.is_last(arg),
        Message("error-war-step-more-than", {"name": step.name, "value": "a seat" if last is SEAT else "it can be"}),
    )
