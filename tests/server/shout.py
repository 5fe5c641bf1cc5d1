"""A tiny game in which all seats choose at once and in secret: three rounds, whoever shouted highest scores."""

from __future__ import annotations

from typing import Self

from mypy_extensions import i64

from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.state import State
from wabe.kernel.step import Simultaneous

ROUNDS = 3


class Round(Simultaneous["ShoutState"]):
    """Everybody shouts a number from 1 to 3."""

    def who(self, g: ShoutState, arg: i64) -> i64:
        return (1 << g.players) - 1

    def audit(self, g: ShoutState, arg: i64) -> None:
        need(1 <= arg <= ROUNDS, Message("there is no such round"))

    def options(self, g: ShoutState, arg: i64, seat: i64) -> None:
        for number in range(1, 4):
            g.offer(number)

    def form(self, g: ShoutState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "shout", "number": int(action)}

    def resolve(self, g: ShoutState, arg: i64) -> None:
        shouts = [int(g.commitment(seat)) for seat in range(g.players)]
        for seat in range(g.players):
            g.points[seat] += shouts[seat] == max(shouts)
        g.reveal()
        g.emit("shouted", {"numbers": shouts})
        if arg < ROUNDS:
            g.push(ROUND, arg + 1)


ROUND = Round(1, "round")


class ShoutState(State):
    """The points of each seat."""

    points: list[int]

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.copy_base(self)
        twin.points = self.points[:]
        return twin


class Shout(Game[ShoutState]):
    """The title."""

    def blank(self, players: int, options: Json) -> ShoutState:
        state = ShoutState.__new__(ShoutState)
        state.set_up(self, players, options, 3)
        state.points = [0] * players
        return state

    def deal(self, state: ShoutState) -> None:
        state.push(ROUND, 1)

    def areas(self, state: ShoutState) -> Json:
        return {"points": state.points[:]}

    def restore(self, state: ShoutState, areas: Json) -> None:
        state.points = list(areas["points"])

    def audit(self, state: ShoutState) -> None:
        """Nothing can be lost here."""

    def table(self, state: ShoutState) -> Json:
        return {"scores": self.scores(state)}

    def redraw(self, state: ShoutState, seat: int) -> None:
        """Nothing is hidden but what the others have shouted."""

    def scores(self, state: ShoutState) -> list[int]:
        return state.points[:]


GAME = Shout("shout", "shout", 1, (2, 4), (1, 2), 1, (), [ROUND], {})
