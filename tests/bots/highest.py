"""A game of picked numbers: whoever has picked the highest sum wins. For what a bot must do in any game."""

from __future__ import annotations

from tests.kernel.toy import Pick, Together, Toy, ToyGame
from wabe.kernel.message import Json

FIRST = Pick(1, "first", 0, (1, 2, 3))
SECOND = Pick(2, "second", 1, (1, 2))
BOTH = Together(3, "both", {0: (1, 5), 1: (1, 2, 3)})
ALL = Together(4, "all", {0: (1, 2, 3), 1: (1, 2, 3), 2: (1, 2, 3)})


class Sums(Toy):
    """The score is the sum of what a seat has picked."""

    def clone(self) -> Sums:
        twin = Sums()
        twin.copy_base(self)
        twin.trace = self.trace[:]
        return twin

    def scores(self) -> list[int]:
        picks = [entry.split(":") for entry in self.trace]
        return [sum(int(number) for picker, number in picks if int(picker) == seat) for seat in range(self.players)]


class Highest(ToyGame):
    """Begins with the steps it is given."""

    def blank(self, players: int, options: Json) -> Sums:
        state = Sums()
        state.set_up(self, players, options, offers=8)
        state.trace = []
        return state
