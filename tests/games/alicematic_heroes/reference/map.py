"""The map of the Alicematic Heroes reference: who holds what, and the rules that walk over it, one walk per question.

Written from the rules ledger alone (ids ``AH-nn`` and ``AHA-nn``); it shares no code with the engine and must not.
A space is its number in the list of spaces: 7 to a tile, first the City, then the six around it in direction order.
"""

from __future__ import annotations

import heapq
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

COLOURS = ("red", "blue", "yellow", "green", "white")
CITY = "city"
FOREST = "forest"
TILES = 15


def load(name: str) -> dict[str, Any]:
    """One of the game's data files. Data, not code: costs, copies, tiles and positions are the same for both sides."""
    file = files("wabe.games") / "alicematic_heroes" / "data" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Space:
    """One space as printed: ``number`` is 0 for a Forest, whose number is counted; ``spots`` is 0 but for a City."""

    at: tuple[int, int]
    tile: int
    kind: str
    number: int
    spots: int = 0


def lay_out(players: int, tiles: Sequence[tuple[int, int]]) -> list[Space]:
    """All spaces, with ``tiles`` as pairs (number of the tile, turns by 60 degrees) in the order of the positions."""
    layouts = load("layouts.toml")
    records = load("tiles.toml")["tile"]
    layout = next(layout for layout in layouts["layout"] if layout["players"] == players)
    spaces = []
    for place, (tile, turned) in enumerate(tiles):
        q, r = layout["positions"][place]["at"]
        city, ring = records[tile]["city"], records[tile]["ring"]
        spaces.append(Space((q, r), place, CITY, city["difficulty"], city["spots"]))
        for direction, (dq, dr) in enumerate(layouts["directions"]):
            kind, number = ring[(direction - turned) % 6]
            spaces.append(Space((q + dq, r + dr), place, kind, 0 if kind == FOREST else number))
    return spaces


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Two hexes share a side: their axial coordinates differ by one of the six directions."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr)) == 1


class Map:
    """The spaces and the territory tokens on them."""

    def __init__(self, spaces: list[Space]) -> None:
        """An empty map."""
        self.spaces = spaces
        self.all = range(len(spaces))
        self.rings = [[other for other in self.all if touch(spaces[space].at, spaces[other].at)] for space in self.all]
        self.held: list[list[int]] = [[] for _ in spaces]  # face-up tokens in order of arrival; two only on Cities
        self.attacks: list[int | None] = [None for _ in spaces]  # the face-down token, at most one (AHA-58)

    # ----- what is printed -----

    def kind(self, space: int) -> str:
        return self.spaces[space].kind

    def chain(self, space: int, links: set[int]) -> set[int]:
        """All spaces that can be walked to from ``space`` over ``links``, itself included."""
        reached = {space}
        edge = [space]
        while edge:
            new = set(self.rings[edge.pop()]) & links - reached
            reached |= new
            edge += new
        return reached

    def forest_group(self, forest: int) -> set[int]:
        """The Forests that hang together with this one (AH-64)."""
        return self.chain(forest, {space for space in self.all if self.kind(space) == FOREST})

    def around(self, forest: int) -> set[int]:
        """The spaces around a Forest's group; at the edge only those that exist (AHA-20, AHA-21)."""
        group = self.forest_group(forest)
        return {space for member in group for space in self.rings[member]} - group

    def difficulty(self, space: int) -> int:
        """The printed number, counted for a Forest (AH-39, AH-62, AH-64)."""
        return len(self.around(space)) if self.kind(space) == FOREST else self.spaces[space].number

    def is_beside_forest(self, space: int) -> bool:
        return any(self.kind(other) == FOREST for other in self.rings[space])

    # ----- what lies there -----

    def is_held_by(self, seat: int, space: int) -> bool:
        """A face-up token of that seat lies there."""
        return seat in self.held[space]

    def spaces_of(self, seat: int) -> set[int]:
        return {space for space in self.all if self.is_held_by(seat, space)}

    def cities_of(self, seat: int) -> set[int]:
        return {space for space in self.spaces_of(seat) if self.kind(space) == CITY}

    def tiles_of(self, seat: int) -> set[int]:
        return {self.spaces[space].tile for space in self.spaces_of(seat)}

    def tokens_on_tile(self, seat: int, tile: int) -> int:
        """Face-up tokens only, two on one City are two (AHA-26)."""
        return sum(held.count(seat) for space, held in enumerate(self.held) if self.spaces[space].tile == tile)

    def is_connected(self, seat: int, space: int) -> bool:
        """A chain of that seat's spaces leads from this one to one of its Cities (AH-38, AHA-16, AHA-17)."""
        return bool(self.chain(space, self.spaces_of(seat)) & self.cities_of(seat))

    # ----- Forests -----

    def is_surrounded(self, forest: int) -> bool:
        """Somebody's face-up token is on each space around (AH-60, AHA-19, AHA-21)."""
        return all(self.held[space] for space in self.around(forest))

    def held_around(self, seat: int, forest: int) -> int:
        """Spaces around a Forest that a seat holds; a City is one, whatever lies on it (AHA-19, AHA-73)."""
        return len(self.around(forest) & self.spaces_of(seat))

    def has_most_around(self, seat: int, forest: int, players: int) -> bool:
        """Nobody holds more, and nothing is no majority (AH-61, AHA-22, AHA-82)."""
        mine = self.held_around(seat, forest)
        return mine > 0 and all(self.held_around(other, forest) <= mine for other in range(players))

    # ----- distance -----

    def is_passable(self, space: int, pass_forests: bool) -> bool:
        """Forests only for who may, or when surrounded (AH-42, AH-60, AHA-24, AHA-89)."""
        return self.kind(space) != FOREST or pass_forests or self.is_surrounded(space)

    def surcharge(self, seat: int, space: int) -> int:
        """1 for passing a space that others hold and the seat does not (AH-43, AHA-09, AHA-10)."""
        return int(bool(self.held[space]) and not self.is_held_by(seat, space))

    def mobility_needed(self, seat: int, any_source: bool, pass_forests: bool) -> dict[int, int]:
        """Mobility needed for each space that there is a way to (AH-40, AH-41, AHA-08, AHA-11).

        ``any_source``: all own spaces are sources (Astronaut, AHA-53). ``pass_forests``: Adventurer.
        """
        sources = self.spaces_of(seat) if any_source else self.cities_of(seat)
        needed: dict[int, int] = {}
        queue = [(0, source) for source in sorted(sources)]
        while queue:
            cost, space = heapq.heappop(queue)
            if space in needed:
                continue
            needed[space] = cost
            if space in sources or self.is_passable(space, pass_forests):
                onward = cost + 1 + (0 if space in sources else self.surcharge(seat, space))
                for other in self.rings[space]:
                    heapq.heappush(queue, (onward, other))
        free = {self.spaces[city].tile for city in self.cities_of(seat)}
        return needed | {space: 0 for space in self.all if self.spaces[space].tile in free}
