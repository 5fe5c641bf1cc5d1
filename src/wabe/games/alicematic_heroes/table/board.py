"""The map of one play: fixed once it is laid, and shared by all clones (AH-01 to AH-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.cards import CITY, FOREST
from wabe.games.alicematic_heroes.table.layout import NOWHERE, TILE_SPACES
from wabe.kernel.ints import Ints, zeros

SIDES: Final = 6


class Board:
    """Spaces by number: seven to a tile, the City first, then its ring in the six directions.

    Args:
        tiles: the tile at each position, by its number in the data.
        turned: by how many steps of 60 degrees clockwise each is turned.
        centres: axial coordinates of each position.
        directions: the six, clockwise.
        kinds: kind of each space of each tile of the data, unturned, at `tile * 7 + k`.
        numbers: the numbers printed there.
        spots: City spots of each tile of the data.
        centre: the position of the centre tile, where nobody starts (AH-10).

    Fields:
        neighbours: the spaces that touch each space, one after another: those of a space begin at its `first_side`.
    """

    def __init__(
        self,
        tiles: list[int],
        turned: list[int],
        centres: list[tuple[int, int]],
        directions: list[tuple[int, int]],
        kinds: Ints,
        numbers: Ints,
        spots: Ints,
        centre: int,
    ) -> None:
        self.tiles = tiles
        self.turned = turned
        self.centres = centres
        self.directions = directions
        self.centre: i64 = centre
        self.tile_count: i64 = len(tiles)
        self.spaces: i64 = self.tile_count * TILE_SPACES
        self.kind = zeros(self.spaces)
        self.number = zeros(self.spaces)
        self.spots = zeros(self.spaces)
        self.group = zeros(self.spaces)
        self.forests = zeros(self.spaces)
        self.first_side = zeros(self.spaces + 1)
        self.neighbours = zeros(self.spaces * SIDES)
        self.around: list[list[int]] = []
        self.touched: list[list[int]] = []
        self.lay(kinds, numbers, spots)
        self.join()
        self.find_groups()

    def lay(self, kinds: Ints, numbers: Ints, spots: Ints) -> None:
        """Put each tile at its position as it is turned. AH-04."""
        for position in range(self.tile_count):
            tile: i64 = self.tiles[position]
            city = position * TILE_SPACES
            self.kind[city] = CITY
            self.number[city] = numbers[tile * TILE_SPACES]
            self.spots[city] = spots[tile]
            for entry in range(SIDES):
                space = city + 1 + (entry + self.turned[position]) % SIDES
                self.kind[space] = kinds[tile * TILE_SPACES + 1 + entry]
                self.number[space] = numbers[tile * TILE_SPACES + 1 + entry]

    def at(self, space: int) -> tuple[int, int]:
        """Axial coordinates of a space."""
        q, r = self.centres[space // TILE_SPACES]
        k = space % TILE_SPACES
        if k == 0:
            return q, r
        dq, dr = self.directions[k - 1]
        return q + dq, r + dr

    def join(self) -> None:
        """Find the neighbours of every space."""
        found = {self.at(space): space for space in range(self.spaces)}
        side: i64 = 0
        for space in range(self.spaces):
            q, r = self.at(space)
            self.first_side[space] = side
            for dq, dr in self.directions:
                beside = found.get((q + dq, r + dr))
                if beside is not None:
                    self.neighbours[side] = beside
                    side += 1
        self.first_side[self.spaces] = side

    def neighbours_of(self, space: int) -> list[int]:
        """The spaces that touch this one."""
        return [int(self.neighbours[side]) for side in range(self.first_side[space], self.first_side[space + 1])]

    def find_groups(self) -> None:
        """Group touching Forests; a Forest's number is that of the spaces around its group. AH-62, AH-64, AHA-20."""
        self.touched = [[] for _ in range(self.spaces)]
        for space in range(self.spaces):
            self.group[space] = NOWHERE
        for space in range(self.spaces):
            if self.kind[space] == FOREST and self.group[space] == NOWHERE:
                self.add_group(space)

    def add_group(self, first: int) -> None:
        """The group of one Forest."""
        number = len(self.around)
        members = [first]
        border: list[int] = []
        self.group[first] = number
        for space in members:
            for beside in self.neighbours_of(space):
                if self.kind[beside] != FOREST:
                    if beside not in border:
                        border.append(beside)
                elif self.group[beside] == NOWHERE:
                    self.group[beside] = number
                    members.append(beside)
        for space in members:
            self.number[space] = len(border)
        for space in border:
            self.touched[space].append(number)
            self.forests[space] += 1
        self.around.append(sorted(border))
