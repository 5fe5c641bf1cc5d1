"""Final scoring: tiles, slots, effects of Alices (AH-66 to AH-73, AHA-26 to AHA-34, AHA-56, AHA-57).

Everything it needs is open, so it can be worked out at any time as if the game ended now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.alicematic_heroes.table.cards import COLOURS, FIRST_VP, KINGDOMS, SECOND_VP
from wabe.games.alicematic_heroes.table.layout import (
    DOWN,
    FROM_CITIES,
    FROM_EFFECTS,
    FROM_FORESTS,
    FROM_LANDS,
    NOBODY,
    PLACES,
    SLOT_LIMIT,
    SLOTS,
)
from wabe.games.alicematic_heroes.table.timing import END_GAME
from wabe.kernel.ints import Ints, zeros
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState


def total(g: HeroesState, seat: i64) -> int:
    """VP of a seat if the game ended now."""
    return int(g.all_vp(seat) + tiles_vp(g, seat) + slots_vp(g, seat) + effects_vp(g, seat))


# --- tiles ----------------------------------------------------------------------------------------------------


def tiles_vp(g: HeroesState, seat: i64) -> i64:
    """VP for majorities on all tiles. AH-66."""
    vp: i64 = 0
    for position in range(g.board.tile_count):
        vp += tile_points(g, position)[seat]
    return vp


def tile_points(g: HeroesState, position: i64) -> Ints:
    """VP of each seat on a tile. AH-66 to AH-70, AHA-26 to AHA-30.

    The seats on the tile are ranked by tokens, then by Alices. Two on top with as many of both get the second prize
    each, and nobody else gets any; otherwise one alone in the second place gets it.
    """
    return points_of(g, tile_tokens(g, position))


def points_of(g: HeroesState, counts: Ints) -> Ints:
    """VP of each seat on a tile with these numbers of tokens."""
    points = zeros(g.players)
    first = best_of(g, counts, NOBODY)
    if first == NOBODY:
        return points
    if rivals(g, counts, first) > 0:
        for seat in range(g.players):
            if is_level(g, counts, seat, first):
                points[seat] = SECOND_VP
        return points
    points[first] = FIRST_VP
    second = best_of(g, counts, first)
    if second != NOBODY and rivals(g, counts, second) == 0:
        points[second] = SECOND_VP
    return points


def tile_tokens(g: HeroesState, position: i64) -> Ints:
    """Face-up tokens of each seat on a tile. AHA-26."""
    counts = zeros(g.players)
    for seat in range(g.players):
        counts[seat] = g.on_tile(seat, position)
    return counts


def best_of(g: HeroesState, counts: Ints, without: i64) -> i64:
    """The seat with most tokens, then most Alices; NOBODY where there are no others. AHA-27."""
    best: i64 = NOBODY
    for seat in range(g.players):
        if seat == without or counts[seat] == 0:
            continue
        if (
            best == NOBODY
            or counts[seat] > counts[best]
            or (counts[seat] == counts[best] and g.alices(seat) > g.alices(best))
        ):
            best = seat
    return best


def is_ahead(g: HeroesState, counts: Ints, seat: i64, other: i64) -> bool:
    """Whether a seat has more tokens than another, or as many and more Alices."""
    if counts[seat] != counts[other]:
        return counts[seat] > counts[other]
    return g.alices(seat) > g.alices(other)


def is_level(g: HeroesState, counts: Ints, seat: i64, other: i64) -> bool:
    """Whether two seats have as many tokens and as many Alices."""
    return counts[seat] == counts[other] and g.alices(seat) == g.alices(other)


def rivals(g: HeroesState, counts: Ints, seat: i64) -> i64:
    """How many other seats are level with this one."""
    count: i64 = 0
    for other in range(g.players):
        if other != seat and is_level(g, counts, seat, other):
            count += 1
    return count


# --- slots ----------------------------------------------------------------------------------------------------


def slots_vp(g: HeroesState, seat: i64) -> i64:
    """VP for most Alices, over all slots. AH-71."""
    vp: i64 = 0
    for slot in range(SLOTS):
        vp += slot_vp(g, seat, slot)
    return vp


def slot_vp(g: HeroesState, seat: i64, slot: i64) -> i64:
    """As many VP as Alices in the slot for everybody who has the most there. AH-71, AHA-32."""
    own = slot_alices(g, seat, slot)
    for other in range(g.players):
        if slot_alices(g, other, slot) > own:
            return 0
    return own


def slot_alices(g: HeroesState, seat: i64, slot: i64) -> i64:
    """Alices that count for a slot: those in it, or by the switch those of its colour. AHA-31."""
    if g.slot_majority_by_colour:
        return colour_alices(g, seat, slot)
    count: i64 = 0
    for place in range(slot * SLOT_LIMIT, slot * SLOT_LIMIT + g.slot_size(seat, slot)):
        if not g.card_at(seat, place) & DOWN:
            count += 1
    return count


def colour_alices(g: HeroesState, seat: i64, colour: i64) -> i64:
    """Alices of a colour in a kingdom."""
    count: i64 = 0
    for place in range(PLACES):
        if g.is_alice(seat, place) and g.content.colour[g.kind_at(seat, place)] == colour:
            count += 1
    return count


# --- effects at the end ---------------------------------------------------------------------------------------


def effects_vp(g: HeroesState, seat: i64) -> i64:
    """VP by effects at the end. AH-72, AHA-57."""
    vp: i64 = 0
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0:
            vp += g.content.effects[kind].end_vp(g, seat)
    return vp


# --- in words -------------------------------------------------------------------------------------------------


def sheet(g: HeroesState) -> Json:
    """The final scoring broken down, as if the game ended now (docs/protocol.md)."""
    points = [tile_points(g, position) for position in range(g.board.tile_count)]
    return {"seats": [seat_sheet(g, seat, points) for seat in range(g.players)], "tie": g.tie()}


def seat_sheet(g: HeroesState, seat: i64, points: list[Ints]) -> Json:
    """The VP of one seat by source."""
    return {
        "seat": seat,
        "kingdom": KINGDOMS[g.kingdoms[seat]],
        "played": {
            "cities": g.vp(seat, FROM_CITIES),
            "lands": g.vp(seat, FROM_LANDS),
            "forests": g.vp(seat, FROM_FORESTS),
            "effects": g.vp(seat, FROM_EFFECTS),
        },
        "tiles": [each[seat] for each in points],
        "slots": {COLOURS[slot]: slot_vp(g, seat, slot) for slot in range(SLOTS)},
        "effects": effects_by_name(g, seat),
        "alices": g.alices(seat),
        "total": total(g, seat),
    }


def effects_by_name(g: HeroesState, seat: i64) -> Json:
    """VP at the end by the name of the Alice whose effect it is, zeros too."""
    found: dict[str, int] = {}
    for place in range(PLACES):
        kind = g.acting(seat, place)
        if kind >= 0 and g.content.effects[kind].timing & END_GAME:
            name = g.content.names[kind]
            found[name] = found.get(name, 0) + int(g.content.effects[kind].end_vp(g, seat))
    return found
