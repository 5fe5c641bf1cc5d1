"""The map in play: who holds what, what is connected, surrounded, in reach.

Connections and Forests are kept up with every token that is laid or taken; distances are worked out once for the
seat on turn, by what her powers make of them, and kept until the map changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.board import Board
from wabe.games.alicematic_heroes.table.cards import CITY, FOREST, SPACE_KINDS
from wabe.games.alicematic_heroes.table.layout import (
    AROUND,
    AROUND_BY,
    CITIES_ON,
    CONNECTED,
    DISTANCE,
    FROM_ANY_SPACE,
    HELD,
    HOLDER_BITS,
    HOLDER_MASK,
    MAX_PLAYERS,
    NOBODY,
    NOWHERE,
    ON_TILE,
    QUEUE,
    THROUGH_FORESTS,
    TILE_SPACES,
    UNREACHABLE,
    WAITED,
)
from wabe.kernel.message import Json, speak

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

PATH_FLAGS: Final = THROUGH_FORESTS | FROM_ANY_SPACE

# The distances that are kept: flags, and
SEAT_SHIFT: Final = 8  # whose they are
MOST_SHIFT: Final = 16  # how far they are known
KEY_MASK: Final = (1 << MOST_SHIFT) - 1


def board_of(g: HeroesState, tiles: list[int], turned: list[int]) -> Board:
    """The map of these tiles. AH-04."""
    content = g.content
    players = int(g.players)
    return Board(
        tiles,
        turned,
        content.layouts[players],
        content.directions,
        content.tile_kinds,
        content.tile_numbers,
        content.tile_spots,
        content.centres[players],
    )


def hold(g: HeroesState, space: i64, seat: i64) -> None:
    """Lay a face-up token of the seat; the caller has made room and counts it."""
    new = not g.holds(seat, space)
    count_around(g, space, seat, 1 if new else 0, 1 if g.holders(space) == 0 else 0)
    g.cells[HELD + space] |= (seat + 1) << g.tokens_on(space) * HOLDER_BITS
    g.cells[ON_TILE + space // TILE_SPACES * MAX_PLAYERS + seat] += 1
    if new and g.board.kind[space] == CITY:
        g.cells[CITIES_ON + space // TILE_SPACES] |= 1 << seat
    g.distance_key = NOWHERE
    if new and is_joined(g, seat, space):
        connect_from(g, seat, space)


def release(g: HeroesState, space: i64) -> None:
    """Take the only face-up token off a land or Forest; the caller counts it."""
    seat = g.holder(space)
    count_around(g, space, seat, -1, -1)
    g.cells[HELD + space] = 0
    g.cells[ON_TILE + space // TILE_SPACES * MAX_PLAYERS + seat] -= 1
    g.distance_key = NOWHERE
    if g.is_connected(seat, space):  # else nothing hangs on it
        connect(g, seat)


def count_around(g: HeroesState, space: i64, seat: i64, own: i64, any_: i64) -> None:
    """Count a space for the Forests that it touches. AHA-19, AHA-21."""
    for group in g.board.touched[space]:
        g.cells[AROUND + group] += any_
        g.cells[AROUND_BY + group * MAX_PLAYERS + seat] += own


def is_joined(g: HeroesState, seat: i64, space: i64) -> bool:
    """Whether a space of the seat is a City or touches one that is connected. AHA-16, AHA-17, AHA-18."""
    return g.board.kind[space] == CITY or touches_connected(g, seat, space)


def touches_connected(g: HeroesState, seat: i64, space: i64) -> bool:
    """Whether a space beside this one is connected to a City of the seat."""
    for side in range(g.board.first_side[space], g.board.first_side[space + 1]):
        if g.is_connected(seat, g.board.neighbours[side]):
            return True
    return False


def connect(g: HeroesState, seat: i64) -> None:
    """Work out anew which spaces of the seat are connected to a City of its own. AHA-16, AHA-17, AHA-18."""
    cells = g.cells
    for space in range(g.board.spaces):
        cells[CONNECTED + space] &= ~(1 << seat)
    for position in range(g.board.tile_count):
        if has_city_on(g, seat, position) and not g.is_connected(seat, position * TILE_SPACES):
            connect_from(g, seat, position * TILE_SPACES)


def connect_from(g: HeroesState, seat: i64, first: i64) -> None:
    """A space of the seat is connected: so are all of its spaces that hang together with it."""
    cells, first_side, neighbours = g.cells, g.board.first_side, g.board.neighbours
    bit: i64 = 1 << seat
    cells[CONNECTED + first] |= bit
    cells[QUEUE] = first
    count: i64 = 1
    done: i64 = 0
    while done < count:
        space = cells[QUEUE + done]
        done += 1
        for side in range(first_side[space], first_side[space + 1]):
            beside = neighbours[side]
            if not cells[CONNECTED + beside] & bit and g.holds(seat, beside):
                cells[CONNECTED + beside] |= bit
                cells[QUEUE + count] = beside
                count += 1


def has_city_on(g: HeroesState, seat: i64, position: i64) -> bool:
    """Whether the seat has a token on the City of a tile. AH-40, AH-57."""
    cell = CITIES_ON + position
    return bool(g.cells[cell] >> seat & 1)


def cities_held(g: HeroesState, seat: i64) -> i64:
    """Number of Cities with a token of the seat; one with two counts once. AHA-73."""
    count: i64 = 0
    for position in range(g.board.tile_count):
        if has_city_on(g, seat, position):
            count += 1
    return count


def tiles_held(g: HeroesState, seat: i64) -> i64:
    """Number of tiles on which the seat holds a space."""
    count: i64 = 0
    for position in range(g.board.tile_count):
        if g.on_tile(seat, position) > 0:
            count += 1
    return count


def is_surrounded(g: HeroesState, forest: i64) -> bool:
    """Whether every space around the Forest's group is held by somebody. AH-60, AHA-19, AHA-21."""
    return g.cells[AROUND + g.board.group[forest]] == g.board.number[forest]


def held_around(g: HeroesState, forest: i64, seat: i64) -> i64:
    """Number of spaces around the Forest's group that the seat holds. AH-61, AHA-19."""
    return g.cells[AROUND_BY + g.board.group[forest] * MAX_PLAYERS + seat]


def has_most_around(g: HeroesState, forest: i64, seat: i64) -> bool:
    """Whether nobody holds more around the Forest, and the seat at least one. AH-61, AHA-22, AHA-82."""
    own = held_around(g, forest, seat)
    if own == 0:
        return False
    for other in range(g.players):
        if held_around(g, forest, other) > own:
            return False
    return True


def mobility_needed(g: HeroesState, seat: i64, space: i64, flags: i64, most: i64 = UNREACHABLE) -> i64:
    """Mobility that an invasion needs; UNREACHABLE where no path leads. AH-40 to AH-45, AHA-08 to AHA-11.

    Where it is above `most`, it may be UNREACHABLE as well: whoever does not ask farther is answered sooner.

    Args:
        g: the position.
        seat: who invades.
        space: the target.
        flags: those of the kingdom's powers that count: THROUGH_FORESTS, FROM_ANY_SPACE.
        most: see above.
    """
    if has_city_on(g, seat, space // TILE_SPACES):
        return 0
    keep_distances(g, seat, flags, most)
    cell = DISTANCE + space
    return g.cells[cell]


def keep_distances(g: HeroesState, seat: i64, flags: i64, most: i64 = UNREACHABLE) -> None:
    """Work out the distances for these flags unless they are those that are kept: clones made afterwards have them."""
    key = seat << SEAT_SHIFT | flags & PATH_FLAGS
    if g.distance_key & KEY_MASK != key or g.distance_key >> MOST_SHIFT < most:
        measure(g, seat, flags, most)
        g.distance_key = most << MOST_SHIFT | key


def measure(g: HeroesState, seat: i64, flags: i64, most: i64) -> None:
    """Work out the cheapest way to every space, nearest first, up to `most`; an enemy's space is left a step later."""
    cells, first_side, neighbours = g.cells, g.board.first_side, g.board.neighbours
    reached = begin(g, seat, flags)
    left = g.board.spaces - reached  # to be reached; with the last one all is known
    done: i64 = 0
    while left > 0 and done < reached:
        entry = cells[QUEUE + done]
        done += 1
        space = entry & ~WAITED
        steps = cells[DISTANCE + space]
        if entry < WAITED and steps > 0:
            cost = leaving_cost(g, seat, space, flags)
            if cost == 0:
                continue
            if cost == 2:
                cells[QUEUE + reached] = space | WAITED
                reached += 1
                continue
        steps += 1 if entry < WAITED else 2
        if steps > most:
            return
        for side in range(first_side[space], first_side[space + 1]):
            beside = neighbours[side]
            if cells[DISTANCE + beside] == UNREACHABLE:
                cells[DISTANCE + beside] = steps
                cells[QUEUE + reached] = beside
                reached += 1
                left -= 1


def begin(g: HeroesState, seat: i64, flags: i64) -> i64:
    """Queue the spaces that distance counts from: own Cities, with Astronaut all own spaces. AH-41, AHA-53."""
    cells = g.cells
    step: i64 = 1 if flags & FROM_ANY_SPACE else TILE_SPACES
    for space in range(g.board.spaces):
        cells[DISTANCE + space] = UNREACHABLE
    queued: i64 = 0
    source: i64 = 0
    while source < g.board.spaces:
        if g.holds(seat, source):
            cells[DISTANCE + source] = 0
            cells[QUEUE + queued] = source
            queued += 1
        source += step
    return queued


def leaving_cost(g: HeroesState, seat: i64, space: i64, flags: i64) -> i64:
    """Cost of the step out of a space passed through; 0 where nobody passes. AH-42, AH-43, AHA-09, AHA-10, AHA-24."""
    if g.board.kind[space] == FOREST and not flags & THROUGH_FORESTS and not is_surrounded(g, space):
        return 0
    cell = HELD + space
    return 1 if g.cells[cell] == 0 or g.holds(seat, space) else 2


def path_to(g: HeroesState, seat: i64, space: i64, flags: i64) -> list[int]:
    """A cheapest path, from its source to the target, both included; only the target where none is needed."""
    path = [int(space)]
    left = mobility_needed(g, seat, space, flags)
    if left == UNREACHABLE:
        return path
    here = space
    while left > 0:
        here = step_before(g, seat, here, left, flags)
        left = g.cells[DISTANCE + here]
        path.append(int(here))
    path.reverse()
    return path


def step_before(g: HeroesState, seat: i64, space: i64, distance: i64, flags: i64) -> i64:
    """The space before this one on a cheapest path."""
    for side in range(g.board.first_side[space], g.board.first_side[space + 1]):
        beside = g.board.neighbours[side]
        there = g.cells[DISTANCE + beside]
        cost = leaving_cost(g, seat, beside, flags) if there else 1
        if cost and there + cost == distance:
            return beside
    return NOBODY


def named(g: HeroesState, space: i64) -> Json:
    """What a space is called by: its number, kind and difficulty."""
    return {"space": int(space), "kind": SPACE_KINDS[g.board.kind[space]], "number": int(g.board.number[space])}


def spoken(g: HeroesState, space: i64) -> Json:
    """The same as arguments of a text with the space's name."""
    return speak(named(g, space), g.game.spoken)


def holder_seats(g: HeroesState, space: i64) -> list[int]:
    """The seats with face-up tokens on a space, in order of arrival."""
    seats: list[int] = []
    held = g.holders(space)
    while held:
        seats.append(int(held & HOLDER_MASK) - 1)
        held >>= HOLDER_BITS
    return seats
