"""Determinising: all that a seat does not know is redrawn, consistent with what it does know (WW-S18).

Unknown to a seat are the order of decks, the Quests in the hands of others, what they have wagered, and the chips of
their multi-draws. It does know the Quests it has put under the deck, and that nobody has kept in the set-up the one
it gave back. Bags are known by their make-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.chips import KINDS
from wabe.games.wonderlands_war.layout import (
    FEAT,
    GIVEN_BACK,
    NOBODY,
    QUEST,
    QUEST_HOLDER,
    QUESTS,
    QUESTS_DRAWN,
    TEA,
    TEA_DECK,
    WAGER,
    WONDER,
)
from wabe.games.wonderlands_war.steps import CHOOSE_DRAWN_ID
from wabe.kernel.ints import Ints, zeros

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.state import WarState

QUEST_MASK: Final = 0xFF
KNOWN_SHIFT: Final = 8


def redraw(g: WarState, seat: i64) -> None:
    """Redraw all that the seat does not know."""
    shuffle_cells(g, TEA + g.tea_next, TEA_DECK - g.tea_next if g.tea_next > 0 else 0)
    shuffle_cells(g, WONDER, g.wonder_size)
    redraw_quests(g, seat)
    if g.region != NOBODY:
        redraw_battle(g, seat)


def shuffle_cells(g: WarState, first: i64, size: i64) -> None:
    """Bring some cells into random order. They are sorted first: where they lay must not show."""
    items = zeros(size)
    for index, item in enumerate(sorted(g.cells[cell] for cell in range(first, first + size))):
        items[index] = item
    g.shuffle(items)
    for index in range(size):
        g.cells[first + index] = items[index]


# --- Quests ---------------------------------------------------------------------------------------------------


def redraw_quests(g: WarState, viewer: i64) -> None:
    """Deal the Quests unknown to the viewer anew to the other hands and to the unknown places of the deck.

    What another gave back in the set-up is not known either: it is then as if nobody remembered.
    """
    hands = zeros(g.players)
    unknown = take_up(g, viewer, hands)
    for seat in range(g.players):
        if seat != viewer:
            g.cells[GIVEN_BACK + seat] = 0
    g.shuffle(unknown)
    keep_out(g, viewer, unknown, hands)
    dealt: i64 = 0
    for seat in range(g.players):
        for _ in range(hands[seat]):
            g.cells[QUEST_HOLDER + unknown[dealt]] = seat + 1
            dealt += 1
    for index in range(g.quest_size):
        if not is_known(g, viewer, index):
            entry = g.cells[QUEST + index]
            g.cells[QUEST + index] = entry & ~QUEST_MASK | unknown[dealt]
            dealt += 1


def is_known(g: WarState, viewer: i64, index: i64) -> bool:
    """Whether the viewer knows the Quest at a place of the deck."""
    return g.cells[QUEST + index] >> KNOWN_SHIFT == viewer + 1


def take_up(g: WarState, viewer: i64, hands: Ints) -> Ints:
    """The Quests unknown to the viewer in ascending order; fills in how many are in each hand, unless all are shown."""
    found = zeros(QUESTS)
    for quest in range(QUESTS):
        holder = g.quest_holder(quest)
        if holder not in (NOBODY, viewer) and g.cells[FEAT + quest] == 0 and not g.over:
            hands[holder] += 1
            found[quest] = 1
            g.cells[QUEST_HOLDER + quest] = 0
    for index in range(g.quest_size):
        if not is_known(g, viewer, index):
            found[g.cells[QUEST + index] & QUEST_MASK] = 1
    count: i64 = 0
    for quest in range(QUESTS):
        count += found[quest]
    unknown = zeros(count)
    filled: i64 = 0
    for quest in range(QUESTS):
        if found[quest]:
            unknown[filled] = quest
            filled += 1
    return unknown


def keep_out(g: WarState, viewer: i64, unknown: Ints, hands: Ints) -> None:
    """The Quest that the viewer gave back in the set-up is not with anybody who has drawn none since."""
    given = g.cells[GIVEN_BACK + viewer] - 1
    place = place_of(unknown, given)
    if place < 0 or can_lie(g, hands, place):
        return
    free = zeros(len(unknown))
    count: i64 = 0
    for other in range(len(unknown)):
        if can_lie(g, hands, other):
            free[count] = other
            count += 1
    target = free[g.below(count)]
    unknown[place] = unknown[target]
    unknown[target] = given


def place_of(unknown: Ints, quest: i64) -> i64:
    """Where a Quest lies among the unknown ones, -1 for nowhere."""
    for place in range(len(unknown)):
        if unknown[place] == quest:
            return place
    return -1


def can_lie(g: WarState, hands: Ints, place: i64) -> bool:
    """Whether a place, counted through the hands and then the deck, is not of a hand without a Quest drawn later."""
    first: i64 = 0
    for seat in range(g.players):
        first += hands[seat]
        if place < first:
            return g.cells[QUESTS_DRAWN + seat] > 0
    return True


# --- the battle -----------------------------------------------------------------------------------------------


def redraw_battle(g: WarState, viewer: i64) -> None:
    """Redraw hidden Wagers, and the chips that others hold of a multi-draw."""
    choosing = g.depth > 0 and g.top_step().id == CHOOSE_DRAWN_ID
    for seat in range(g.players):
        if seat != viewer:
            if g.mark(seat, WAGER) > 0 and not g.wagers_open:
                g.set_mark(seat, WAGER, any_participant(g) + 1)
            if choosing:
                redraw_held(g, seat)


def any_participant(g: WarState) -> i64:
    """A random participant of the battle."""
    seats = zeros(g.players)
    count: i64 = 0
    for seat in range(g.players):
        if g.is_participant(seat):
            seats[count] = seat
            count += 1
    return seats[g.below(count)]


def redraw_held(g: WarState, seat: i64) -> None:
    """Put the chips of a multi-draw back and draw as many again."""
    size = g.held_size(seat)
    for index in range(size):
        g.add_to_bag(seat, g.held_chip(seat, index), 1)
    g.drop_held(seat)
    for _ in range(size):
        left = g.below(g.bag_size(seat))
        for kind in range(KINDS):
            left -= g.in_bag(seat, kind)
            if left < 0:
                g.add_to_bag(seat, kind, -1)
                g.hold(seat, kind)
                break
