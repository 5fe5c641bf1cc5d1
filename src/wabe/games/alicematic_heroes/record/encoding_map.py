"""What a learning program sees of the map. Spaces and tiles stay at their places; seats follow from the one that looks.

A map with fewer tiles leaves the last ones empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.alicematic_heroes.pieces import terrain
from wabe.games.alicematic_heroes.table.cards import FOREST, SPACE_KINDS
from wabe.games.alicematic_heroes.table.layout import (
    AROUND,
    AROUND_BY,
    ATTACK,
    CONNECTED,
    HELD,
    HOLDER_BITS,
    HOLDER_MASK,
    MAX_PLAYERS,
    MAX_SPACES,
    MAX_TILES,
    ON_TILE,
    TILE_SPACES,
    UNREACHABLE,
    coordinate,
)
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.table.step_ids import (
    ATTACK_ONLY,
    BY_JET,
    CHOOSE_TARGET_ID,
    DISCARD_ID,
    FINISH,
    HOW_ID,
    NO_SPACE,
    OUTRIGHT,
    PAY_ID,
    PAY_TOKENS,
    TURN_DOWN_ID,
)
from wabe.games.alicematic_heroes.turn import plan
from wabe.kernel.encoding import Part, distance, relative_seats
from wabe.kernel.ints import Sheet

SEATS: Final = relative_seats(MAX_PLAYERS)
TILES: Final = [coordinate(tile * TILE_SPACES)[0] for tile in range(MAX_TILES)]
SPACES: Final = [coordinate(space) for space in range(MAX_SPACES)]
SPOTS: Final = ["spots", "first", "second", "third"]
SPACE_FACTS: Final = [
    *SPACE_KINDS, "number", "connected", *[f"held-{each}" for each in SEATS], *[f"attack-{each}" for each in SEATS]
]  # fmt: skip
FOREST_FACTS: Final = ["group", "surrounded", "held-around", *[f"held-around-{each}" for each in SEATS]]
INVASION_FACTS: Final = ["planned", "short-red", "short-green", "unreachable"]
WAYS: Final = {ATTACK_ONLY: "attack", PAY_TOKENS: "pay", BY_JET: "jet", OUTRIGHT: "success", FINISH: "finish"}

NUMBER: Final = 7  # after the kinds
JOINED: Final = 8
HOLDING: Final = 9
ATTACKING: Final = HOLDING + MAX_PLAYERS
SPACE_WIDTH: Final = ATTACKING + MAX_PLAYERS
FOREST_WIDTH: Final = 3 + MAX_PLAYERS
INVASION_WIDTH: Final = 4 + FINISH + 1


class Tiles(Part[HeroesState]):
    """Which tile lies where (1 for the first one of the data), how it is turned, and where its City is, axial."""

    def __init__(self) -> None:
        super().__init__("tile", TILES, ["tile", "turned", "q", "r"])

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        board = g.board
        for position in range(board.tile_count):
            q, r = board.centres[position]
            into[at] = i32(board.tiles[position] + 1)
            into[at + 1] = i32(board.turned[position])
            into[at + 2] = i32(q)
            into[at + 3] = i32(r)
            at += 4


class Spaces(Part[HeroesState]):
    """Every space: its kind and number, whether its (first) holder is connected, whose tokens and attacks lie there.

    AH-02, AH-47, AHA-16.
    """

    def __init__(self) -> None:
        super().__init__("space", SPACES, SPACE_FACTS)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        cells, kinds, numbers, players = g.cells, g.board.kind, g.board.number, g.players
        for space in range(g.board.spaces):
            into[at + kinds[space]] = 1
            into[at + NUMBER] = i32(numbers[space])
            held = cells[HELD + space]
            if held:
                into[at + JOINED] = i32(cells[CONNECTED + space] >> ((held & HOLDER_MASK) - 1) & 1)
            while held:
                into[at + HOLDING + distance((held & HOLDER_MASK) - 1, seat, players)] += 1
                held >>= HOLDER_BITS
            if cells[ATTACK + space]:
                into[at + ATTACKING + distance(cells[ATTACK + space] - 1, seat, players)] = 1
            at += SPACE_WIDTH


class Cities(Part[HeroesState]):
    """The spots of each City, and who came there first, second, third: 1 for the seat that looks, then clockwise."""

    def __init__(self) -> None:
        super().__init__("city", TILES, SPOTS)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        for position in range(g.board.tile_count):
            city = position * TILE_SPACES
            into[at] = i32(g.board.spots[city])
            held = g.holders(city)
            spot = at + 1
            while held:
                into[spot] = i32(distance((held & HOLDER_MASK) - 1, seat, g.players) + 1)
                held >>= HOLDER_BITS
                spot += 1
            at += 4


class Forests(Part[HeroesState]):
    """The Forest of each tile: its group (from 1), and who holds how many of the spaces around that. AH-60 to AH-64."""

    def __init__(self) -> None:
        super().__init__("forest", TILES, FOREST_FACTS)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        board, cells = g.board, g.cells
        for position in range(board.tile_count):
            for space in range(position * TILE_SPACES + 1, (position + 1) * TILE_SPACES):
                if board.kind[space] == FOREST:
                    group = board.group[space]
                    into[at] = i32(group + 1)
                    into[at + 1] = 1 if terrain.is_surrounded(g, space) else 0
                    into[at + 2] = i32(cells[AROUND + group])
                    put_seats(g, seat, AROUND_BY + group * MAX_PLAYERS, into, at + 3)
            at += FOREST_WIDTH


class Majorities(Part[HeroesState]):
    """Face-up tokens of each seat on each tile. AHA-26."""

    def __init__(self) -> None:
        super().__init__("majority", TILES, SEATS)

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        for position in range(g.board.tile_count):
            put_seats(g, seat, ON_TILE + position * MAX_PLAYERS, into, at)
            at += MAX_PLAYERS


def put_seats(g: HeroesState, seat: i64, first: i64, into: Sheet, at: i64) -> None:
    """Copy cells of all seats, the first one that of seat 0, to where the seats follow from the one that looks."""
    cells, owner = g.cells, seat
    for index in range(g.players):
        into[at + index] = i32(cells[first + owner])
        owner += 1
        if owner == g.players:
            owner = 0


class Invasion(Part[HeroesState]):
    """For the seat that chooses a target or plans how: what the targets take, and the ways to invade them.

    The tokens that Military Power and Mobility lack (AH-39, AH-44); planned: the target is chosen.
    """

    def __init__(self) -> None:
        super().__init__("invasion", SPACES, [*INVASION_FACTS, *WAYS.values()])

    def put(self, g: HeroesState, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth == 0 or seat != g.decider:
            return
        if g.top_id() == CHOOSE_TARGET_ID:
            for index in range(g.offered):
                if g.offers[index] != NO_SPACE:
                    put_target(g, seat, g.offers[index], 0, into, at + g.offers[index] * INVASION_WIDTH)
        elif is_planning(g):
            into[at + g.target * INVASION_WIDTH] = 1
            put_target(g, seat, g.target, g.turned, into, at + g.target * INVASION_WIDTH)


def is_planning(g: HeroesState) -> bool:
    """Whether the target of an invasion is chosen, and it is asked how."""
    step = g.top_id()
    return g.target >= 0 and step in (TURN_DOWN_ID, HOW_ID, DISCARD_ID, PAY_ID)


def put_target(g: HeroesState, seat: i64, space: i64, turned: i64, into: Sheet, at: i64) -> None:
    """What an invasion of the space takes, with these Alices turned down."""
    row = plan.row_without(g, seat, turned)
    green = plan.mobility_short(g, seat, space, row)
    into[at + 1] = i32(plan.military_short(g, seat, space, row, turned))
    if green == UNREACHABLE:
        into[at + 3] = 1
    else:
        into[at + 2] = i32(green)
    ways = plan.ways(g, seat, space, turned)
    for way in range(FINISH + 1):
        into[at + 4 + way] = i32(ways >> way & 1)
