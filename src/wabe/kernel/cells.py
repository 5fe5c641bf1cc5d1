"""The state of a game of turns whose areas lie in one flat storage: what all titles have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from wabe.kernel import scalars
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json
from wabe.kernel.state import State

if TYPE_CHECKING:
    from wabe.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CellState(State):
    """Cells, whose turn it is and how many turns have begun. Its game lists these two among its scalars."""

    cells: Ints
    active: i64
    turn: i64

    def lay_out(
        self, game: Game, players: int, options: Json, offers: int, cells: int, listed: scalars.Scalars
    ) -> None:
        """Fill a new object: all cells 0, every scalar at its start; the rest as `set_up`."""
        self.set_up(game, players, options, offers)
        self.cells = zeros(cells)
        scalars.clear(self, listed)

    def copy_cells(self, other: CellState) -> None:
        """Take over all of this class and its bases from a state of the same play; games call it in `clone`."""
        self.copy_machine(other)  # what `copy_base` does, with a call less: search makes clones by the million
        self.game = other.game
        self.options = other.options
        self.cells = other.cells[:]
        self.active = other.active
        self.turn = other.turn

    def active_seat(self) -> int:
        """Whose turn it is; -1 for nobody's."""
        return self.active

    def turn_number(self) -> int:
        """The current turn, from 1."""
        return max(1, int(self.turn))
