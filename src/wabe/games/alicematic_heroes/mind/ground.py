"""What each space of the map is worth to a seat, worked out once for all positions that are thought of in one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.mind import worth
from wabe.kernel.ints import floats, zeros

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


class Ground:
    """`worth.ground_worth` of every space for the seat whose turn it is.

    The map stays as it is until an invasion is carried out, with which the turn ends: in positions of the same turn in
    which that seat still chooses what to invade, whatever cards it has played in thought.
    """

    def __init__(self, g: HeroesState, seat: i64, time: float) -> None:
        self.seat = seat
        self.time = time
        self.turn = g.turn
        self.known = zeros(g.board.spaces)
        self.worth = floats(g.board.spaces)

    def of(self, g: HeroesState, space: i64) -> float:
        """The worth of a space in such a position; of one in any other turn as it is there."""
        if g.turn != self.turn:
            return worth.ground_worth(g, self.seat, space, self.time)
        if not self.known[space]:
            self.worth[space] = worth.ground_worth(g, self.seat, space, self.time)
            self.known[space] = 1
        return self.worth[space]
