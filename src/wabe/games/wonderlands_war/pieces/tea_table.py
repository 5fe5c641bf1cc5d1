"""The chairs at the tea table: dealing, refilling, and the way of a Leader (WW-T01, WW-T03, WW-T04, WW-T31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.powers import direction
from wabe.games.wonderlands_war.table.decks import shuffle_cells
from wabe.games.wonderlands_war.table.layout import AT_TABLE, CHAIRS, HEAD, NOBODY, TEA, TEA_DECK

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


def shuffle_deck(g: WarState) -> None:
    """The deck of this Round in random order, no card dealt (WW-T01)."""
    first = TEA_DECK * (g.round - 1)
    for index in range(TEA_DECK):
        g.cells[TEA + index] = first + index
    shuffle_cells(g, TEA, TEA_DECK)
    g.tea_next = 0


def clear_table(g: WarState) -> None:
    """The old cards on the table are discarded (WW-T01)."""
    for chair in range(1, CHAIRS + 1):
        g.put_card(chair, NOBODY)


def refill(g: WarState) -> i64:
    """Deal a card to each chair that has neither card nor Leader, clockwise from the Head (WW-T04, WW-T31).

    Returns:
        how many were dealt.
    """
    dealt: i64 = 0
    empty = g.content.chairs[g.players] & ~(g.chairs_laid() | leaders_but(g, NOBODY))
    for chair in range(1, CHAIRS + 1):
        if empty >> chair & 1 and g.tea_next < TEA_DECK:
            g.put_card(chair, g.cells[TEA + g.tea_next])
            g.tea_next += 1
            dealt += 1
    if dealt > 0:
        g.reveal()
    return dealt


def places(g: WarState) -> i64:
    """Bit mask of the chairs that there are with so many players, and the Head."""
    return g.content.chairs[g.players] | 1 << HEAD


def following(places: i64, chair: i64, way: i64) -> i64:
    """The next of some places (bit mask) this way round."""
    chair = (chair + CHAIRS + 1 + way) % (CHAIRS + 1)
    while not places >> chair & 1:
        chair = (chair + CHAIRS + 1 + way) % (CHAIRS + 1)
    return chair


def in_reach(g: WarState, seat: i64) -> i64:
    """Bit mask of the chairs with a card on the way to the Head (WW-T03, WW-T05)."""
    return on_way(g, seat, HEAD) & g.chairs_laid()


def on_way(g: WarState, seat: i64, target: i64) -> i64:
    """Bit mask of the places between a Leader's chair and a place on its way."""
    all_places, way = places(g), direction(g, seat)
    mask: i64 = 0
    chair = following(all_places, g.chair_of(seat), way)
    while chair != target:
        mask |= 1 << chair
        chair = following(all_places, chair, way)
    return mask


def passes_leader(g: WarState, seat: i64, target: i64) -> bool:
    """Whether another Leader sits between a Leader's chair and a place on its way (WW-R08)."""
    return on_way(g, seat, target) & leaders_but(g, seat) != 0


def leaders_but(g: WarState, seat: i64) -> i64:
    """Bit mask of the places where the Leaders of all others sit."""
    mask: i64 = 0
    for other in range(g.players):
        if other != seat and g.leader_at(other) == AT_TABLE:
            mask |= 1 << g.chair_of(other)
    return mask
