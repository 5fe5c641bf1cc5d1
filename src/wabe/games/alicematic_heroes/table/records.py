"""What cards, tiles and layouts say, as numbers: all that the rules look up. `content` reads it from the data."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.layout import TILE_COUNT, TILE_SPACES
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.kernel.game import Game
from wabe.kernel.ints import Ints, zeros


class Records:
    """All components. A kind of Alice is an int in the order of the file, a tile too.

    Fields:
        kinds: how many kinds of Alice there are.
        names, colour, cost, copies, effects: by kind of Alice.
        tile_names, tile_spots: by tile; tile_kinds, tile_numbers: at `tile * 7 + space`, the City first.
        layouts, centres: by number of players, where the tiles lie and the position of the middle one.
        directions: the six neighbours of a space.
    """

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.names: list[str] = []
        self.colour: Ints = zeros(0)
        self.cost: Ints = zeros(0)
        self.copies: Ints = zeros(0)
        self.effects: list[Effect] = []
        self.tile_names: list[str] = []
        self.tile_kinds = zeros(TILE_COUNT * TILE_SPACES)
        self.tile_numbers = zeros(TILE_COUNT * TILE_SPACES)
        self.tile_spots = zeros(TILE_COUNT)
        self.layouts: dict[int, list[tuple[int, int]]] = {}
        self.centres: dict[int, int] = {}
        self.directions: list[tuple[int, int]] = []

    def gives(self, flag: int) -> bool:
        """Whether an Alice switches on this one of the `layout.FLAGS`."""
        return any(effect.flags & flag for effect in self.effects)


def records_of(game: Game) -> Records:
    """The components that a title of this game is played with."""
    found: Records = cast("Any", game).cards
    return found
