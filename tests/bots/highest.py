"""A game of picked numbers: whoever has picked the highest sum wins. For what a bot must do in any game."""

from __future__ import annotations

from tests.kernel.toy import Pick, Together, Toy, ToyGame

FIRST = Pick(1, "first", 0, (1, 2, 3))
SECOND = Pick(2, "second", 1, (1, 2))
BOTH = Together(3, "both", {0: (1, 5), 1: (1, 2, 3)})
ALL = Together(4, "all", {0: (1, 2, 3), 1: (1, 2, 3), 2: (1, 2, 3)})


class Highest(ToyGame):
    """Begins with the steps it is given; the score is the sum of what a seat has picked."""

    def scores(self, state: Toy) -> list[int]:
        picks = [entry.split(":") for entry in state.trace]
        return [sum(int(number) for picker, number in picks if int(picker) == seat) for seat in range(state.players)]
