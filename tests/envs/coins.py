"""The tests' tiny game of simultaneous choices, as learning programs see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cli.pennies import ROUND, Pennies, PenniesGame, Show
from wabe.kernel.encoding import Part, PerSeat
from wabe.kernel.game import Game
from wabe.kernel.ints import Sheet
from wabe.kernel.step import step_table


class OpenShow(Show):
    def repertoire(self, game: Game[Any]) -> Sequence[int]:
        return [0, 1]


class Points(PerSeat[Pennies]):
    def __init__(self) -> None:
        super().__init__("points", 5)

    def put_seat(self, g: Pennies, seat: int, owner: int, into: Sheet, at: int) -> None:
        into[at] = g.points[owner]


class Charm(Part[Pennies]):
    def __init__(self) -> None:
        super().__init__("charm")

    def put(self, g: Pennies, seat: int, into: Sheet, at: int) -> None:
        into[at] = g.charms[seat]


class Coins(PenniesGame):
    def __init__(self) -> None:
        super().__init__()
        self.step_table = step_table([ROUND, OpenShow(2, "show")])

    def layout(self) -> tuple[Part[Any], ...]:
        return (Points(), Charm())


COINS = Coins()
