"""The chairs at the tea table: dealing, refilling, and the way of a Leader (WW-T01, WW-T03, WW-T04, WW-T31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.pieces.powers import direction
from wabe.games.wonderlands_war.table.decks import shuffle_cells
from wabe.games.wonderlands_war.table.layout import CHAIRS, HEAD, NOBODY, TEA, TEA_DECK

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
    for chair in range(1, CHAIRS + 1):
        if is_chair(g, chair) and is_empty(g, chair) and g.tea_next < TEA_DECK:
            g.put_card(chair, g.cells[TEA + g.tea_next])
            g.tea_next += 1
            dealt += 1
    if dealt > 0:
        g.reveal()
    return dealt


def is_chair(g: WarState, chair: i64) -> bool:
    """Whether there is such a chair with so many players."""
    return g.content.chairs[g.players] >> chair & 1 == 1


def is_empty(g: WarState, chair: i64) -> bool:
    """Whether a chair has neither card nor Leader."""
    return g.card_on(chair) == NOBODY and g.leader_on(chair) == NOBODY


def next_chair(g: WarState, seat: i64, chair: i64) -> i64:
    """The next chair on a Leader's way, or the Head."""
    places = CHAIRS + 1
    following = (chair + places + direction(g, seat)) % places
    while following != HEAD and not is_chair(g, following):
        following = (following + places + direction(g, seat)) % places
    return following


def in_reach(g: WarState, seat: i64) -> i64:
    """Bit mask of the chairs with a card on the way to the Head (WW-T03, WW-T05)."""
    mask: i64 = 0
    chair = next_chair(g, seat, g.chair_of(seat))
    while chair != HEAD:
        if g.card_on(chair) != NOBODY:
            mask |= 1 << chair
        chair = next_chair(g, seat, chair)
    return mask


def passes_leader(g: WarState, seat: i64, target: i64) -> bool:
    """Whether another Leader sits between a Leader's chair and a place on its way (WW-R08)."""
    chair = next_chair(g, seat, g.chair_of(seat))
    while chair != target:
        if g.leader_on(chair) not in (NOBODY, seat):
            return True
        chair = next_chair(g, seat, chair)
    return False
